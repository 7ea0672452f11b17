// A move is a set of drawn parts. Clicking parts in any order narrows the legal moves; what is still possible is lit; when
// one move is left it is played. Parts that all moves left have in common are chosen with the others; one of them that lies
// on the board is shown first, and played by a second click: nobody plays a move unseen. A part that goes with none
// of the chosen ones starts anew from those that it goes with, and plays nothing: it waits for another click.
import { aimed, SMALL } from "./aim.js";
import { isNarrow } from "./arrange.js";
import { fetchReason, wait } from "./ask.js";
import { frameCounted } from "./counted.js";
import { setHidden } from "./focus.js";
import { bringForward } from "./front.js";
import { showGains } from "./gain.js";
import { showGhost } from "./ghost.js";
import { leadToPlaces } from "./lead.js";
import { standBeside, standShortly } from "./near.js";
import { dropMessage, showMessage } from "./panels.js";
import { briefly, fullWords, isCounted, isGathered, isGuided, kindOf, lessAndLess, pressWords, promptOf, say, swapWords, wordsOfMoves } from "./prompt.js";
import { rove, step } from "./roving.js";
import { announce, texts } from "./say.js";
import { TELLERS, liftName, lightUp, nameTellers, tellerOf, wordsOf } from "./tell.js";
import { drawnOf } from "./tour.js";
import { DOUBLE, hasToggledSince, showLit, showWhole } from "./zoom.js";

let moves = []; // {move, parts, label, gain, counts}
let chosen = [];
let clickedOn = []; // those of them that were clicked; the others came with these
let shown = ""; // a part that would complete the choice and was clicked, but plays only when it is clicked again
let swapped = ""; // what the last click has put in the place of what
let play = () => {};

export function arm(legal, whenPlayed) {
  const isSame = legal.length === moves.length && legal.every(({ move }, index) => move === moves[index].move);
  if (!isSame || !legal.length) forget(); // the page may be renewed while somebody is choosing
  if (!isSame) isResting = true;
  [moves, play] = [legal, whenPlayed];
  light();
}

function forget() { [chosen, clickedOn, shown, swapped] = [[], [], "", ""]; }

// Returns whether anything was chosen and not played yet.
export function clearChoice() {
  showMessage("");
  if (!chosen.length || !moves.length) return false;
  forget();
  light();
  announce(texts.cleared);
  return true;
}

// Returns what is chosen with what is shown to go with it.
function held() { return shown ? [...chosen, shown] : chosen; }

function goingWith(parts) {
  return moves.filter((move) => parts.every((part) => move.parts.includes(part)));
}

// `drawn`: what was hit, which may stand for the part. `namesFirst`: one of many small pictures was tapped, which play at once: its
// name is said before, and a second tap plays it.
function choose(part, drawn, namesFirst = false) {
  showMessage("");
  const whole = exactMove();
  if (whole && isGathered(whole) && !chosen.includes(part)) return sayFull(whole); // nothing of it is dropped for another
  const known = new Set([...chosen, part]);
  const isShown = chosen.length && goingWith(chosen).length === 1 && !isGathered(goingWith(chosen)[0]); // the one move left
  if (isShown && chosen.includes(part)) return playNow(goingWith(chosen)[0]);
  if (chosen.includes(part) && !clickedOn.includes(part)) return confirm(part);
  const before = chosen;
  const isAsked = shown === part;
  const isSure = () => isAsked || isGuided() || !(isSmall(drawn) || (namesFirst && !before.length));
  const isOpposed = !held().includes(part) && isRefused(part);
  if (isOpposed) {
    explain(part, held().filter((other) => kindOf(other) !== kindOf(part)));
    if (!isFirm(part)) return;
  }
  shown = "";
  chosen = chosen.includes(part) ? chosen.filter((other) => !implies(other, part)) : withPart(part);
  const left = goingWith(chosen);
  if (chosen.length && !isGuided() && !isOpposed) chosen = common(left);
  if (chosen.length && !isOpposed && isComplete(left, known)) {
    if (before.every((other) => chosen.includes(other)) && isSure()) return playNow(left[0]);
    [swapped, chosen] = [swapWords(part, before, chosen), withoutPart(part)];
    if (!chosen.includes(part)) shown = part;
  } else swapped = swapWords(part, before, chosen);
  clickedOn = [...clickedOn, part].filter((other) => chosen.includes(other));
  light(() => {
    if (!chosen.length) return;
    showLit();
    leadToPlaces();
  });
  announce(chosen.length ? prompt()[0] : texts.cleared);
}

