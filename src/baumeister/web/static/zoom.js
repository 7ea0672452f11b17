// The board from nearer: by the button, by two fingers, by a double tap where nothing can be chosen; one finger pushes it.
// The view is a property of the page, not of the drawing, so that it outlives every move; this browser keeps it for the table.
//
//   view = { scale, x, y }    x and y: where the drawing's corner lies, in widths and heights of the drawing at its own size
//
// Where what goes with a choice is smaller than a fingertip on a phone, and all of it could be seen from nearer, it is, until nothing is
// chosen any more: that view is lent, and isn't kept.
import { aimed, SMALL } from "./aim.js";
import { isNarrow } from "./arrange.js";
import { fitGains } from "./gain.js";
import { duration } from "./preferences.js";
import { texts } from "./say.js";

const WHOLE = { scale: 1, x: 0, y: 0 };
const NEAR = 2.2; // what the button and a double tap show
const LEAST = 1.35; // less is hardly nearer
const NEAREST = 5;
const ROOMY = 0.97; // of what would just fit
const LENT = 1.9; // what is round it is seen as well
const GLIDING = 300; // milliseconds
const SLOP = 8; // pixels: a finger that moves less has tapped
export const DOUBLE = 350; // milliseconds between two taps
const KEY = `baumeister-view-${texts.table}`;

const fingers = new Map(); // by pointer: where it is
let view = kept();
let isLent = false;
let hasMoved = false;
let toggledAt = -Infinity; // when a double tap last looked nearer or back
let lastTap = { time: -Infinity, x: 0, y: 0 };

export function watchZoom() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, up);
  document.addEventListener("click", tap, { capture: true });
  document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && bringIntoView([target]));
  matchMedia("(orientation: portrait)").addEventListener("change", () => look(WHOLE)); // a phone that is turned lays all of it elsewhere
}

// Shows the view; called again whenever the page has changed.
export function applyZoom() {
  const style = document.documentElement.style;
  for (const [name, value] of Object.entries(view)) style.setProperty(`--view-${name}`, value);
  const isNear = view.scale > 1;
  document.getElementById("board").classList.toggle("zoomed", isNear);
  const button = document.getElementById("zoom");
  button.classList.toggle("is-near", isNear);
  button.setAttribute("aria-label", isNear ? texts.zoomOut : texts.zoomIn);
}

// Whoever chooses a card while looking at a corner of the board sees where it can go: as near as all of that allows.
export function showLit() {
  const lit = [...document.querySelectorAll("#board .can")];
  if (view.scale === 1 || isLent) lend(lit);
  else bringIntoView(lit);
}

// Gives back the view that was lent.
export function showWhole() { if (isLent) glideTo(() => look(WHOLE)); }

function lend(parts) {
  const found = boxesOf(parts);
  if (!found.length || !isNarrow() || document.querySelector("#table.guided")) return;
  const isSmall = found.some(({ width, height }) => Math.min(width, height) < SMALL);
  if (isLent ? found.every(isInSight) : !isSmall) return;
  scrollTo(0, 0); // there most of the board is in sight
  const around = surrounding(boxesOf(parts));
  const room = ROOMY * roomFor(around);
  if (room * view.scale < LEAST) return showWhole();
  isLent = true;
  glideTo(() => magnify(Math.min(room, LENT / view.scale), centre(around), centre(sight())));
}

function glideTo(look) {
  const drawing = document.querySelector("#board .scroll > svg");
  const before = getComputedStyle(drawing).transform;
  look();
  fitGains(); // before it glides there
  drawing.animate([{ transform: before }, {}], { duration: duration(GLIDING), easing: "ease-in-out" });
}

function boxesOf(parts) {
  for (const each of document.querySelector("#board .scroll > svg").getAnimations()) each.finish();
  return parts.filter((part) => part.closest("#board .scroll")).map((part) => part.getBoundingClientRect());
}

