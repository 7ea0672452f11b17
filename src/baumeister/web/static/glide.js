// Pieces glide from where they were to where they are. A drawn piece has a stable id and is placed by its `transform`; where
// each stood is noted before the page is changed, and afterwards those that stand elsewhere are animated from there. A new
// piece comes from the part that its `data-from` names; what is gone from the board sinks. A piece that is drawn larger or smaller
// than before says how large by `data-size`, and grows or shrinks on its way. One that says by `data-stop` at which place of a
// closed track it stands, which its group lists as `data-track`, walks along that, place by place.
import { saidFor } from "./arrange.js";
import { duration } from "./preferences.js";

const GLIDING = 330; // milliseconds
const WALKING = 115; // for each place that a piece passes
const PIECES = "#table svg [id]:not(:has([id]))";
const EASING = "cubic-bezier(0.3, 0, 0.2, 1)"; // from each place to the next
const DEPTH = 26; // in the drawing's units: how far a piece sinks
const FALLING = 950; // milliseconds
const FALL = [ // it stands, tips over to the right, lies and is gone
  { visibility: "visible", rotate: "0deg" },
  { visibility: "visible", rotate: "0deg", offset: 0.4 },
  { visibility: "visible", rotate: "105deg", opacity: 1, offset: 0.8 },
  { visibility: "visible", rotate: "105deg", opacity: 0 },
];
const NEAR = 1; // in the drawing's units: closer than that nothing has moved
const ALIKE = 0.01; // a part of its size: less than that nothing has grown

export function measure() {
  const places = new Map();
  const drawing = drawings();
  for (const element of document.querySelectorAll(PIECES)) {
    if (!isShown(element)) continue;
    const place = { svg: drawingOf(element), own: placeIn(drawing, element), box: element.getBoundingClientRect(), stop: element.dataset.stop };
    places.set(element.id, { ...place, element, parent: element.parentNode });
  }
  return places;
}

let flying = [];

// What still moves is where it goes at once.
export function land() {
  for (const flight of flying) flight.finish();
}

// Returns whether anything moved.
export async function glide(before) {
  const time = duration(GLIDING);
  if (!time) return false;
  const flights = flying = [];
  const drawing = drawings();
  for (const element of document.querySelectorAll(PIECES)) {
    const way = isShown(element) ? wayOf(element, before, drawing) : null;
    if (way) flights.push(element.animate(frames(element, way), { duration: time + duration(WALKING) * (way.passed?.length ?? 0) }));
  }
  for (const old of gone(before)) flights.push(sink(old, time));
  await Promise.allSettled(flights.map((flight) => flight.finished));
  await fall(before);
  return flights.length > 0;
}

// Once a new piece stands, what the drawing says `falls` from it does: the flag of whoever has lost what it stands on.
async function fall(before) {
  const falling = [...document.querySelectorAll("#board .falls")].filter((flag) => !before.has(flag.closest("[id]").id) && flag.parentNode.checkVisibility());
  const fallen = flying = falling.map((flag) => flag.animate(FALL, { duration: duration(FALLING), easing: "ease-in" }));
  await Promise.allSettled(fallen.map((flight) => flight.finished));
}

// Returns the pieces that have left the board and have become no other piece.
function gone(before) {
  const sources = new Set([...document.querySelectorAll("#table [data-from]")].map((piece) => piece.dataset.from));
  const isGone = (id, old) => old.svg === "board" && old.parent.isConnected && !sources.has(id) && !document.getElementById(id);
  return [...before].filter(([id, old]) => isGone(id, old)).map(([, old]) => old);
}

function sink({ element, parent }, time) {
  for (const name of ["id", "tabindex", "role"]) element.removeAttribute(name);
  element.setAttribute("aria-hidden", "true");
  element.setAttribute("pointer-events", "none");
  parent.append(element);
  const [sunk, standing] = frames(element, { x: 0, y: DEPTH });
  const steps = [{ ...standing, opacity: 1, easing: "ease-in" }, { ...sunk, opacity: 0 }];
  const flight = element.animate(steps, { duration: time });
  flight.finished.catch(() => null).then(() => element.remove());
  return flight;
}

// Returns from where, in the units of its parent, a piece comes, and how large against now; nothing if nothing has changed.
function wayOf(element, before, drawing) {
  const old = before.get(element.id);
  const toParent = linear(element.parentNode.getScreenCTM());
  if (old && old.svg === drawingOf(element)) {
    const now = placeIn(drawing, element);
    const parent = linear(drawing(element).multiply(element.parentNode.getScreenCTM()));
    const way = new DOMPoint(old.own.x - now.x, old.own.y - now.y).matrixTransform(parent.inverse());
    const size = old.own.size / now.size || 1;
    const hasChanged = Math.hypot(way.x, way.y) >= NEAR || Math.abs(size - 1) >= ALIKE; // no number where nothing is drawn
    return hasChanged ? { x: way.x, y: way.y, size, passed: passed(element, Number(old.stop)) } : null;
  }
  const from = old?.box ?? sourceOf(element, before);
  if (!from) return null;
  const [start, end] = [middle(from), middle(element.getBoundingClientRect())];
  return new DOMPoint(start.x - end.x, start.y - end.y).matrixTransform(toParent.inverse());
}

function sourceOf(element, before) {
  const name = element.dataset.from;
  return name ? before.get(name)?.box ?? drawnOf(name)?.getBoundingClientRect() : undefined;
}

// What lies out of sight may be drawn once more where it is seen.
function drawnOf(name) {
  const twins = document.querySelectorAll(`#table [data-stands-for="${CSS.escape(name)}"]`);
  return [document.getElementById(name), ...twins].find((part) => part && isShown(part));
}

// Returns the places of its track between where a piece stood and where it stands, the shorter way round.
function passed(element, from) {
  const group = element.dataset.stop && element.closest("[data-track]");
  if (!group) return [];
  const track = (saidFor(group, "Track") ?? group.dataset.track).split(" ");
  const ahead = (Number(element.dataset.stop) - from + track.length) % track.length;
  const [count, step] = ahead > track.length / 2 ? [track.length - ahead, track.length - 1] : [ahead, 1];
  return Array.from({ length: Math.max(count - 1, 0) }, (_, index) => track[(from + (index + 1) * step) % track.length].split(",").map(Number));
}

function frames(element, way) {
  const own = element.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  const at = (right, down, size = 1) => ({
    transform: `matrix(${[own.a, own.b, own.c, own.d].map((n) => n * size)}, ${own.e + right}, ${own.f + down})`, easing: EASING,
  });
  return [at(way.x, way.y, way.size), ...(way.passed ?? []).map(([x, y]) => at(x - own.e, y - own.f)), at(0, 0)];
}

// Within a group that isn't displayed nothing has a box, and yet the browser calls it visible.
function isShown(element) { return !element.closest("defs") && element.checkVisibility() && element.getClientRects().length > 0; }
function drawingOf(element) { return element.closest("li, section").id; }

// Returns a function that maps the screen to the units of an element's whole drawing: in them a piece stands still while the page
// gives its drawing more room or less.
function drawings() {
  const known = new Map();
  return (element) => {
    const whole = element.closest("#table svg:not(svg svg)");
    if (!known.has(whole)) known.set(whole, whole.getScreenCTM().inverse());
    return known.get(whole);
  };
}

function placeIn(drawing, element) {
  const { a, e, f } = drawing(element).multiply(element.getScreenCTM());
  return { x: e, y: f, size: a * element.dataset.size };
}

function linear(matrix) { return new DOMMatrix([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]); }
function middle(box) { return { x: box.x + box.width / 2, y: box.y + box.height / 2 }; }
