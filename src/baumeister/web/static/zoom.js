// The board from nearer: by the button, by two fingers, by a double tap where nothing can be chosen; one finger pushes it.
// The view is a property of the page, not of the drawing, so that it outlives every move; this browser keeps it for the table.
//
//   view = { scale, x, y }    x and y: where the drawing's corner lies, in widths and heights of the drawing at its own size
import { texts } from "./say.js";

const WHOLE = { scale: 1, x: 0, y: 0 };
const NEAR = 2.2; // what the button and a double tap show
const NEAREST = 5;
const SLOP = 8; // pixels: a finger that moves less has tapped
const DOUBLE = 350; // milliseconds between two taps
const KEY = `baumeister-view-${texts.table}`;
const CHOICES = "#table :is(.can, .could, .is-chosen)";

const fingers = new Map(); // by pointer: where it is
let view = kept();
let hasMoved = false;
let lastTap = { time: -Infinity, x: 0, y: 0 };

export function watchZoom() {
  document.addEventListener("pointerdown", down);
  document.addEventListener("pointermove", move);
  for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, up);
  document.addEventListener("click", tap, { capture: true });
  document.addEventListener("focusin", ({ target }) => target.matches(":focus-visible") && bringIntoView(target));
}

// Shows the view; called again whenever the page has changed.
export function applyZoom() {
  const style = document.documentElement.style;
  for (const [name, value] of Object.entries(view)) style.setProperty(`--view-${name}`, value);
  const isNear = view.scale > 1;
  document.getElementById("board").classList.toggle("zoomed", isNear);
  const button = document.getElementById("zoom");
  button.textContent = isNear ? "−" : "+";
  button.setAttribute("aria-label", isNear ? texts.zoomOut : texts.zoomIn);
}

function kept() {
  try { return { ...WHOLE, ...JSON.parse(sessionStorage.getItem(KEY)) }; } catch { return WHOLE; }
}

function look(wanted) {
  const scale = Math.min(Math.max(wanted.scale, 1), NEAREST);
  const inside = (place) => Math.min(0, Math.max(1 - scale, place));
  view = { scale, x: inside(wanted.x), y: inside(wanted.y) };
  try { sessionStorage.setItem(KEY, JSON.stringify(view)); } catch { /* a browser that keeps nothing */ }
  applyZoom();
}

// ---- Where on the board

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

function bringIntoView(part) {
  if (view.scale === 1 || !part.closest("#board .scroll")) return;
  const box = part.getBoundingClientRect();
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const { x, y } = share(middle);
  const board = frame();
  if (x < 0 || x > 1 || y < 0 || y > 1) push(middle, { x: board.x + board.width / 2, y: board.y + board.height / 2 });
}

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
  if (event.target.closest("#zoom")) return toggle(middle());
  if (!event.target.closest("#board .scroll") || !event.detail) return; // no detail: by the keyboard
  if (hasMoved) { // the end of a push is no choice
    hasMoved = false;
    event.stopPropagation();
    event.preventDefault();
  } else if (!event.target.closest(CHOICES)) doubleTap(event);
}

function doubleTap(event) {
  const here = place(event);
  const isSecond = event.timeStamp - lastTap.time < DOUBLE && distance(here, lastTap) < 4 * SLOP;
  lastTap = isSecond ? { time: -Infinity, x: 0, y: 0 } : { time: event.timeStamp, ...here };
  if (isSecond) toggle(here);
}

function middle() {
  const board = frame();
  return { x: board.x + board.width / 2, y: board.y + board.height / 2 };
}

function toggle(point) {
  if (view.scale > 1) look(WHOLE);
  else magnify(NEAR, point);
}
