// What a move would bring is written on the one part that it still lacks (parts that all moves have don't count: they say nothing),
// or, when it lacks none, on its part on the board: in the corner, so that what decides stays in sight, or above it, where the drawing
// says so (`data-gain="above"`), or at its foot (`below`), or nowhere once something is seen there that is taller (`bare`). Where the part is as small as a fingertip, or says `within`, it stays within: neighbours have words too.
// Of two parts, one of which waits for the other (`later`) and is no choice yet, the other one tells the most that they bring. Of the only move it is told where it ends.
// The best of several stands out: the greatest, but where it harms a rival (`data-harms`) the least. The words lie above the whole drawing: what stands on a part would hide them.

import { saidFor, whenArranged } from "./arrange.js";

const WIDEST = 76; // in the drawing's units: on larger parts the words stay as small
const LEAST = 11.5; // pixels of lettering
const OVERHANG = 0.36; // of a part's width: how far a pair reaches beyond it, where no neighbour has a plate
const APART = 2; // pixels between two plates
const RISE = 0.4; // of a line: what stands over one another leaves the part's foot to be seen
const CRANE = " ▲"; // between what a move brings and what it brings with a crane
const SIGNS = { // drawn among the words: of a line's height how wide, and how, round (0, 0) to (8, 10)
  "▲": { width: 0.84, kind: "crane", path: "M3.3 11V-0.8L10.4 3H0V5.4H1.5V3L3.3 -0.8M1 11H5.6M8.6 3V7" }, // what it can become by a crane
  "♛": { width: 0.74, kind: "crown", path: "M0 9.5V2.5L2.4 5.5L4.5 0.8L6.6 5.5L9 2.5V9.5Z" },
  "⚑": { width: 0.66, kind: "pennant", path: "M1 10.5V0.2L8 3.2L1 6.2" },
  "⚐": { width: 0.66, kind: "level", path: "M1 10.5V0.2L8 3.2L1 6.2M5.5 8.3H8.5M5.5 10.5H8.5" },
};
const HAS_SIGNS = new RegExp(`[${Object.keys(SIGNS).join("")}]`, "u");
const RUNS = new RegExp(`${HAS_SIGNS.source}|[^${Object.keys(SIGNS).join("")}]+`, "gu");

const HAS_WEIGHT = /[♛⚑⚐]/u; // tells more than points

let shown = []; // {place, words, isMost, made}
let built = null; // the place where something is seen that isn't built yet

export function showGains(moves, chosen) {
  const known = moves.length > 1 ? [...chosen, ...sharedBy(moves)] : chosen;
  const found = greatest(moves.map((move) => ({ place: placeOf(move, moves, known), words: move.gain })).filter(({ place, words }) => place && words));
  const wanted = isAlike(found) ? [] : found;
  const stays = wanted.length === shown.length && wanted.every((gain, index) => isShown(shown[index], gain));
  if (!stays) draw(wanted);
}

// The same on all that one may take from the hand helps nobody to choose, and would cover it; on the board it tells of each place.
function isAlike([first, ...others]) {
  return others.length > 0 && [first, ...others].every(({ place, words }) => words === first.words && !place.closest("#board"));
}

function isShown(gain, { place, words, isMost }) {
  return gain.place === place && gain.words === words && gain.isMost === isMost && gain.made.ownerSVGElement === place.ownerSVGElement;
}

function draw(wanted) {
  for (const old of document.querySelectorAll("#table .gain")) old.remove();
  const best = bestOf(wanted);
  const places = wanted.map(({ place }) => place);
  shown = wanted.map((gain) => ({ ...gain, made: marked(gain, best, places) })); // all are measured before the first is drawn
  for (const { place, made } of shown) place.ownerSVGElement.append(made);
  clearGain(built);
}

export function clearGain(place) {
  built = place;
  for (const gain of shown) gain.made.classList.toggle("is-covered", gain.place === built && built.dataset.gain === "bare");
}

function sharedBy([first, ...others]) {
  return first.parts.filter((part) => others.every(({ parts }) => parts.includes(part)));
}

