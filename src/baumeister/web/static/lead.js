// On a phone the board is higher than the screen: when a decision begins and most of what can be chosen is out of sight, or a step
// shows all of it, the page leads to where the most is seen; so it does when something is chosen in the hand whose places are all out
// of sight. Once for each: whoever looks elsewhere afterwards stays there.
import { isNarrow } from "./arrange.js";
import { duration } from "./preferences.js";
import { sheetTop } from "./zoom.js";

const BESIDE = 24; // pixels between it and what covers the board, where there is room
let known = ""; // the decision that began last

export function leadToChoice() {
  const { turn, ply, draft } = document.getElementById("table").dataset;
  const decision = turn === "yes" ? `${ply} ${draft}` : "";
  if (decision === known) return;
  known = decision;
  if (decision) lead(!document.querySelector("#tray .can"));
}

export function leadToPlaces() { lead(false); }

// Where some of it lies in the hand, one piece of the board in sight is enough: the rest is led to when a card is chosen.
function lead(isOnBoardOnly) {
  if (!isNarrow() || document.querySelector("#table.guided, #board.zoomed")) return;
  const lit = [...document.querySelectorAll("#board .can")].filter(isOnlyThere).map(place);
  if (!lit.length) return;
  const [here, ...others] = [scrollY, ...lit.flatMap(waysTo)].map((top) => ({ top, seen: lit.filter((one) => isSeen(one, top)).length }));
  const most = Math.max(...others.map(({ seen }) => seen));
  const isEnough = isOnBoardOnly ? here.seen * 2 >= lit.length : here.seen > 0;
  if (most <= here.seen || (isEnough && most < lit.length)) return;
  const [best] = others.filter(({ seen }) => seen === most).sort((one, other) => Math.abs(one.top - scrollY) - Math.abs(other.top - scrollY));
  scrollTo({ top: best.top, behavior: duration(1) ? "smooth" : "auto" });
}

// Returns whether a part is drawn, and not once more where it is in sight.
function isOnlyThere(part) {
  return part.checkVisibility() && ![...document.querySelectorAll(`#tray [data-stands-for="${CSS.escape(part.id)}"]`)].some((twin) => twin.checkVisibility());
}

// Returns where a part lies on the page; of a high one its middle.
function place(part) {
  const { top, bottom } = part.getBoundingClientRect();
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
