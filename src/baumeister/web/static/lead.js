// On a phone the board is higher than the screen: when a decision begins and most of what can be chosen is out of sight, or a step
// shows all of it, the page leads to where the most is seen; so it does when something is chosen in the hand whose places are all out
// of sight. Once for each: whoever looks elsewhere afterwards stays there. Where the board has something `at-stake`, such as the
// places of a piece for which one bids, the page leads to it, or to what can be chosen there, from the board's top downwards.
import { isNarrow } from "./arrange.js";
import { wait } from "./ask.js";
import { duration } from "./preferences.js";
import { sheetTop } from "./zoom.js";

const BESIDE = 24; // pixels between it and what covers the board, where there is room
const SCROLLING = 700; // milliseconds at most
let known = ""; // the decision that began last

export function leadToChoice() {
  const { turn, ply, draft } = document.getElementById("table").dataset;
  const decision = turn === "yes" ? `${ply} ${draft}` : "";
  if (decision === known) return;
  known = decision;
  if (decision) lead(!document.querySelector("#tray .can"));
}

export function leadToPlaces() { lead(false); }

// What is counted is in sight before its points fly. Returns when it is.
export async function leadToCounted(parts) {
  if (!isNarrow() || !parts.length || document.querySelector("#board.zoomed")) return;
  const places = parts.map(place);
  const around = { top: Math.min(...places.map(({ top }) => top)), bottom: Math.max(...places.map(({ bottom }) => bottom)) };
  if (isSeen({ ...around, top: around.top - BESIDE }, scrollY)) return; // the points stand above it
  const [first, last] = sight(scrollY);
  const arrived = new Promise((resolve) => { addEventListener("scrollend", resolve, { once: true }); });
  scrollTo({ top: (around.top + around.bottom - first - last) / 2, behavior: "smooth" });
  await Promise.race([arrived, wait(duration(SCROLLING))]);
}

// Where some of it lies in the hand, one piece of the board in sight is enough: the rest is led to when a card is chosen.
function lead(isOnBoardOnly) {
  if (!isNarrow() || document.querySelector("#table.guided, #board.zoomed")) return;
  const hasStake = Boolean(document.querySelector("#board .at-stake"));
  const [choices, stake] = [".can", ".at-stake"].map((name) => [...document.querySelectorAll(`#board ${name}`)].filter(isOnlyThere).map(place));
  const lit = choices.length ? choices : stake;
  if (!lit.length) return;
  const start = hasStake ? boardsTop() : scrollY;
  const [here, ...others] = [start, ...lit.flatMap(waysTo)].map((top) => ({ top, seen: lit.filter((one) => isSeen(one, top)).length }));
  const most = Math.max(...others.map(({ seen }) => seen));
  const isEnough = isOnBoardOnly ? here.seen * 2 >= lit.length : here.seen > 0;
  const isBest = most <= here.seen;
  if (!hasStake && (isBest || (isEnough && most < lit.length))) return;
  const [best] = isBest ? [here] : others.filter(({ seen }) => seen === most).sort((one, other) => Math.abs(one.top - start) - Math.abs(other.top - start));
  scrollTo({ top: best.top, behavior: duration(1) ? "smooth" : "auto" });
}

// Returns how far the page has to be scrolled for the board to begin just below what stands over it.
function boardsTop() {
  const top = scrollY + document.getElementById("board").getBoundingClientRect().top - document.querySelector(".todo").getBoundingClientRect().height;
  return Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight));
}

// Returns whether a part is drawn, and not once more where it is in sight.
function isOnlyThere(part) {
  return part.checkVisibility() && ![...document.querySelectorAll(`#tray [data-stands-for="${CSS.escape(part.id)}"]`)].some((twin) => twin.checkVisibility());
}

// Returns where a part, or what is at stake with it, lies on the page; of a high one its middle.
function place(part) {
  const { top, bottom } = (part.closest(".at-stake") ?? part).getBoundingClientRect();
  const [first, last] = sight(scrollY);
  const middle = scrollY + (top + bottom) / 2;
  return bottom - top > last - first ? { top: middle, bottom: middle } : { top: scrollY + top, bottom: scrollY + bottom };
}

// Returns between which heights of the window the board is seen, with the page scrolled so far.
function sight(scrolled) {
  const block = document.querySelector(".todo");
  const above = document.getElementById("table").offsetTop; // the bar, which goes with the page
  return [Math.max(0, above - scrolled) + block.getBoundingClientRect().height, sheetTop()];
}

function isSeen({ top, bottom }, scrolled) {
  const [first, last] = sight(scrolled);
  return top - scrolled >= first && bottom - scrolled <= last;
}

// Returns how far the page has to be scrolled until a part is seen just whole, at the upper or at the lower edge.
function waysTo({ top, bottom }) {
  const [first, last] = sight(Infinity);
  const room = Math.max(0, Math.min(BESIDE, (last - first - (bottom - top)) / 2));
  const end = document.documentElement.scrollHeight - innerHeight;
  return [top - first - room, top - first, bottom - last, bottom - last + room].map((way) => Math.min(Math.max(0, way), end));
}
