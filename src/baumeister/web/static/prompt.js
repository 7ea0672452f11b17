// What the prompt's place says while somebody chooses: what is held, and what is left to do. Where the longest way to say it has
// no room, a shorter one has. What a further part would make stands beside that part (near).
import { isNarrow } from "./arrange.js";
import { texts } from "./say.js";
import { wordsOf } from "./tell.js";

// On a guided game's step every part is clicked.
export function isGuided() {
  return document.getElementById("table").classList.contains("guided");
}

// Many alike are chosen one by one: then how many are left to choose says more than how many moves.
const MANY = 4;
export function isCounted(left) {
  return left.length > 0 && left.every((move) => move.parts.length >= MANY);
}

// A set of many of a kind, gathered one by one, is looked at as a whole: only the button plays it.
export function isGathered({ parts }) {
  return parts.length >= MANY && !isGuided() && new Set(parts.map(kindOf)).size === 1;
}

// Returns the ways to say, the longest first, what is left to do after what is chosen: to choose more, or to play the move that
// it makes. A swap is said before: nobody has asked for it.
export function promptOf(left, chosen, exact, swap) {
  const next = nextWords(left, chosen);
  if (isCounted(left) || (!exact && !next)) return countWords(left, chosen);
  if (!exact) return swap ? [`${swap} ${next}`, swap] : [next];
  const [long, short] = [briefly(exact.label), briefly(exact.label, 0)];
  if (isNarrow()) return swap ? [swap] : [`${long}?`, `${short}?`]; // the button to play it stands beside it
  const [hint, brief] = left.length > 1 ? [pressWords(), pressWords()] : [texts.notPlayed, texts.again];
  if (swap) return [`${swap} ${long}. ${hint}`, `${swap} ${short}. ${hint}`, `${swap} ${brief}`, swap];
  return [`${long}. ${hint}`, `${short}. ${hint}`, `${short}. ${brief}`, brief];
}

// Says the longest of these ways that has room. Seeing which that is lays out the page: only what is said last is written, once
// everything else has changed.
let said = [""];
let isWaiting = false;
export function say(...ways) {
  said = ways;
  if (isWaiting) return;
  isWaiting = true;
  queueMicrotask(write);
}

// Returns the ways of what stands in the prompt's place, or is about to.
export function saidNow() { return said; }

function write() {
  isWaiting = false;
  const place = document.getElementById("choice");
  if (!place) return;
  place.title = said[0];
  writeFitting(place, said);
}

// Writes the first of some texts that has room, or the last.
export function writeFitting(place, ways) {
  for (const words of ways) {
    place.textContent = words;
    if (place.scrollHeight <= place.clientHeight + 1 && place.scrollWidth <= place.clientWidth + 1) return;
  }
}

// Returns what choosing a part would make; of a few moves that begin alike each: how they begin, then their ends, in one line if
// that has room.
const FEW = 3;
const WIDE = 64;
export function wordsOfMoves(left) {
  if (left.length > FEW || isCounted(left)) return ""; // a count is told when it has changed
  if (left.length === 1) return left[0].label;
  const labels = [...new Set(left.map(({ label }) => briefly(label)))];
  const begun = sharedBeginning(labels);
  if (!begun || labels.length === 1) return begun && labels[0];
  const line = `${begun} ${labels.map((label) => label.slice(begun.length).trim()).join(" / ")}`;
  return line.length > WIDE ? labels.join("\n") : line;
}

// Says which part a click has put in the place of another of its kind that it doesn't go with: nobody has clicked that one.
export function swapWords(part, before, chosen) {
  const gone = before.filter((other) => !chosen.includes(other));
  const come = chosen.filter((other) => other !== part && !before.includes(other));
  const pairs = come.map((now) => [now, gone.find((other) => kindOf(other) === kindOf(now))]).filter(([, old]) => old);
  return pairs.map(([now, old]) => {
    const words = [now, old].map((name) => wordsOf(document.getElementById(name)).split(" × ")[0]);
    const names = words.map((each) => each.split(NAMES_END)[0]);
    const [newWords, oldWords] = names[0] === names[1] ? words : names;
    const begun = sharedBeginning([newWords, oldWords]);
    return filled(texts.swapped, { now: capital(newWords), before: oldWords.slice(begun.length).trim() });
  }).join(" ");
}

const NAMES_END = /: |, | \(/;

export function kindOf(part) { return part.split("-")[0]; }

function capital(words) { return words.charAt(0).toUpperCase() + words.slice(1); }

function filled(text, values) {
  return text.replace(/\{(\w+)\}/g, (_, name) => values[name]);
}

// Returns the beginning of a move's label, as far as it makes sense by itself and leaves room for more.
const BRIEF = 46;
export function briefly(label, most = BRIEF) {
  const [first, ...pieces] = piecesOf(label);
  let said = first;
  for (const piece of pieces) {
    if (said.length + piece.length > most) break;
    said += piece;
  }
  return said;
}

// Returns the ways to say something, each without the last piece of the one before.
export function lessAndLess(label) {
  const pieces = piecesOf(label);
  return pieces.map((_, left) => pieces.slice(0, pieces.length - left).join(""));
}

function piecesOf(label) { return label.split(/(?=(?<! ): |; | = | \()/); }

// How many parts are chosen, of how many that a move takes; and their sum, where the drawing says `data-sum` and each part
// `data-worth`. A narrow screen has one line.
function countWords(left, chosen) {
  const all = left[0].parts.length;
  if (left.some(({ parts }) => parts.length !== all)) return [""];
  const rest = all - chosen.length;
  const count = filled(isNarrow() ? texts.chosenBriefly : texts.chosen, { count: chosen.length, all });
  const held = [count, sumWords(chosen)].filter(Boolean).join(", ");
  const wanted = rest > 1 ? filled(texts.more, { count: rest }) : rest ? texts.oneMore : pressWords();
  return isNarrow() && rest ? [held] : [`${held}. ${wanted}`, held];
}

export function pressWords() {
  return filled(texts.press, { button: document.getElementById("play").textContent });
}

// What is said to whoever chooses more than a move takes.
export function fullWords({ parts }) {
  return filled(texts.full, { count: parts.length });
}

function sumWords(chosen) {
  const said = document.querySelector("#table [data-sum]")?.dataset;
  const sum = chosen.reduce((total, part) => total + Number(document.getElementById(part)?.dataset.worth ?? 0), 0);
  return said && sum ? filled(sum === 1 ? said.sumOne : said.sum, { count: sum }) : "";
}

// What all these moves still lack, in the words of the part that is asked for first.
function nextWords(left, chosen) {
  const nextParts = JSON.parse(document.getElementById("next-words").textContent);
  const lacked = left.map(({ parts }) => parts.filter((part) => !chosen.includes(part)).map((part) => wordsOfNext(part, nextParts)));
  const [part, words] = Object.entries(nextParts).find(([, words]) => lacked.every((each) => each.includes(words))) ?? ["", ""];
  return (left.some(({ gain }) => gain?.includes("▲")) && nextParts[`${part} ▲`]) || words;
}

// Looked up by the part's id, then by how it begins.
function wordsOfNext(part, nextParts) {
  for (let name = part; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) if (nextParts[name]) return nextParts[name];
  return "";
}

// Returns how all of them begin, up to whole words; a last word is never shared.
function sharedBeginning([first, ...others]) {
  const words = first.split(" ");
  const differs = words.findIndex((_, index) => !others.every((other) => other.startsWith(`${words.slice(0, index + 1).join(" ")} `)));
  return words.slice(0, Math.max(0, differs)).join(" ");
}
