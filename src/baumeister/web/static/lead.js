// On a phone the board is higher than the screen: when a decision begins and most of what can be chosen is out of sight, or a step
// shows all of it, the page leads to where the most is seen; so it does when something is chosen in the hand whose places are all out
// of sight. Once for each: whoever looks elsewhere afterwards stays there. Where the board has something `at-stake`, such as the
// places of a piece for which one bids, the page leads to it, or to what can be chosen there, from the board's top downwards. On a
// phone held sideways the board stands still: there the page leads to the top of the column beside it, where one decides.
import { isBoardNarrow, isNarrow } from "./arrange.js";
import { wait } from "./ask.js";
import { duration } from "./preferences.js";
import { sheetTop } from "./zoom.js";

const BESIDE = 24; // pixels between it and what covers the board, where there is room
const SCROLLING = 700; // milliseconds at most
let known = ""; // the decision that began last
let hasEnded = null; // as it was told last
let away = null; // where the count found the page, and where it has led it

export function leadToChoice() {
  const hadEnded = hasEnded;
  hasEnded = document.getElementById("table").matches(".over");
  if (hasEnded && hadEnded === false && isBoardNarrow()) scrollTo({ top: boardsTop(), behavior: duration(1) ? "smooth" : "auto" }); // the result lies over what stands below
  const { turn, ply, draft } = document.getElementById("table").dataset;
  const decision = turn === "yes" ? `${ply} ${draft}` : "";
  if (decision === known) return;
  known = decision;
  if (!decision) return;
  if (isNarrow() && !isBoardNarrow()) leadToTray();
  else lead(!document.querySelector("#tray .can"));
}

function leadToTray() {
  const tray = document.getElementById("tray");
  const isCovered = tray.getBoundingClientRect().top < document.querySelector(".todo").getBoundingClientRect().bottom;
  if (scrollY && isCovered && !document.querySelector("#table.guided")) scrollTo({ top: 0, behavior: duration(1) ? "smooth" : "auto" });
}

export function leadToPlaces() { lead(false); }

// What is drawn small leads to where it is drawn large, further down: a tap is enough.
export function leadFromSmall() {
  document.addEventListener("click", ({ target }) => {
    const small = target.closest?.("#board:not(.zoomed) [data-leads-to]");
    if (!small) return;
    const { top } = document.getElementById(small.dataset.leadsTo).getBoundingClientRect();
    const [first] = sight(Infinity);
    scrollTo({ top: scrollY + top - first, behavior: duration(1) ? "smooth" : "auto" });
  });
}

// What is counted is in sight before its points fly. Returns when it is.
export async function leadToCounted(parts) {
  if (!isBoardNarrow() || !parts.length || document.querySelector("#board.zoomed")) return;
  const places = parts.map(place);
  const around = { top: Math.min(...places.map(({ top }) => top)), bottom: Math.max(...places.map(({ bottom }) => bottom)) };
  if (isSeen({ ...around, top: around.top - BESIDE }, scrollY)) return; // the points stand above it
  const [first, last] = sight(scrollY);
  const end = document.documentElement.scrollHeight - innerHeight;
  const led = Math.min(Math.max(0, (around.top + around.bottom - first - last) / 2), end);
  const going = away = { home: isAsLed() ? away.home : scrollY, led, isUnderWay: true };
  await go(led);
  going.isUnderWay = false;
}

// Whoever looks through what has been played sees where each step happened, and stays there until the next.
export async function leadToNews() {
  await leadToCounted(partsOfNews());
  away = null;
}

// Returns what the newest lines of the log name of the board.
export function partsOfNews() {
  const names = [...document.querySelectorAll("#log li.new")].flatMap(({ dataset }) => dataset.parts?.split(" ") ?? []);
  return names.map((name) => document.getElementById(name)).filter((part) => part?.closest("#board"));
}

// Goes back to where the count found the page, unless somebody has scrolled it since. Returns when it is there.
export async function leadBack() {
  const home = isAsLed() ? away.home : scrollY;
  away = null;
  if (home !== scrollY) await go(home);
}

function isAsLed() { return Boolean(away) && (away.isUnderWay || Math.abs(scrollY - away.led) < 2); }

async function go(top) {
  const arrived = new Promise((resolve) => { addEventListener("scrollend", resolve, { once: true }); });
  scrollTo({ top, behavior: duration(1) ? "smooth" : "auto" });
  await Promise.race([arrived, wait(duration(SCROLLING))]);
}

// Where some of it lies in the hand, one piece of the board in sight is enough: the rest is led to when a card is chosen.
function lead(isOnBoardOnly) {
  if (!isBoardNarrow() || document.querySelector("#table.guided, #board.zoomed")) return;
  const hasStake = Boolean(document.querySelector("#board .at-stake"));
  const [choices, stake] = [".can", ".at-stake"].map((name) => atHome([...document.querySelectorAll(`#board ${name}`)].filter(isOnlyThere)).map(place));
  const lit = choices.length ? choices : stake;
  if (!lit.length) return;
  const home = boardsTop(); // what stands over the board's parts is seen there too
  const [here, ...others] = [hasStake ? home : scrollY, home, ...lit.flatMap(waysTo)].map((top) => ({ top, seen: lit.filter((one) => isSeen(one, top)).length }));
  const most = Math.max(...others.map(({ seen }) => seen));
  const isEnough = isOnBoardOnly ? here.seen * 2 >= lit.length : here.seen > 0;
  const isBest = most <= here.seen;
  if (!hasStake && (isBest || (isEnough && most < lit.length))) return;
  const [best] = isBest ? [here] : others.filter(({ seen }) => seen === most).sort((one, other) => Math.abs(one.top - home) - Math.abs(other.top - home));
  scrollTo({ top: best.top, behavior: duration(1) ? "smooth" : "auto" });
}

// Returns those parts that lie in one's own place, where the drawing has one; all where none of them does.
function atHome(parts) {
  const own = parts.filter((part) => part.closest(".home"));
  return own.length ? own : parts;
}

// Returns how far the page has to be scrolled for the board to begin just below what stands over it.
function boardsTop() {
  const top = scrollY + document.getElementById("board").getBoundingClientRect().top - heightAbove();
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
  const above = document.getElementById("table").offsetTop; // the bar, which goes with the page
  return [Math.max(0, above - scrolled) + heightAbove(), sheetTop()];
}

// Returns how high the prompt is with its strip, or in its place a guide's words with the strip below them.
function heightAbove() {
  const boxes = [...document.querySelectorAll(".todo, #tour, .todo .strip")].filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect());
  return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
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