// A click on what came with another part keeps it: whoever clicks it wants it.
function confirm(part) {
  clickedOn.push(part);
  leadToPlaces();
  announce(prompt()[0]);
}

// Whether one move is left, and whatever of it lies on the board was clicked or shown.
function isComplete(left, known) {
  return left.length === 1 && !isGathered(left[0]) && left[0].parts.every((part) => known.has(part) || !(isGuided() || isOnBoard(part)));
}

// Where a drawing says so (`data-firm`), what doesn't go with a part is not silently chosen instead of it, nor dropped for it: the
// part stays, and it is said why; what goes with it is chosen anew.
function isFirm(part) { return document.getElementById(part)?.dataset.firm !== undefined; }

function isRefused(part) {
  const kept = withPart(part, held());
  const dropped = held().filter((other) => !kept.includes(other) && kindOf(other) !== kindOf(part));
  return dropped.length > 0 && [part, ...dropped].some(isFirm);
}

function sayFull(whole) {
  say(fullWords(whole));
  announce(fullWords(whole));
}

// Returns a part with those of the chosen ones that it goes with.
function withPart(part, among = chosen) {
  const kept = [part];
  for (const other of [...among].reverse()) if (goingWith([...kept, other]).length) kept.push(other);
  return kept;
}

// A place so small that a finger may have hit its neighbour instead is shown first, as well.
function isSmall(drawn) {
  const { width, height } = drawn.getBoundingClientRect();
  return hoverless.matches && Boolean(drawn.closest("#board")) && Math.min(width, height) < SMALL;
}

// Returns what a part has brought with it; all that is chosen if nothing else goes with that.
function withoutPart(part) {
  const others = chosen.filter((other) => other !== part);
  return others.length && goingWith(others).length > 1 ? others : chosen;
}

function isOnBoard(part) {
  return Boolean(document.getElementById(part)?.closest("#board"));
}

// Returns the parts that all these moves have.
function common(left) {
  return left[0].parts.filter((part) => left.every((move) => move.parts.includes(part)));
}

// A part that is drawn but can't be chosen says why. A finger's second tap may follow, which looks nearer instead.
async function explain(part, among = chosen) {
  const exact = exactMove();
  if (exact && isGathered(exact)) return showMessage(pressWords()); // all are chosen, but not taken yet
  const asked = performance.now();
  const [found] = await Promise.all([fetchReason(texts.table, part, among).catch(() => null), hoverless.matches && wait(DOUBLE)]);
  if (!found || hasToggledSince(asked)) return;
  const subject = drawnOf(part);
  if (!isGuided()) return showMessage(found.reason, found.rule, subject);
  standShortly(found.reason, subject); // the guide's words stay to be read
  announce(found.reason);
}

function implies(one, other) {
  return one === other || goingWith([one]).every((move) => move.parts.includes(other));
}

function playNow(move) {
  moves = [];
  forget();
  chosen = move.parts;
  light();
  say(briefly(move.label));
  play(move.move);
}

// ---- Lights