function kept() {
  try { return { ...WHOLE, ...JSON.parse(sessionStorage.getItem(KEY)) }; } catch { return WHOLE; }
}

function look(wanted) {
  const scale = Math.min(Math.max(wanted.scale, 1), NEAREST);
  const { above, below } = scale > 1 ? covered() : { above: 0, below: 0 };
  view = { scale, x: Math.min(0, Math.max(1 - scale, wanted.x)), y: Math.min(above, Math.max(1 - scale - below, wanted.y)) };
  isLent &&= view.scale > 1;
  try { if (!isLent) sessionStorage.setItem(KEY, JSON.stringify(view)); } catch { /* a browser that keeps nothing */ }
  applyZoom();
}

// ---- Where on the board

function ground() { return document.getElementById("board").getBoundingClientRect(); }

// Where the whole drawing lies.
function frame() { return document.querySelector("#board .scroll").getBoundingClientRect(); }

function share({ x, y }) { // of the board's width and height
  const box = frame();
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height };
}

// Enlarges so that what lay at `from` lies at `to`.
function magnify(factor, from, to = from) {
  const scale = Math.min(Math.max(view.scale * factor, 1), NEAREST);
  const [start, end] = [share(from), share(to)];
  const along = (axis) => end[axis] - (start[axis] - view[axis]) * scale / view.scale;
  look({ scale, x: along("x"), y: along("y") });
}

function push(from, to) { magnify(1, from, to); }

// Pushes the board, and steps back as far as is needed, so that these parts are seen; nothing if one of them is.
function bringIntoView(parts) {
  const boxes = boxesOf(parts);
  if (view.scale === 1 || !boxes.length || boxes.some(isInSight)) return;
  const [seen, around] = [sight(), surrounding(boxes)];
  const room = roomFor(around);
  const scale = Math.min(view.scale, Math.max(1, ROOMY * room * view.scale));
  const [from, to] = [share(centre(around)), share(centre(seen))];
  const along = (axis) => to[axis] - (from[axis] - view[axis]) * scale / view.scale;
  look({ scale, x: along("x"), y: along("y") });
}

function hull(boxes) {
  return rectangle(...["left", "top"].map((side) => Math.min(...boxes.map((box) => box[side]))),
    ...["right", "bottom"].map((side) => Math.max(...boxes.map((box) => box[side]))));
}

// Returns what is looked at with some parts: the pieces of the board on which they lie, which are seen whole where the drawing says so.
function surrounding(boxes) {
  return hull([...boxes, ...pieces().filter((piece) => boxes.some((box) => holds(piece, centre(box))))]);
}

function pieces() { return [...document.querySelectorAll("#board [data-whole]")].map((piece) => piece.getBoundingClientRect()); }

// Returns by how much a piece of the board could be enlarged and be seen whole.
function roomFor(around) {
  const seen = sight();
  return Math.min(seen.width / around.width, seen.height / around.height);
}

// ---- What covers the board: on a phone the strip above it and the sheet below it

const SHEET = "#tray :is(section:not(.beside), .pane, svg)";

export function sheetTop() {
  const seen = [...document.querySelectorAll(SHEET)].filter((piece) => piece.checkVisibility({ visibilityProperty: true }));
  const tops = seen.map((piece) => piece.getBoundingClientRect()).filter(({ height }) => height);
  return Math.min(innerHeight, ...tops.map(({ top }) => top));
}

// Returns the piece of the board's place that can be seen: there is more of it than the whole drawing takes.
function sight() {
  const board = ground();
  const strip = document.querySelector(".todo").getBoundingClientRect();
  if (strip.left >= board.right) return board; // they stand beside it
  const [top, bottom] = [Math.max(board.top, strip.bottom), Math.min(board.bottom, sheetTop())];
  return bottom > top ? rectangle(board.left, top, board.right, bottom) : board;
}

// Returns which shares of the frame lie out of sight, less than none where more is seen: as far what is near can be pushed.
function covered() {
  const [seen, board] = [sight(), frame()];
  return { above: (seen.top - board.top) / board.height, below: (board.bottom - seen.bottom) / board.height };
}

