// A fingertip is wider than some of what can be chosen: a tap beside it, where nothing else lies, means the nearest within reach.
const REACH = 22; // pixels from its middle: every target is 44 wide at least, as far as its neighbours allow
export const SMALL = 36; // pixels: a finger may have hit the neighbour of a narrower place instead
const CHOICES = "#table :is(.can, .could, .is-chosen)";
const LIT = "#table :is(.can, .is-chosen):not(.supply *)";

// Returns the part that a click means; nothing if it means none.
export function aimed(event) {
  const hit = event.target.closest?.(CHOICES);
  if (hit || event.pointerType !== "touch" || !isFree(event.target)) return hit ?? null;
  const found = [...document.querySelectorAll(LIT)].map((part) => ({ part, off: distance(part, event) }));
  const [nearest] = found.filter(({ off }) => off < Infinity).sort((one, other) => one.off - other.off);
  return nearest?.part ?? null;
}

// Whatever lies there itself, and could tell why it can't be chosen, is meant itself.
function isFree(target) {
  return Boolean(target.closest?.("#table svg")) && !target.closest("#table .part, [data-lights]");
}

// How far out of a part, if that is in reach of its middle.
function distance(part, { clientX, clientY }) {
  const { x, y, width, height } = (part.querySelector(":scope > .halo") ?? part).getBoundingClientRect();
  const [aside, down] = [Math.abs(clientX - x - width / 2), Math.abs(clientY - y - height / 2)];
  if (!width || aside > Math.max(REACH, width / 2) || down > Math.max(REACH, height / 2)) return Infinity;
  return Math.hypot(Math.max(0, aside - width / 2), Math.max(0, down - height / 2));
}
