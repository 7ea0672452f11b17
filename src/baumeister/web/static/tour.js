// The finger of a guided game: it lies beside what is to be clicked next for the one move on offer. Where the keyboard is at
// the table, the focus goes there too. The page says nothing of the finger: whatever changes, it is laid anew.
import { hasFocus } from "./focus.js";

const TIP = { x: 14, y: 1 }; // of the drawn finger, in its own pixels
const BESIDE = { x: -5, y: 35 }; // the same where it lies on its side
const LEFT = { x: 49, y: 20 }; // and on the other
const SIZE = { width: 44, height: 56 };
const EDGE = 9; // pixels of the thing that its tip covers
let pointed = null; // what it points at

export function watchTour() {
  const finger = document.getElementById("finger");
  if (!finger) return;
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => { isAsked = false; point(finger); });
  };
  const changes = new MutationObserver(ask);
  changes.observe(document.getElementById("content"), { subtree: true, childList: true, attributes: true });
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] }); // the board seen from nearer
  addEventListener("resize", ask);
  document.addEventListener("scroll", ask, { capture: true, passive: true });
  document.addEventListener("transitionend", ask);
  ask();
}

function point(finger) {
  const found = document.querySelector("#table.guided") ? wanted() : null;
  if (found !== pointed) turnTo(found);
  finger.hidden = !found;
  if (found) lay(finger, boxOf(found));
}

// A part's halo lies round what is clicked; its group may hold more, like the way to it.
function boxOf(found) {
  return (found.querySelector(":scope > .halo") ?? found).getBoundingClientRect();
}

// A new thing to click: into sight, and into the focus of whoever plays by keyboard.
function turnTo(found) {
  pointed = found;
  if (!found) return;
  if (!isInSight(boxOf(found))) found.scrollIntoView({ block: "center" });
  if (hasFocus()) found.focus({ preventScroll: true });
}

function isInSight(box) {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
  const covers = document.elementFromPoint(x, y)?.closest(".todo, #tour, #tray, #zoom");
  return !covers || covers.contains(pointed);
}

// The first part of the move that isn't chosen yet; then the button that plays it; else its line in the list of all moves.
function wanted() {
  const [move] = JSON.parse(document.getElementById("move-data").textContent);
  if (!move) return null;
  const parts = move.parts.map(drawnOf).filter(isSeen);
  const play = document.getElementById("play");
  return parts.find((part) => !part.matches(".is-chosen")) ?? (isSeen(play) ? play : parts.at(-1)) ?? inList(move.move);
}

// On a phone some parts are drawn once more in the sheet, within the thumb's reach.
function drawnOf(part) {
  const twins = [...document.querySelectorAll(`#table [data-stands-for="${CSS.escape(part)}"]`)];
  return twins.find(isSeen) ?? document.getElementById(part);
}

function inList(move) {
  const buttons = [...document.querySelectorAll("#table button[name=move]")].filter((button) => button.value === move);
  return buttons.find(isSeen) ?? document.querySelector("#all-moves > summary");
}

function isSeen(element) {
  return Boolean(element) && element.checkVisibility() && !element.disabled;
}

// From below, its tip on the thing's edge, so that the thing is seen; where there is no room below, from the right if nothing
// stands there, else from above, turned round. From above, too, at what is held, whose number and neighbours lie below. Where
// words would be covered, from any side where none are, or else the fewest.
function lay(finger, box) {
  const hasRoomBelow = box.bottom - edgeOf(box) + SIZE.height < innerHeight;
  const below = hasRoomBelow ? [upright(box, true)] : [];
  const beside = isFreeBeside(box) ? [onItsSide(box)] : [];
  const above = [0.5, 0.8, 0.1].map((part) => upright(box, false, part));
  const isHeld = pointed.closest("#holdings svg");
  const places = isHeld && isFreeAbove(box) ? [...above, ...below, ...beside] : [...below, ...beside, ...above];
  for (const part of [0.5, 0.15, 0.85]) places.push(onItsSide(box, part), fromLeft(box, part)); // over a neighbour's picture rather than over words
  const words = wordsBeside();
  const covered = places.map((place) => coveredBy(place, words));
  const { way, x, y } = places[covered.indexOf(Math.min(...covered))];
  for (const each of ["from-beside", "from-left", "from-above"]) finger.classList.toggle(each, each === way);
  finger.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}

function onItsSide(box, part = 0.5) {
  return { way: "from-beside", x: box.right - edgeOf(box) - BESIDE.x, y: box.y + part * box.height - BESIDE.y };
}

function fromLeft(box, part) {
  return { way: "from-left", x: box.x + edgeOf(box) - LEFT.x, y: box.y + part * box.height - LEFT.y };
}

function upright(box, isBelow, part = 0.5) {
  const x = box.x + part * box.width;
  const depths = [edgeOf(box), 0.38 * box.height, 0.5 * box.height];
  const heights = depths.map((depth) => (isBelow ? box.bottom - depth : box.y + depth));
  const y = heights.find((height) => pointed.contains(document.elementFromPoint(x, height))) ?? heights[1];
  const left = Math.min(Math.max(x - TIP.x, 0), innerWidth - SIZE.width);
  return { way: isBelow ? "from-below" : "from-above", x: left, y: isBelow ? y - TIP.y : y - SIZE.height + TIP.y };
}

// Returns where words stand that have nothing to do with what is pointed at.
function wordsBeside() {
  const written = document.querySelectorAll("#content :is(text, p, a, h2, button, input, summary, .bidder, .name, .about-seat, .rail li, .strip li)");
  const others = [...written].filter((words) => !words.contains(pointed) && !pointed.contains(words) && words.checkVisibility({ visibilityProperty: true }));
  return others.map((words) => words.getBoundingClientRect());
}

// Returns how much of the words the finger would cover there; outside of the window it isn't seen.
function coveredBy({ way, x, y }, words) {
  const turned = way === "from-beside" || way === "from-left" ? (SIZE.height - SIZE.width) / 2 : 0; // about its middle
  const [left, right, top, bottom] = [x - turned, x + SIZE.width + turned, y + turned, y + SIZE.height - turned];
  if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return Infinity;
  return words.reduce((sum, box) => {
    const [width, height] = [Math.min(box.right, right) - Math.max(box.x, left), Math.min(box.bottom, bottom) - Math.max(box.y, top)];
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);
}

function isFreeBeside(box) {
  if (box.right + SIZE.height > innerWidth) return false;
  const places = [0.25, 0.6, 0.95].map((part) => box.right + part * SIZE.height);
  return places.every((x) => !document.elementFromPoint(x, box.y + box.height / 2)?.closest("button, input, p, svg, .bidder"));
}

function isFreeAbove(box) {
  const places = [0.25, 0.6, 0.95].map((part) => box.y - part * SIZE.height);
  return places.every((y) => !document.elementFromPoint(box.x + box.width / 2, y)?.closest("button, input, p, .bidder, #holdings .part"));
}

function edgeOf({ height }) { return Math.min(EDGE, height / 4); }
