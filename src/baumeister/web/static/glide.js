// Pieces glide from where they were to where they are. Every drawn piece has a stable id; where each stood is measured
// before the page is changed, and afterwards those that stand elsewhere are animated from there. A new piece comes from the
// part that its `data-from` names, or appears.
import { duration } from "./own.js";

const PIECES = "#table svg [id]";

export function measure() {
  const places = new Map();
  for (const element of document.querySelectorAll(PIECES)) {
    const box = element.getBoundingClientRect();
    if (box.width || box.height) places.set(element.id, box);
  }
  return places;
}

export async function glide(before) {
  const time = duration(350);
  if (!time) return;
  const moved = [...document.querySelectorAll(PIECES)].map((element) => start(element, before)).filter(Boolean);
  const moving = new Set(moved.map(({ element }) => element));
  const outer = moved.filter(({ element }) => !hasMovingParent(element, moving)); // a piece takes its parts along
  await Promise.all(outer.map(({ element, frames }) => element.animate(frames, { duration: time, easing: "ease-in-out" }).finished));
}

function hasMovingParent(element, moving) {
  for (let parent = element.parentElement; parent && parent.id !== "table"; parent = parent.parentElement) {
    if (moving.has(parent)) return true;
  }
  return false;
}

// Returns how a piece comes to its place, or nothing if it was there before.
function start(element, before) {
  const box = element.getBoundingClientRect();
  if (!box.width && !box.height) return null;
  const old = before.get(element.id) ?? sourceOf(element, before);
  if (!old) return element.dataset.from === undefined ? null : { element, frames: [{ opacity: 0 }, { opacity: 1 }] };
  const [x, y] = [middle(old.x, old.width) - middle(box.x, box.width), middle(old.y, old.height) - middle(box.y, box.height)];
  if (Math.hypot(x, y) < 2) return null;
  return { element, frames: frames(element, x, y) };
}

function sourceOf(element, before) {
  const name = element.dataset.from;
  return name ? before.get(name) ?? document.getElementById(name)?.getBoundingClientRect() : undefined;
}

function middle(start, size) { return start + size / 2; }

// Turns a way on the screen into one in the drawing's own units, before the piece's own transform.
function frames(element, x, y) {
  const screen = element.parentNode.getScreenCTM?.();
  if (!screen) return [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }];
  const way = new DOMPoint(x, y).matrixTransform(new DOMMatrix([screen.a, screen.b, screen.c, screen.d, 0, 0]).inverse());
  const own = element.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const at = (right, down) => `matrix(${own.a}, ${own.b}, ${own.c}, ${own.d}, ${own.e + right}, ${own.f + down})`;
  return [{ transform: at(way.x, way.y) }, { transform: at(0, 0) }];
}
