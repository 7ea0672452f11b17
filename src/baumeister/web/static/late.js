// What a drawing tells of the points, the round and who begins it comes after the points: until they are counted it stays as it
// was. A drawing names it by the class `after-points`; markers that stand on a track, `data-track`, go along with the count.
import { duration } from "./preferences.js";

const LATE = "#table .after-points[id]";
const LANDED = "#board .after-move[id]"; // what tells how things stand once a piece stands
const STEP = 260; // milliseconds for a marker to its next place
let waiting = new Map(); // by id: what it will be
let aloft = () => {}; // lets what waits for a piece be seen

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
  const marker = document.getElementById(`score-${seat}`);
  const track = marker?.closest("[data-track]")?.dataset.track.split(" ");
  if (track && waiting.has(marker.id)) go(marker, `translate(${track.at(points % track.length).replace(",", " ")})`);
}

export function releaseLate() {
  for (const [id, { place, content }] of waiting) {
    const piece = document.getElementById(id);
    if (!piece) continue;
    piece.innerHTML = content;
    if (place) go(piece, place);
  }
  waiting = new Map();
}

export function noteLanded() {
  aloft();
  return new Map([...document.querySelectorAll(LANDED)].map((piece) => [piece.id, written(piece)]));
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
    for (const [piece, { place, content }] of held) {
      piece.innerHTML = content;
      if (place) go(piece, place);
      piece.classList.remove("is-aloft");
    }
  };
}

export function showLanded() { aloft(); }

function written(piece) { return { place: piece.getAttribute("transform"), content: piece.innerHTML }; }

function write(piece, { place, content }) {
  if (place) piece.setAttribute("transform", place);
  piece.innerHTML = content;
}

function go(piece, place) {
  const from = matrix(piece);
  piece.setAttribute("transform", place);
  if (duration(STEP) && piece.checkVisibility()) piece.animate([{ transform: from }, { transform: matrix(piece) }], { duration: duration(STEP), easing: "ease-in-out" });
}

function matrix(piece) {
  const { a, b, c, d, e, f } = piece.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
  return `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`;
}
