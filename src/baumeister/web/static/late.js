// What a drawing tells of the points, the round and who begins it comes after the points: until they are counted it stays as it
// was. A drawing names it by the class `after-points`; markers that stand on a track, `data-track`, go along with the count,
// those with equally many points beside one another, `data-apart`: as a share of the way to the next place.
import { duration } from "./preferences.js";

const LATE = "#table .after-points[id]";
const LANDED = "#board .after-move[id]"; // what tells how things stand once a piece stands
const TOLD = "#sentence, ol.rail"; // what tells what is done
const STEP = 260; // milliseconds for a marker to its next place
let waiting = new Map(); // by id: what it will be
const standing = new Map(); // by seat: its points so far
let aloft = () => {}; // lets what waits for a piece be seen
let telling = () => {}; // lets what comes next be told

export function noteLate() {
  return new Map([...document.querySelectorAll(LATE)].map((piece) => [piece.id, written(piece)]));
}

// Lets everything stand as it was noted.
export function holdLate(before) {
  waiting = new Map();
  for (const piece of document.querySelectorAll(LATE)) {
    if (!before.has(piece.id)) continue;
    waiting.set(piece.id, written(piece));
    write(piece, before.get(piece.id));
  }
}

// Puts a seat's marker where it stands with so many points, and writes them where the drawing counts them.
export function follow(seat, points) {
  const count = document.querySelector(`#points-${seat} > text`);
  if (count && waiting.has(`points-${seat}`)) count.textContent = points;
  standing.set(seat, points);
  for (const each of standing.keys()) stand(each);
}

function stand(seat) {
  const marker = document.getElementById(`score-${seat}`);
  const markers = marker?.closest("[data-track]");
  if (!markers || !waiting.has(marker.id)) return;
  const track = markers.dataset.track.split(" ").map((place) => place.split(",").map(Number));
  const cellOf = (each) => (standing.get(each) % track.length + track.length) % track.length;
  const cell = cellOf(seat);
  const sharing = [...standing.keys()].filter((each) => cellOf(each) === cell).sort();
  const aside = (sharing.indexOf(seat) - (sharing.length - 1) / 2) * Number(markers.dataset.apart);
  const [before, after] = [track.at(cell - 1), track.at((cell + 1) % track.length)];
  const [right, down] = [0, 1].map((axis) => (after[axis] - before[axis]) / 2);
  const way = down < 0 || (!down && right < 0) ? -aside : aside; // the first stands at the left, or farther north
  const place = `translate(${track[cell][0] + way * right} ${track[cell][1] + way * down})`;
  go([[marker, place]]);
}

export function releaseLate() {
  land([...waiting].map(([id, note]) => [document.getElementById(id), note]).filter(([piece]) => piece));
  waiting = new Map();
}

export function noteLanded() {
  aloft();
  return notesOf(LANDED);
}

// Until the pieces have landed neither the log nor the drawing tells what they bring.
export function holdLanded(before, lines) {
  const coming = lines.filter((line) => !line.matches(".is-coming"));
  for (const line of coming) line.classList.add("is-aloft");
  const held = [...document.querySelectorAll(LANDED)].map((piece) => [piece, written(piece)]);
  for (const [piece] of held) {
    if (before.has(piece.id)) write(piece, before.get(piece.id));
    else piece.classList.add("is-aloft");
  }
  aloft = () => {
    aloft = () => {};
    for (const line of coming) line.classList.remove("is-aloft");
    land(held);
    for (const [piece] of held) piece.classList.remove("is-aloft");
  };
}

export function showLanded() { aloft(); }

// Returns what the headline and the turn's steps say; nothing once it is said that an only move plays itself.
export function noteTold() {
  telling();
  return document.querySelector(".plays-itself") ? new Map() : notesOf(TOLD);
}

// What others do is told until it is done and counted, and then whose turn it is; what one does oneself is told at once, and so is all where
// the panel of an auction tells it, too.
export function holdTold(before) {
  const table = document.getElementById("table");
  if (table.dataset.turn === "yes" || document.getElementById("auction")) return;
  const held = [...document.querySelectorAll(TOLD)].filter(({ id }) => before.has(id)).map((piece) => [piece, written(piece)]);
  for (const [piece] of held) write(piece, before.get(piece.id));
  table.classList.add("is-telling");
  telling = () => {
    telling = () => {};
    for (const [piece, note] of held) write(piece, note);
    table.classList.remove("is-telling");
  };
}

export function showTold() { telling(); }

function notesOf(pieces) { return new Map([...document.querySelectorAll(pieces)].map((piece) => [piece.id, written(piece)])); }

function written(piece) { return { place: piece.getAttribute("transform"), content: piece.innerHTML, look: piece.className }; }

function write(piece, { place, content, look }) {
  if (place) piece.setAttribute("transform", place);
  if (piece instanceof HTMLElement) piece.className = look; // a drawn one keeps its own
  piece.innerHTML = content;
}

function land(held) {
  for (const [piece, { content }] of held) if (piece.innerHTML !== content) piece.innerHTML = content;
  go(held.filter(([, { place }]) => place).map(([piece, { place }]) => [piece, place]));
}

// Lets pieces go to their places: all are measured before the first one goes.
function go(ways) {
  const going = ways.filter(([piece, place]) => piece.getAttribute("transform") !== place).map(([piece, place]) => ({ piece, place, from: matrix(piece), isSeen: piece.checkVisibility() }));
  for (const { piece, place, from, isSeen } of going) {
    piece.setAttribute("transform", place);
    if (duration(STEP) && isSeen) piece.animate([{ transform: from }, { transform: matrix(piece) }], { duration: duration(STEP), easing: "ease-in-out" });
  }
}

function matrix(piece) {
  const { a, b, c, d, e, f } = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`;
}
