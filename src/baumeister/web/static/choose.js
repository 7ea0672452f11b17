// A move is a set of drawn parts. Clicking parts in any order narrows the legal moves; what is still possible is lit; when
// one move is left it is played. Parts that all moves left have in common are chosen with the others; one of them that lies
// on the board is shown first, and played by a second click: nobody plays a move unseen. A part that goes with none
// of the chosen ones starts anew from those that it goes with.
import { aimed } from "./aim.js";
import { isNarrow } from "./arrange.js";
import { fetchReason } from "./ask.js";
import { frameCounted } from "./counted.js";
import { setHidden } from "./focus.js";
import { showGains } from "./gain.js";
import { showGhost } from "./ghost.js";
import { leadToPlaces } from "./lead.js";
import { standBeside } from "./near.js";
import { showMessage } from "./panels.js";
import { rove, step } from "./roving.js";
import { announce, texts } from "./say.js";
import { TELLERS, lightUp, nameTellers, tellerOf, wordsOf } from "./tell.js";
import { showLit } from "./zoom.js";

let moves = []; // {move, parts, label, gain, counts}
let chosen = [];
let nextParts = {}; // what is said of a part that is still lacking
let play = () => {};

export function arm(legal, whenPlayed) {
  const isSame = legal.length === moves.length && legal.every(({ move }, index) => move === moves[index].move);
  if (!isSame || !legal.length) chosen = []; // the page may be renewed while somebody is choosing
  [moves, play] = [legal, whenPlayed];
  nextParts = JSON.parse(document.getElementById("next-words").textContent);
  light();
}

function clearChoice() {
  showMessage("");
  if (!chosen.length) return;
  chosen = [];
  light();
  announce(texts.cleared);
}

function goingWith(parts) {
  return moves.filter((move) => parts.every((part) => move.parts.includes(part)));
}

function choose(part) {
  showMessage("");
  const known = new Set([...chosen, part]);
  const isShown = chosen.length && goingWith(chosen).length === 1 && !isGathered(goingWith(chosen)[0]); // the one move left
  if (isShown && chosen.includes(part)) return playNow(goingWith(chosen)[0]);
  if (chosen.includes(part)) chosen = chosen.filter((other) => !implies(other, part));
  else {
    const kept = [part];
    for (const other of [...chosen].reverse()) if (goingWith([...kept, other]).length) kept.push(other);
    chosen = kept;
  }
  const left = goingWith(chosen);
  if (chosen.length && !isGuided()) chosen = common(left);
  light();
  if (chosen.length && left.length === 1 && !isGathered(left[0]) && left[0].parts.every((part) => known.has(part) || !(isGuided() || isOnBoard(part)))) return playNow(left[0]);
  if (chosen.length) {
    showLit();
    leadToPlaces();
  }
  announce(chosen.length ? describe(left) : texts.cleared);
}

// On a guided game's step every part is clicked.
function isGuided() {
  return document.getElementById("table").classList.contains("guided");
}

function isOnBoard(part) {
  return Boolean(document.getElementById(part)?.closest("#board"));
}

// Returns the parts that all these moves have.
function common(left) {
  return left[0].parts.filter((part) => left.every((move) => move.parts.includes(part)));
}

// A part that is drawn but can't be chosen says why.
async function explain(part) {
  const found = await fetchReason(texts.table, part, chosen).catch(() => null);
  if (found) showMessage(found.reason, found.rule);
}

function implies(one, other) {
  return one === other || goingWith([one]).every((move) => move.parts.includes(other));
}

function playNow(move) {
  moves = [];
  chosen = move.parts;
  light();
  say(move.label);
  play(move.move);
}

// ---- Lights

function light() {
  const left = goingWith(chosen);
  const lit = litBy(left);
  for (const element of document.querySelectorAll("#table .can, #table .is-chosen, #table .could")) if (!lit.has(nameOf(element))) dim(element);
  for (const [part, kind] of lit) brighten(part, kind);
  document.getElementById("table").classList.toggle("is-begun", chosen.length > 0);
  document.getElementById("table").classList.toggle("is-ablaze", [...lit].filter(([part, kind]) => kind === "can" && isOnBoard(part)).length > CROWD);
  nameTellers();
  rove();
  const exact = chosen.length ? left.find((move) => move.parts.length === chosen.length) : null;
  const button = document.getElementById("play");
  if (button) {
    button.onclick = () => exact && playNow(exact);
    setHidden(button, !exact);
    setHidden(document.getElementById("clear"), !chosen.length || !moves.length);
  }
  count();
  say(moves.length && (chosen.length || isCountSaid(left)) ? describe(left) : "");
  frameCounted(chosen.length ? left : []);
  showGains(left, chosen);
  showGhost(chosen, fewLeft());
}