// `look`: leads to what is lit, once it is, and before what it would bring is drawn: each that is measured after a change lays out the page.
function light(look = () => {}) {
  const left = goingWith(chosen);
  const handHeight = chosen.length ? (document.querySelector("#holdings.hand")?.offsetHeight ?? 0) : 0;
  const lit = litBy(left);
  for (const element of document.querySelectorAll("#table .can, #table .is-chosen, #table .could")) if (!lit.has(nameOf(element))) dim(element);
  for (const [part, kind] of lit) brighten(part, kind);
  markOthers();
  bringForward(chosen);
  document.getElementById("table").classList.toggle("is-begun", chosen.length > 0 || left.length === 1);
  const isOpen = !chosen.length && left.length > 0 && !common(left).length && !isGuided(); // not even begun for all
  for (const part of document.querySelectorAll("#table .later")) part.classList.toggle("waits", isOpen);
  document.getElementById("table").classList.toggle("is-ablaze", [...lit].filter(([part, kind]) => kind === "can" && isOnBoard(part)).length > CROWD);
  if (!chosen.length) showWhole();
  nameTellers();
  rove();
  const exact = exactMove();
  const button = document.getElementById("play");
  if (button) {
    const take = document.getElementById("take"); // the same at a desk, where what is gathered lies
    const isTaken = exact && isGathered(exact);
    const here = document.getElementById("play-here"); // on a phone, below what is chosen from; it says what it plays
    const isHere = Boolean(exact && here && isNarrow());
    for (const each of [button, take, here]) if (each) each.onclick = () => exact && playNow(exact);
    button.textContent = isTaken ? texts.take : texts.play;
    setHidden(button, !exact);
    button.classList.toggle("is-elsewhere", Boolean((take && isTaken) || isHere));
    if (take) setHidden(take, !isTaken);
    if (here) setHidden(here, !isHere);
    if (isHere) here.textContent = briefly(exact.label, 0);
    setHidden(document.getElementById("clear"), !chosen.length || !moves.length);
    if (exact) button.parentElement.style.setProperty("--held", `${handHeight}px`); // on a phone it stands above
  }
  count();
  standBeside("");
  say(...prompt());
  look();
  showHeld();
}

function showHeld() {
  frameCounted(chosen.length ? goingWith(held()) : []);
  showGains(goingWith(chosen), chosen);
  showGhost(held(), lastLeft());
}

// Returns the move that is chosen, with what is shown; others may have more parts.
function exactMove() {
  return chosen.length ? goingWith(held()).find((move) => move.parts.length === held().length) : undefined;
}

// Returns the only move left, whose way is shown.
function lastLeft() {
  const left = goingWith(chosen);
  return left.length === 1 ? left : [];
}

// Returns the kind of light of each part that has one.
function litBy(left) {
  const lit = new Map();
  for (const [some, kind] of [[moves, "could"], [left, "can"]]) for (const { parts } of some) for (const part of parts) lit.set(part, kind);
  for (const part of chosen) lit.set(part, "is-chosen");
  return lit;
}

// A place on the board is chosen, but not all of the move: those that a click would take instead, all else staying, are still seen.
function markOthers() {
  const places = chosen.filter((part) => chosen.length > 1 && isOnBoard(part) && chosen.filter((other) => kindOf(other) === kindOf(part)).length === 1);
  const others = places.flatMap((place) => goingWith(chosen.filter((part) => part !== place)).flatMap(({ parts }) => parts.filter((part) => kindOf(part) === kindOf(place))));
  for (const element of document.querySelectorAll("#board .part")) element.classList.toggle("is-other", others.includes(element.id));
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

function prompt() {
  const left = goingWith(held());
  return moves.length && (chosen.length || isCountSaid(left)) ? promptOf(left, held(), exactMove(), swapped) : [""];
}

// A drawing may count what is chosen beside what is chosen from: all of it, or what is chosen `data-among` the parts whose ids begin so.
function count() {
  for (const place of document.querySelectorAll("#table [data-progress]")) {
    const { progress, among = "" } = place.dataset;
    place.textContent = progress.replace("{count}", chosen.filter((part) => part.startsWith(among)).length);
  }
}

// How many there are to choose is told from the first on; on a phone what happened stands there until one begins.
function isCountSaid(left) {
  return isCounted(left) && !isNarrow() && !document.querySelector("#table [data-progress]");
}

const REST = 400; // milliseconds: on its way to a message a pointer crosses more
let resting;
// A narrow screen has no room beside what is pointed at.
function sayOf(subject, text) {
  if (isNarrow()) return say(...(text ? lessAndLess(text.replaceAll("\n", " · ")) : prompt()));
  clearTimeout(resting);
  if (text && !clicked) resting = setTimeout(dropMessage, REST); // whoever rests on something else has read it
  standBeside(clicked ? "" : text, subject);
}

function preview(part, pointed = null) {
  if (!part || (!held().includes(part) && isRefused(part))) { // or what isn't chosen would be shown
    showHeld();
    return sayOf(pointed, "");
  }
  const wanted = chosen.includes(part) ? chosen : [...chosen, part];
  const parts = goingWith(wanted).length ? wanted : [part];
  const left = goingWith(parts);
  if (chosen.length && parts.length > chosen.length && left.length === 1 && isOnBoard(part)) showGains(goingWith(chosen), chosen); // the others' stay, to compare
  else showGains(left, parts);
  frameCounted(left);
  showGhost(common(left), lastLeft());
  sayOf(pointed, [...tellingOf(part, left), wordsOfMoves(left)].filter(Boolean).join("\n"));
}

// ---- What it tells

// Words in the place of a question with few answers would read like one more: on a narrow screen, too, they stand on the board, for a moment.
const FEW = 4;
function tell(teller) {
  const isAsked = moves.length > 0 && moves.length < FEW && moves.every(({ parts }) => parts.length === 1);
  if (isNarrow() && isAsked) standShortly(wordsOf(teller), teller);
  else sayOf(teller, wordsOf(teller));
}

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
  liftName(pointed);
  if (moves.length) preview(part, pointed);
  if (teller && !part) tell(teller);
  else if (isTelling && !moves.length) sayOf(teller, "");
  isTelling = Boolean(teller && !part);
}

