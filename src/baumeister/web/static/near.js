// What is said of something drawn stands beside it, a line for each thing said, where one looks, and keeps off what is to be read or
// chosen: of the places at its side the one that covers least of the prompt, of what is lit, written or pushed about on the board.

const GAP = 8; // pixels between the words and what they keep off
const EDGE = 6; // as in table.css
const STEP = 16; // pixels from one place that is tried to the next
const REACH = 80; // pixels from the part, at most: farther off nobody sees what is meant
const ASKED = "#table :is(.can, .could, .is-chosen, .gain), #auction h2"; // comes before all: what one chooses among, and of what
const KEPT_CLEAR = ".bar, .todo, #tour, .side, #board text, #table :is(.is-meant, .ghost, .kept-clear), #auction :is(.pane, .fact, button, .bidder, .choices li), #board .part:not(.lot, .row, .can, .could, .is-chosen)";
const STANDING = "#pieces > :not(.lot)"; // better not covered, either
const COVERED = 400; // pixels of a longer way that covering something is worth, at least
const WITHHELD = 2000; // and covering what can be chosen
const HIDDEN = 60; // and covering what only stands there
const AREA = 0.5; // and each pixel of what is covered
const READ = 5000; // milliseconds

export function standBeside(text, subject) {
  const words = document.getElementById("near");
  if (!words) return;
  words.replaceChildren(...(subject ? withNames(text) : []));
  words.style.width = "";
  if (words.textContent) words.style.width = `calc(${Math.ceil(widthOfLines(words))}px + 1.2rem + 3px)`;
  words.style.translate = words.textContent ? placeBeside(words, subject) : "";
  if (words.textContent) hush(subject);
}

// Something said once goes by itself.
export function standShortly(text, subject) {
  standBeside(text, subject);
  setTimeout(() => document.getElementById("near")?.textContent === text && standBeside(""), READ);
}

// A box is as wide as its longest line, whether or not it has several.
export function widthOfLines(words) {
  const lines = document.createRange();
  lines.selectNodeContents(words);
  return lines.getBoundingClientRect().width;
}

// Returns where, as a translation from the window's corner, words stand beside what they are about.
export function placeBeside(words, subject) {
  const about = boxOf(subject);
  const size = { width: words.offsetWidth, height: words.offsetHeight };
  const most = { x: document.documentElement.clientWidth - size.width - EDGE, y: innerHeight - size.height - EDGE };
  const reach = { left: about.left - size.width - REACH, right: about.right + REACH + size.width, top: about.top - size.height - REACH, bottom: about.bottom + REACH + size.height };
  const near = (selector) => boxesOf(selector).filter((box) => overlap(reach, box));
  const asked = [about, ...near(ASKED)].map((box) => [box, WITHHELD, AREA]);
  const kept = [...asked, ...near(KEPT_CLEAR).map((box) => [box, COVERED, AREA]), ...near(STANDING).map((box) => [box, HIDDEN, 0])];
  const tried = [];
  for (const x of places(reach.left, about.right + REACH, most.x)) {
    for (const y of places(reach.top, about.bottom + REACH, most.y)) {
      const box = { left: x, right: x + size.width, top: y, bottom: y + size.height };
      tried.push({ box, away: distance(box, about) });
    }
  }
  let best = { cost: Infinity };
  for (const { box, away } of tried.sort((one, other) => one.away - other.away)) {
    if (away >= best.cost) break;
    const cost = costAt(box, kept, away, best.cost);
    if (cost < best.cost) best = { cost, box };
  }
  return `${Math.round(best.box.left)}px ${Math.round(best.box.top)}px`;
}

// Returns what a place costs, or a part of it once that is more than the best place does.
function costAt(box, kept, away, best) {
  let cost = away;
  for (const [other, once, each] of kept) {
    cost += costOf(overlap(box, other), once, each);
    if (cost >= best) break;
  }
  return cost;
}

// Returns where to try, from one coordinate to another but within the window.
function places(from, to, most) {
  const [first, last] = [Math.max(EDGE, from), Math.min(most, to)];
  return Array.from({ length: Math.max(1, Math.ceil((last - first) / STEP)) }, (_, index) => first + STEP * index);
}

function boxesOf(selector) {
  const found = [...document.querySelectorAll(selector)].filter((element) => !element.closest("defs") && element.checkVisibility({ visibilityProperty: true }));
  return found.map(boxOf).filter(({ width, height }) => width && height);
}

function overlap(box, other) {
  const width = Math.min(box.right, other.right + GAP) - Math.max(box.left, other.left - GAP);
  const height = Math.min(box.bottom, other.bottom + GAP) - Math.max(box.top, other.top - GAP);
  return Math.max(0, width) * Math.max(0, height);
}

function costOf(area, once, each) { return area && once + each * area; }

// From the middle of the words to that of what they are about, along both ways: straight above or beside it is nearer.
function distance(box, about) {
  return Math.abs(box.left + box.right - about.left - about.right) / 2 + Math.abs(box.top + box.bottom - about.top - about.bottom) / 2;
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