// Returns the moves left when they are so few that all their ways can be shown: of what is chosen, or of a guided game.
const FEW = 3;
function fewLeft() {
  const left = goingWith(chosen);
  return (chosen.length || isGuided()) && left.length <= FEW ? left : [];
}

// Returns the kind of light of each part that has one.
function litBy(left) {
  const lit = new Map();
  for (const [some, kind] of [[moves, "could"], [left, "can"]]) for (const { parts } of some) for (const part of parts) lit.set(part, kind);
  for (const part of chosen) lit.set(part, "is-chosen");
  return lit;
}

const CROWD = 10; // lit places of a board; of more each is lit less, so that what stands beside them is seen
const KINDS = ["can", "could", "is-chosen"];

function dim(element) {
  element.classList.remove(...KINDS);
  for (const name of ["role", "aria-pressed"]) element.removeAttribute(name);
  if (element !== document.activeElement) element.removeAttribute("tabindex");
}

// A part may be drawn once more, where it is easier to reach: `data-stands-for` names it.
function brighten(part, kind) {
  for (const twin of document.querySelectorAll(`#table [data-stands-for="${CSS.escape(part)}"]`)) brightenOne(twin, kind);
  brightenOne(document.getElementById(part), kind);
}

function brightenOne(element, kind) {
  if (!(element instanceof SVGElement)) return; // a part can be a plain button, which needs no light
  if (element.classList.contains(kind)) return; // what is lit alike stays as it is: that is most of a drawing
  element.classList.remove(...KINDS);
  element.classList.add(kind);
  const drawing = element.closest("#table svg:not(svg svg)");
  drawing.setAttribute("role", "group"); // no longer one picture
  drawing.setAttribute("aria-describedby", "keys");
  element.setAttribute("role", "button");
  element.setAttribute("aria-pressed", String(kind === "is-chosen"));
  if (!element.hasAttribute("aria-label")) element.setAttribute("aria-label", wordsOf(element));
}

// ---- What it would be

const MOST_LABELS = 3;
function describe(left) {
  if (isCounted(left) && left.length > 3) return progress(left).join("");
  if (left.length === 1 && !isCounted(left)) return left[0].label; // that says it all
  const next = nextWords(left);
  const possible = left.length <= MOST_LABELS ? left.map((move) => move.label) : []; // of many, what is lit says more
  return isNarrow() && next ? next : [...(next ? [next] : progress(left)), ...withoutRepeating(possible)].join(" · ");
}

// How all of them begin, up to whole words, is said once.
function withoutRepeating([first = "", ...others]) {
  if (!others.length) return first ? [first] : [];
  const words = first.split(" ");
  const differs = words.findIndex((_, index) => !others.every((other) => other.startsWith(`${words.slice(0, index + 1).join(" ")} `)));
  const start = words.slice(0, Math.max(0, differs)).join(" ").length;
  return [first, ...others.map((other) => other.slice(start).trim())];
}

// What all these moves still lack, in the words of the part that is asked for first.
function nextWords(left) {
  if (!chosen.length) return "";
  const lacked = left.map(({ parts }) => parts.filter((part) => !chosen.includes(part)).map(wordsOfNext));
  return Object.values(nextParts).find((words) => lacked.every((each) => each.includes(words))) ?? "";
}

// Looked up by the part's id, then by how it begins.
function wordsOfNext(part) {
  for (let name = part; name; name = name.slice(0, Math.max(0, name.lastIndexOf("-")))) if (nextParts[name]) return nextParts[name];
  return "";
}

// How many parts are chosen, of how many that a move takes.
function progress(left) {
  const [most] = left.map((move) => move.parts.length);
  const isSame = left.every((move) => move.parts.length === most);
  return (chosen.length || isCounted(left)) && isSame && most > 1 ? [texts.chosen.replace("{count}", chosen.length).replace("{all}", most)] : [];
}