function forgetTold() {
  if (isTelling) sayOf(null, "");
  lightUp(null);
  liftName(null);
  isTelling = false;
}

// ---- Pointer and keyboard

// Whether something can be chosen: while the guide shows what is to be looked at first, nothing is.
function isOpen() { return moves.length > 0 && !document.querySelector("#tour > .look:not([hidden])"); }

function partOf(target) {
  const element = isOpen() ? target.closest?.("#table .can, #table .could, #table .is-chosen") : null;
  return element ? nameOf(element) : null;
}

// Whether what a click means tells of something else than of itself.
function isTold(target) { return Boolean(tellerOf(target)?.dataset.lights); }

function nameOf(element) { return element.dataset.standsFor ?? element.id; }

document.addEventListener("click", (event) => {
  clearTimeout(resting);
  const hit = aimed(event) ?? event.target;
  const part = partOf(hit);
  clicked = event.pointerType === "touch" ? undefined : event.target.closest("#table .part")?.id; // a finger has left it
  if (event.target.closest("#clear")) clearChoice();
  else if (part) choose(part, hit, event.pointerType === "touch" && Boolean(hit.closest("[data-names-first]")));
  else if (isOpen() && event.target.closest("#table .part") && !isTold(event.target)) explain(nameOf(event.target.closest(".part")));
});
// A finger points only while it is down: where nothing hovers, the mouse events that follow its taps mean nothing.
const hoverless = matchMedia("(hover: none)");
document.addEventListener("pointerover", ({ target, pointerType }) => {
  clearTimeout(holding);
  if (pointerType === "touch" && partOf(target)) touch(target);
  else if (pointerType !== "mouse" || !(hoverless.matches || isResting)) attend(target);
});
// A finger that stays on a part looks at what it would make; one that taps it chooses, and doesn't wait for that picture.
const HELD = 150; // milliseconds
let holding;
let isHeld = false;
function touch(target) {
  forgetTold();
  holding = setTimeout(() => {
    isHeld = true;
    attend(target);
  }, HELD);
}
// Under a mouse that rests a new position comes to lie: nothing is previewed there, where something may have changed, until it moves.
let isResting = false;
let seen = [0, 0];
document.addEventListener("pointermove", ({ target, pointerType, screenX, screenY }) => {
  const hasMoved = screenX !== seen[0] || screenY !== seen[1]; // not the page below it
  seen = [screenX, screenY];
  if (!isResting || !hasMoved) return;
  isResting = false;
  if (pointerType === "mouse" && !hoverless.matches) attend(target);
});
for (const name of ["pointerup", "pointercancel"]) document.addEventListener(name, ({ pointerType }) => {
  clearTimeout(holding);
  if (pointerType === "touch" && isHeld && moves.length) preview(null);
  isHeld = false;
});
document.addEventListener("focusin", ({ target }) => { if (document.documentElement.dataset.hand === "keys") attend(target); }); // a finger that lets go leaves the focus somewhere
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return clearChoice();
  const part = partOf(event.target);
  if (part && (event.key === "Enter" || event.key === " ")) choose(part, event.target);
  else if (!step(event.target, event.key)) return;
  event.preventDefault();
});
