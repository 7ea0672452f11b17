// What is said of something drawn stands beside it, where one looks: above it, else below, over whatever lies there. A narrow screen
// has no room beside a part: there it stays in the prompt's place.
import { isNarrow } from "./arrange.js";

const GAP = 20; // pixels: a number at the part's corner stays in sight
const EDGE = 6;

export function standBeside(words, subject) {
  const isNear = Boolean(subject && words.textContent) && !isNarrow();
  const isElsewhere = words.classList.contains("is-near") !== isNear;
  words.classList.toggle("is-near", isNear);
  if (isNear) words.replaceChildren(...withNames(words.textContent));
  words.style.translate = isNear ? placeOf(words, subject) : "";
  if (isNear) hush(subject);
  if (isElsewhere) words.replaceWith(words.cloneNode(true)); // to the browser new words: none have jumped
}

function placeOf(words, subject) {
  const ghosts = [...subject.parentNode.querySelectorAll(":scope > .ghost")].map((ghost) => ghost.getBoundingClientRect());
  const { left, right, top, bottom } = boxOf(subject);
  const highest = Math.min(top, ...ghosts.map((ghost) => ghost.top));
  const most = document.documentElement.clientWidth - words.offsetWidth - EDGE;
  const x = Math.max(EDGE, Math.min((left + right - words.offsetWidth) / 2, most));
  const above = highest - GAP - words.offsetHeight;
  return `${Math.round(x)}px ${Math.round(above < EDGE ? bottom + GAP : above)}px`;
}

// Players' names stand in their colours, as in the log.
function withNames(text) {
  const colours = new Map([...document.querySelectorAll("#players .panel")].map(nameAndColour));
  const names = [...colours.keys()].map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&"));
  return text.split(RegExp(`(?<![\\p{L}\\p{N}])(${names.join("|")})(?![\\p{L}\\p{N}])`, "u")).map((piece) => (
    colours.has(piece) ? Object.assign(document.createElement("b"), { className: `by ${colours.get(piece)}`, textContent: piece }) : piece));
}

function nameAndColour(panel) {
  return [panel.querySelector(".name").textContent, [...panel.classList].find((name) => name.startsWith("of-"))];
}

function boxOf(subject) { return (subject.querySelector(":scope > .halo") ?? subject).getBoundingClientRect(); }

// The browser would say the same once more, below the pointer.
function hush(subject) {
  const title = subject.querySelector(":scope > title");
  if (!title?.textContent) return;
  subject.dataset.words = title.textContent;
  title.textContent = "";
}
