// The keyboard among the drawn parts: each drawing is one stop of the Tab key, and the arrow keys go from part to part, over
// the edge of a drawing into the next. The log is one stop too.
import { TELLERS } from "./tell.js";

const DRAWING = "#table svg:not(svg svg)";
const BEHIND = ".supply .can:has(~ .can)"; // in a pile, the first stands for those behind it
const LIT = `#table :is(.can, .is-chosen):not(${BEHIND})`;
const ALL = `#table :is(.can, .is-chosen, .could):not(${BEHIND}), ${TELLERS}`;
const LINES = "#log li > a";
const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const NEAR = 2; // pixels; what is nearer lies at the same place

// Gives every drawing its stop: what has the focus, else what had it last, else the first lit part.
export function rove() {
  const drawings = new Map();
  for (const part of document.querySelectorAll(ALL)) {
    const drawing = part.closest(DRAWING);
    drawings.set(drawing, [...(drawings.get(drawing) ?? []), part]);
  }
  for (const part of document.querySelectorAll(`#table ${BEHIND}`)) part.setAttribute("tabindex", "-1");
  for (const parts of drawings.values()) stopAt(preferred(parts), parts);
  const lines = [...document.querySelectorAll(LINES)];
  stopAt(lines.find((line) => line.ariaCurrent || line === document.activeElement) ?? lines[0], lines);
}

let last = ""; // the part that had the focus last

function preferred(parts) {
  const wanted = [(part) => part === document.activeElement, (part) => part.id === last, (part) => part.matches(LIT)];
  return wanted.map((is) => parts.find(is)).find(Boolean) ?? parts[0];
}

function stopAt(stop, all) {
  for (const element of all) {
    const wanted = element === stop ? "0" : "-1";
    if (element.getAttribute("tabindex") !== wanted) element.setAttribute("tabindex", wanted); // setting it anew costs as much as a change
  }
}

document.addEventListener("focusin", ({ target }) => {
  if (!target.matches(ALL)) return;
  last = target.id;
  if (document.documentElement.dataset.hand === "keys") rove(); // after a pointer the next lights do
});

// Goes from where the focus is in the direction of an arrow key. Returns whether the key had a meaning there.
export function step(from, key) {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  if (from.matches(LINES)) return stepInLog(from, direction[1]);
  if (!from.closest(DRAWING) || !document.querySelector(ALL)) return false;
  const wanted = from.matches(LIT) ? LIT : ALL; // from one that only tells something to the next
  (nearest(from, direction, wanted) ?? nearest(from, direction, ALL))?.focus();
  return true;
}

function stepInLog(from, down) {
  const lines = [...document.querySelectorAll(LINES)];
  const next = lines[lines.indexOf(from) + down];
  if (!down) return false;
  if (next) stopAt(next, lines);
  next?.focus();
  return true;
}

function nearest(from, [right, down], among) {
  const here = middle(from);
  let found = null;
  for (const element of document.querySelectorAll(among)) {
    const there = middle(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    const cost = ahead + 2 * aside;
    if (ahead > NEAR && aside < 2 * ahead && (!found || cost < found.cost)) found = { element, cost };
  }
  return found?.element;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