// Where several moves would write, the most that they bring is written (`isMost` where they differ: a drawing may say so).
function greatest(wanted) {
  const found = new Map();
  for (const { place, words } of wanted) found.set(place, [...(found.get(place) ?? []), words]);
  return [...found].map(([place, [first, ...others]]) => {
    const most = others.reduce((one, other) => (numberIn(other) > numberIn(one) ? other : one), first);
    return { place, words: most, isMost: others.some((other) => other !== first) };
  });
}

// Returns the drawn part on which a move's gain is written, or null.
function placeOf({ parts }, moves, known) {
  const missing = parts.filter((part) => !known.includes(part));
  const found = (missing.length ? missing : parts).map((part) => document.getElementById(part));
  const waiting = parts.map((part) => document.getElementById(part)).filter((place) => place?.matches(".later"));
  if (waiting.length === 1 && moves.length === 1) return waiting[0];
  if (waiting.length === 1 && found.length === 2) return found.find((place) => place !== waiting[0]);
  const places = missing.length ? found : found.filter((place) => moves.length === 1 && place?.closest("#board"));
  return places.length === 1 && places[0] instanceof SVGElement ? places[0] : null;
}

// The lettering keeps its least size.
export function fitGains() { draw(shown); }

addEventListener("resize", fitGains);
whenArranged(fitGains);

function marked({ place, words, isMost }, best, places) {
  const isBest = worthOf({ place, words }) === best;
  const made = svg("g", { class: `gain${isBest ? " best" : ""}${isMost ? " most" : ""}`, "data-of": place.id, transform: placeIn(place), "aria-hidden": "true" });
  made.append(...(words.includes(CRANE) ? pair(place, words, best, places) : [chip(place, words, isBest)]));
  return made;
}

function boxOf(place) { return (place.querySelector(":scope > .halo") ?? place).getBBox(); }

function leastHeight(place) { return LEAST / 0.76 / (place.getScreenCTM()?.a || 1); }

// What a move brings, and what it brings with a crane: a plate of two parts beside each other or, with too little room, one over the other.
function pair(place, words, best, places) {
  const box = boxOf(place);
  const least = leastHeight(place);
  const [now, then] = words.split(CRANE);
  const lines = [now, `▲${then}`];
  const shapes = lines.map(lengthOfHalf);
  const [before, behind] = roomBeside(place, places);
  const room = before + box.width + behind;
  const isBeside = least * lengthOfPair(lines) <= room;
  const shape = isBeside ? lengthOfPair(lines) : Math.max(...shapes);
  const height = Math.max(least, Math.min(0.46 * box.width, (isBeside ? room : box.width) / shape));
  const [width, rx] = [height * shape, 0.3 * height];
  const left = Math.min(Math.max(box.x + (box.width - width) / 2, box.x - before), box.x + box.width + behind - width);
  const upper = isBeside ? box.y : box.y - RISE * height;
  const base = svg("rect", { x: left, y: upper, width, height: isBeside ? height : 2 * height, rx });
  const marks = lines.map((line, index) => {
    const width = height * (isBeside ? shapes[index] : shape);
    const x = left + (isBeside && index ? height * shapes[0] : 0) + width / 2;
    const top = upper + (isBeside ? 0 : index * height);
    return mark(index ? "with" : "", numberIn(index ? then : now) === best, { x, top, width, height, rx }, [line]);
  });
  return [base, ...marks];
}

// Returns how far a plate may reach beyond its part, before it and behind it: at most to the drawing's edge, and half the way to what
// has a plate in the same row.
function roomBeside(place, places) {
  const [own, whole] = [place, place.ownerSVGElement].map((part) => part.getBoundingClientRect());
  const boxes = places.map((other) => other.getBoundingClientRect()).filter(({ top }) => Math.abs(top - own.top) < own.height / 2);
  const before = boxes.map(({ right }) => (own.left - right) / 2).filter((gap) => gap >= 0);
  const behind = boxes.map(({ left }) => (left - own.right) / 2).filter((gap) => gap >= 0);
  const scale = place.getScreenCTM().a;
  return [[own.left - whole.left, ...before], [whole.right - own.right, ...behind]].map((gaps) => Math.min(OVERHANG * own.width, ...gaps.map((gap) => gap - APART / 2)) / scale);
}

