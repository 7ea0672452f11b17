// What a move would bring is written on the one part that it still lacks, or, when it lacks none, on its part on the board:
// in the corner, so that what decides stays in sight.

const WIDEST = 76; // in the drawing's units: on larger parts the words stay as small
const LEAST = 11.5; // pixels of lettering

let shown = []; // {place, words, made}

export function showGains(moves, chosen) {
  const wanted = moves.map((move) => ({ place: placeOf(move, moves, chosen), words: move.gain })).filter(({ place, words }) => place && words);
  const stays = wanted.length === shown.length && wanted.every(({ place, words }, index) => isShown(shown[index], place, words));
  if (!stays) draw(wanted);
}

function isShown(gain, place, words) {
  return gain.place === place && gain.words === words && gain.made.parentNode === place;
}

function draw(wanted) {
  for (const old of document.querySelectorAll("#table .gain")) old.remove();
  shown = wanted.map(({ place, words }) => ({ place, words, made: chip(place, words) })); // all are measured before the first is drawn
  for (const { place, made } of shown) place.append(made);
}

// Returns the drawn part on which a move's gain is written, or null.
function placeOf({ parts }, moves, chosen) {
  const missing = parts.filter((part) => !chosen.includes(part));
  const found = (missing.length ? missing : parts).map((part) => document.getElementById(part));
  const places = missing.length ? found : found.filter((place) => moves.length === 1 && place?.closest("#board"));
  return places.length === 1 && places[0] instanceof SVGElement ? places[0] : null;
}

addEventListener("resize", () => draw(shown)); // the lettering keeps its least size

function chip(place, words) {
  const box = (place.querySelector(":scope > .halo") ?? place).getBBox();
  const shape = Math.max(1.2, 0.45 + 0.5 * words.length); // how much wider than high
  const least = LEAST / 0.76 / (place.getScreenCTM()?.a || 1);
  const height = Math.max(least, Math.min(Math.min(box.width, box.height, WIDEST) * 0.34, box.width / shape));
  const width = height * shape;
  const [x, y] = [box.x + box.width - width * 0.42, box.y + height * 0.3];
  const made = svg("g", { class: "gain", "aria-hidden": "true" });
  const text = svg("text", { x, y: y + height * 0.27, "font-size": height * 0.76 });
  text.textContent = words;
  made.append(svg("rect", { x: x - width / 2, y: y - height / 2, width, height, rx: height / 2 }), text);
  return made;
}

function svg(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