function isInSight(box) { return holds(sight(), centre(box)); }

function isInFrame(point) { return holds(ground(), point); } // what lies in the hand instead of on the board doesn't

function holds({ left, right, top, bottom }, { x, y }) { return x >= left && x <= right && y >= top && y <= bottom; }

function rectangle(left, top, right, bottom) { return new DOMRect(left, top, right - left, bottom - top); }
function centre({ x, y, width, height }) { return { x: x + width / 2, y: y + height / 2 }; }

// ---- Fingers

function down(event) {
  if (!event.target.closest("#board .scroll") || event.button) return;
  if (!fingers.size) hasMoved = false;
  fingers.set(event.pointerId, place(event));
}

function move(event) {
  const from = fingers.get(event.pointerId);
  if (!from) return;
  const to = place(event);
  if (fingers.size === 1 && !hasMoved && Math.hypot(to.x - from.x, to.y - from.y) < SLOP) return;
  const other = [...fingers].find(([pointer]) => pointer !== event.pointerId)?.[1];
  if (other) magnify(distance(to, other) / (distance(from, other) || 1), between(from, other), between(to, other));
  else if (view.scale > 1) push(from, to);
  else return;
  hasMoved = true;
  fingers.set(event.pointerId, to);
}

function up(event) { fingers.delete(event.pointerId); }

function place({ clientX, clientY }) { return { x: clientX, y: clientY }; }
function distance(one, other) { return Math.hypot(one.x - other.x, one.y - other.y); }
function between(one, other) { return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }; }

// ---- Taps

function tap(event) {
  if (event.target.closest("#zoom")) return view.scale > 1 ? look(WHOLE) : showChoice();
  if (!event.target.closest("#board .scroll") || !event.detail) return; // no detail: by the keyboard
  if (hasMoved) { // the end of a push is no choice
    hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  } else if (!aimed(event)) doubleTap(event);
}

function doubleTap(event) {
  const here = place(event);
  const isSecond = event.timeStamp - lastTap.time < DOUBLE && distance(here, lastTap) < 4 * SLOP;
  lastTap = isSecond ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...here };
  if (isSecond) toggle(here);
}

// Whether a double tap has looked nearer or back since some time: then neither tap meant what lies there.
export function hasToggledSince(time) { return toggledAt >= time; }

function toggle(point) {
  toggledAt = performance.now();
  if (view.scale > 1) look(WHOLE);
  else magnify(NEAR, point);
}

// What the button shows: all that can be chosen, if that is seen from nearer; else what lies in its midst.
function showChoice() {
  const boxes = [...document.querySelectorAll("#board .can")].map((part) => part.getBoundingClientRect()).filter((box) => isInFrame(centre(box)));
  const around = surrounding(boxes);
  const room = boxes.length ? ROOMY * roomFor(around) : 0;
  if (room < LEAST) showMidst(middleChoice());
  else magnify(Math.min(room, NEAR), centre(around), centre(sight()));
}

// Shows the piece of the board round a place whole, if the drawing says of any that they are.
function showMidst(point) {
  const away = (piece) => distance(centre(piece), point);
  const [piece] = pieces().sort((one, other) => away(one) - away(other));
  const room = piece ? ROOMY * roomFor(piece) : 0;
  if (room < LEAST) magnify(NEAR, point, centre(sight()));
  else magnify(Math.min(room, NEAR), centre(piece), centre(sight()));
}

function middleChoice() {
  const places = [...document.querySelectorAll("#board .can")].map((part) => centre(part.getBoundingClientRect())).filter(isInFrame);
  const average = (axis) => places.reduce((sum, place) => sum + place[axis], 0) / places.length;
  const midst = { x: average("x"), y: average("y") };
  return places.sort((one, other) => distance(one, midst) - distance(other, midst))[0] ?? centre(sight());
}