function lengthOfHalf(line) { return 0.3 + lengthOf(line); }

function lengthOfPair(lines) { return lines.reduce((sum, line) => sum + lengthOfHalf(line), 0); }

function chip(place, words, isBest) {
  const box = boxOf(place);
  const least = leastHeight(place);
  const isTight = least * shapeOf(words.split("\n")) > (HAS_SIGNS.test(words) ? 1.5 : 0.8) * box.width;
  const isWithin = isTight || place.dataset.gain === "within";
  const lines = words.split(isTight ? /\s/ : "\n");
  const shape = shapeOf(lines);
  const isOnRoof = place.dataset.gain === "above" && HAS_WEIGHT.test(words);
  const share = isOnRoof ? 0.42 : isWithin ? 0.38 : 0.34;
  const height = Math.max(least, Math.min(Math.min(box.width, box.height, WIDEST) * share, (isWithin ? 1 : 1.4) * box.width / shape));
  const [width, high] = [height * shape, height * (0.1 + 0.9 * lines.length)];
  const spot = saidFor(place, "Gain")?.split(" ").map(Number); // the middle, where the drawing knows a better place
  const rise = isOnRoof ? lines.length + 0.1 : place.dataset.gain === "above" ? lines.length - 0.1 : isWithin ? 0 : 0.2;
  const x = spot ? spot[0] : width > box.width ? box.x + box.width / 2 : box.x + box.width - width * (isWithin ? 0.5 : 0.42);
  const top = spot ? spot[1] - high / 2 : place.dataset.gain === "below" ? box.y + box.height - high : box.y - height * rise;
  return mark("", isBest, { x, top, width, height, high }, lines);
}

function mark(kind, isBest, { x, top, width, height, high = height, rx = height / 2 }, lines) {
  const made = svg("g", { class: isBest ? `${kind} best` : kind });
  made.append(svg("rect", { x: x - width / 2, y: top, width, height: high, rx }));
  for (const [index, line] of lines.entries()) made.append(...written(line, x, top + 0.9 * height * index, height));
  return made;
}

// Returns a line's words and signs, drawn beside one another.
function written(line, middle, y, height) {
  let left = middle - 0.5 * height * lengthOf(line);
  return runsOf(line).map((run) => {
    const width = height * widthOf(run);
    left += width;
    return run in SIGNS ? sign(SIGNS[run], left - width, y, height) : words(run, left - width / 2, y, height);
  });
}

function words(run, x, y, height) {
  const text = svg("text", { x, y: y + 0.77 * height, "font-size": 0.76 * height });
  text.textContent = run;
  return text;
}

function sign({ kind, path }, x, y, height) {
  return svg("path", { class: kind, d: path, transform: `translate(${x + 0.1 * height} ${y + 0.2 * height}) scale(${0.06 * height})` });
}

// Returns the transformation from a part to its whole drawing.
export function placeIn(part) {
  const { a, b, c, d, e, f } = part.ownerSVGElement.getScreenCTM().inverse().multiply(part.getScreenCTM());
  return `matrix(${[a, b, c, d, e, f].join(" ")})`;
}

// Returns how much wider the words are than a line is high.
function shapeOf(lines) { return Math.max(1.2, 0.45 + Math.max(...lines.map(lengthOf))); }

function lengthOf(line) { return runsOf(line).reduce((sum, run) => sum + widthOf(run), 0); }

function widthOf(run) { return SIGNS[run]?.width ?? 0.5 * run.length; }

function runsOf(line) { return line.match(RUNS).map((run) => run.trim()).filter(Boolean); }

// Returns the greatest of the numbers, where there is a choice between greater and lesser ones.
function bestOf(wanted) {
  const numbers = wanted.map(worthOf).filter((number) => !Number.isNaN(number));
  return Math.max(...numbers) > Math.min(...numbers) ? Math.max(...numbers) : null;
}

function worthOf({ place, words }) { return Math.max(...words.split(CRANE).map(numberIn)) * ("harms" in place.dataset ? -1 : 1); }

function numberIn(words) { return parseFloat(words.replace("−", "-")); }

function svg(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