// A drawing may count what is chosen beside what is chosen from.
function count() {
  for (const place of document.querySelectorAll("#table [data-progress]")) place.textContent = place.dataset.progress.replace("{count}", chosen.length);
}

// Many alike are chosen one by one: then how many are left to choose says more than how many moves.
const MANY = 4;
function isCounted(left) {
  return left.length > 0 && left.every((move) => move.parts.length >= MANY);
}

// A set of many of a kind, gathered one by one, is looked at as a whole: only the button plays it.
function isGathered({ parts }) {
  return parts.length >= MANY && !isGuided() && new Set(parts.map((part) => part.split("-")[0])).size === 1;
}

// How many there are to choose is told from the first on; on a phone what happened stands there until one begins.
function isCountSaid(left) {
  return isCounted(left) && !isNarrow() && !document.querySelector("#table [data-progress]");
}

// Words on something drawn that is pointed at stand beside it, all others in the prompt's place.
function say(text, subject = null) {
  const place = document.getElementById("choice");
  if (!place) return;
  place.textContent = place.title = text; // its place may be too short for all of it
  standBeside(place, subject);
}

function preview(part, pointed = null) {
  const wanted = !part || chosen.includes(part) ? chosen : [...chosen, part];
  const parts = goingWith(wanted).length ? wanted : [part];
  const left = goingWith(parts);
  if (chosen.length && parts.length > chosen.length && left.length === 1 && isOnBoard(part)) showGains(goingWith(chosen), chosen); // the others' stay, to compare
  else showGains(left, parts);
  frameCounted(parts.length ? left : []);
  showGhost(parts.length ? common(left) : [], fewLeft());
  const told = tellingOf(part, left);
  const isOfPart = told.length || (part && !isCounted(left) && left.length <= MOST_LABELS);
  say([...told, ...(parts.length || isCountSaid(left) ? [describe(left)] : [])].join(" · "), isOfPart ? pointed : null);
}

// ---- What it tells

// What a part itself tells, unless one move is left: its words say what matters of that.
function tellingOf(part, left) {
  const teller = part && left.length > 1 && document.getElementById(part)?.closest(TELLERS);
  return teller ? [wordsOf(teller)] : [];
}

let isTelling = false;
let clicked; // until the pointer leaves it nothing more is said beside it: whoever has clicked has read it

function attend(target) {
  const part = partOf(target);
  const teller = tellerOf(target);
  const pointed = target.closest?.("#table .part");
  if (pointed?.id !== clicked) clicked = undefined;
  lightUp(teller);
  if (moves.length) preview(part, clicked ? null : pointed);
  if (teller && !part) say(clicked ? "" : wordsOf(teller), teller);
  else if (isTelling && !moves.length) say("");
  isTelling = Boolean(teller && !part);
}

// ---- Pointer and keyboard

function partOf(target) {
  const element = moves.length ? target.closest?.("#table .can, #table .could, #table .is-chosen") : null;
  return element ? nameOf(element) : null;
}

// Whether what a click means tells of something else than of itself.
function isTold(target) { return Boolean(tellerOf(target)?.dataset.lights); }

function nameOf(element) { return element.dataset.standsFor ?? element.id; }

document.addEventListener("click", (event) => {
  const part = partOf(aimed(event) ?? event.target);
  clicked = event.pointerType === "touch" ? undefined : event.target.closest("#table .part")?.id; // a finger has left it
  if (event.target.closest("#clear")) clearChoice();
  else if (part) choose(part);
  else if (moves.length && event.target.closest("#table .part") && !isTold(event.target)) explain(nameOf(event.target.closest(".part")));
});
// A finger points only while it is down: where nothing hovers, the mouse events that follow its taps mean nothing.
const hoverless = matchMedia("(hover: none)");
document.addEventListener("pointerover", ({ target, pointerType }) => {
  if (pointerType !== "mouse" || !hoverless.matches) attend(target);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, ({ pointerType }) => {
  if (pointerType === "touch" && moves.length && !isTelling) preview(null);
});
document.addEventListener("focusin", ({ target }) => { if (document.documentElement.dataset.hand === "keys") attend(target); }); // a finger that lets go leaves the focus somewhere
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return clearChoice();
  const part = partOf(event.target);
  if (part && (event.key === "Enter" || event.key === " ")) choose(part);
  else if (!step(event.target, event.key)) return;
  event.preventDefault();
});
