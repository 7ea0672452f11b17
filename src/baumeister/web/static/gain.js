// What a move would bring is written on the one part that it still lacks, or, when it lacks none, on its part on the board:
// in the corner, so that what decides stays in sight.

const WIDEST = 76; // in the drawing's units: on larger parts the words stay as small
const LEAST = 11.5; // pixels of lettering

let shown = [[], []];

export function showGains(moves, chosen) {
  shown = [moves, chosen];
  for (const old of document.querySelectorAll("#table .gain")) old.remove();
  for (const { parts, gain } of moves) {
    const missing = parts.filter((part) => !chosen.includes(part));
    const found = (missing.length ? missing : parts).map((part) => document.getElementById(part));
    const places = missing.length ? found : found.filter((place) => moves.length === 1 && place?.closest("#board"));
    const [place] = places;
    if (gain && places.length === 1 && place instanceof SVGElement) place.append(chip(place, gain));
  }
}

addEventListener("resize", () => showGains(...shown)); // the lettering keeps its least size

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
