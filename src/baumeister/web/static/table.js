// The live table. It knows no game: the server draws every position and names, for each legal move, the drawn parts that
// stand for it. This file keeps the page at the newest event; the others listen (live), choose moves (choose), move pieces
// (glide), show points (pageant), keep this browser's wishes (preferences), open panels (panels), show the board from nearer (zoom).
//
//   event N ──> queue ──> the fragment after N, fetched or come with it ──> morph ──> glide ──> pageant ──> next event
//
// A move and what chance adds to it are one beat: of their events only the last stands in the queue.
import { Idiomorph } from "./vendor/idiomorph.js";
import { arrange, isBoardNarrow, isNarrow, whenArranged } from "./arrange.js";
import { fetchFragment, frame, NoAnswer, send, unpack } from "./ask.js";
import { leaveOutFacts, watchBids } from "./bid.js";
import { noteDeed, playsInAuction, showByItself, watchByItself } from "./by_itself.js";
import { arm, clearChoice } from "./choose.js";
import "./dismiss.js";
import { watchEnlarged } from "./enlarge.js";
import { hasFocus, regainFocus } from "./focus.js";
import { glide, land, measure } from "./glide.js";
import { callBid, HELD, highestBid, strike } from "./hammer.js";
import { offerInvitation } from "./invite.js";
import { holdLanded, holdTold, noteLanded, noteLate, noteTold, showLanded, showTold } from "./late.js";
import { leadBack, leadFromSmall, leadToChoice, leadToCounted, leadToNews } from "./lead.js";
import { follow } from "./live.js";
import { fadeNews, markNews } from "./marks.js";
import { asks, catchUpWith, duration, pause, playsForced, showShortcuts } from "./preferences.js";
import "./news.js";
import { hideReadNotices } from "./notice.js";
import "./meant.js";
import { announcePageant, pageant, readScores, skipPageant } from "./pageant.js";
import { clearFault, showFault, showMessage, watchPanels } from "./panels.js";
import { briefly, saidNow, say } from "./prompt.js";
import { dressReplay, watchReplay } from "./replay.js";
import { announce, texts } from "./say.js";
import { dressPicture } from "./share_picture.js";
import { watchShortcuts } from "./shortcuts.js";
import { haveOthersMoved, showListening, soundOf, soundTurn } from "./sounds.js";
import { pointOn, watchTour } from "./tour.js";
import { keep, wish } from "./wishes.js";
import { applyZoom, watchZoom } from "./zoom.js";

const MOST_REPLAYED = 8; // beats behind which the page jumps to the newest instead of showing each
const RETRY = 1500; // milliseconds
const MENTION = 4000;
const queue = [];
const pictures = new Map(); // what came with events yet to be shown, by their number
const fetched = new Map(); // fragments asked for ahead, by event
let isBusy = false;
let hasLookedBack = false; // whether the page showed the past
let cut = () => {}; // ends the pause between two beats
let acted = Promise.resolve(); // what the last act hastens has arrived: what comes after it moves as it should
let newest = shown(); // the newest event that this page knows of

const KEPT = { // by attribute: where the module's or the person's value stays
  open: () => true,
  tabindex: (element) => element === document.activeElement,
  "data-large": (element) => element.id === "log",
  "aria-pressed": (element) => element.matches(".enlarger"),
  popover: (element) => element.id === "log", // that somebody reads over the board
  "aria-busy": (element) => element.id === "tour", // which somebody leaves
  disabled: (element) => element.id === "go-on", // the tour's way on, once it is one
};
const MORPH = {
  morphStyle: "outerHTML",
  callbacks: {
    beforeAttributeUpdated: (name, element) => !KEPT[name]?.(element),
    beforeNodeMorphed: (old) => old.id !== "message" && !old.matches?.(".tour-step"), // stays until the next act succeeds; until the tour says more
  },
};

function page() { return document.getElementById("table"); }
function shown() { return Number(page().dataset.seq); }
function isPast() { return Number(page().dataset.ply) < Number(page().dataset.last); }

// ---- Showing positions

// Returns what one sees: "held", "outbid", "moved" or "still".
async function show(html, moves) {
  skipPageant();
  if (!moves) land();
  const before = moves ? measure() : null;
  const [late, landed, told, stood] = [noteLate(), noteLanded(), noteTold(), readScores()];
  const from = { ply: Number(page().dataset.ply), isPast: isPast() };
  const [keepsFocus, bid] = [hasFocus(), highestBid()];
  Idiomorph.morph(page(), html, MORPH);
  document.dispatchEvent(new Event("toggle")); // what was open may be gone: house.js
  dress();
  for (const seq of pictures.keys()) if (seq <= shown()) pictures.delete(seq);
  if (keepsFocus) regainFocus();
  clearFault();
  const lines = newLines(from.ply);
  if (moves) soundOf(lines);
  if (!from.isPast && haveOthersMoved(lines, page().dataset)) soundTurn();
  announceLines(lines);
  const points = moves ? announcePageant(lines, late, stood) : null;
  if (before && duration(1)) {
    holdLanded(landed, lines);
    holdTold(told);
  }
  const isHeld = moves && strike(lines);
  const isOutbid = moves && callBid(bid);
  const said = sayOnlyMove();
  setMoving(Boolean(before));
  const hasMoved = before ? await showMoves(before, points).finally(showMoved) : false;
  if (hasMoved) await frame(); // a tap as the pieces land is answered first
  markNews();
  if (isHeld && page().dataset.turn !== "yes") await leadToCounted(thrown(lines));
  leadToChoice();
  playForced(said);
  return isHeld ? "held" : isOutbid ? "outbid" : hasMoved ? "moved" : "still";
}

function setMoving(isMoving) { // the guide waits with what is next
  page().classList.toggle("is-moving", isMoving);
  pointOn();
}

function showMoved() {
  showTold();
  setMoving(false);
}

async function showMoves(before, points) {
  const hasMoved = await glide(before).finally(showLanded);
  return (await pageant(points)) || hasMoved;
}

function newLines(ply) { // up to the position shown; the log stands newest first
  const isNew = (line) => Number(line.dataset.ply) > ply && Number(line.dataset.ply) <= Number(page().dataset.ply);
  return [...document.querySelectorAll("#log li")].filter(isNew).reverse();
}

// Returns the die whose throw one has a moment to read.
function thrown(lines) {
  const [line] = lines.filter((each) => each.matches(HELD) && each.dataset.sound === "rolls");
  return [document.getElementById(line?.dataset.parts?.split(" ")[0])].filter(Boolean);
}

function announceLines(lines) {
  const said = lines.map((line) => line.textContent.trim());
  announce([...said, document.getElementById("sentence").textContent].join(" "));
}

// What the server does not write: a narrow screen's arrangement, lit moves, tab title, favicon.
function dress() {
  arrange();
  hideReadNotices();
  applyZoom();
  arm(JSON.parse(document.getElementById("move-data").textContent), play);
  openMoves();
  showLine();
  dressReplay();
  dressPicture();
  showTurn(page().dataset.title, page().dataset.turn === "yes");
  showByItself(page().dataset.turn === "yes");
  leaveOutFacts();
}

// Without the module the list of all moves stands open; with it, only for those who like it so.
function openMoves() {
  const list = document.getElementById("all-moves");
  if (list) list.open = wish("moves", "closed") === "open";
}

function showLine() { // of the position shown
  const line = document.querySelector("#log [aria-current]")?.parentElement;
  const lines = document.querySelector("#log .lines");
  if (!line && isPast()) lines.scrollTop = lines.scrollHeight; // before its first line
  if (line) lines.scrollTop = line.offsetTop - lines.offsetTop - lines.clientHeight / 2;
  else if (hasLookedBack && !isPast()) lines.scrollTop = 0; // what is new stands at its top
  hasLookedBack = isPast();
}

document.addEventListener("click", (event) => {
  const list = event.target.closest("#all-moves > summary")?.parentElement;
  if (!list) return;
  keep("moves", list.open ? "closed" : "open"); // as it is before the click
  if (!list.open) requestAnimationFrame(() => list.scrollIntoView({ block: "nearest" })); // on a phone it opens under the board
});

function showTurn(title, isMine) {
  document.title = title;
  document.getElementById("favicon").href = new URL(isMine ? "favicon-turn.svg" : "favicon.svg", import.meta.url);
}

// ---- Events, one after another

function enqueue(seq, picture) {
  if (picture) pictures.set(seq, picture);
  newest = Math.max(newest, seq);
  if (seq > Math.max(queue.at(-1) ?? 0, shown())) queue.push(seq);
  if (isBusy) fetchAhead();
  work();
}

// What came while the past was shown has been dropped.
function catchUp() {
  if (!isPast() && newest > shown()) enqueue(newest);
}

async function work() {
  if (isBusy || document.hidden) return;
  isBusy = true;
  try {
    while (queue.length) await next();
  } catch (error) { // ask again for all that is missing
    if (!(error instanceof NoAnswer)) reportError(error); // a fault of ours
    queue.length = 0;
    setTimeout(catchUp, RETRY);
  } finally {
    isBusy = false;
  }
}

async function fragmentAfter(seq) {
  const picture = pictures.get(seq);
  const html = (picture && await unpack(picture).catch(() => null)) || await (fetched.get(seq) ?? fetchFragment(texts.table, { seq }));
  await acted;
  return html;
}

// While one beat is shown the next one is on its way.
function fetchAhead() {
  for (const seq of fetched.keys()) if (seq <= shown()) fetched.delete(seq);
  const [seq] = queue;
  if (!seq || seq <= shown() || pictures.has(seq) || fetched.has(seq) || isPast()) return;
  const fragment = fetchFragment(texts.table, { seq });
  fragment.catch(() => fetched.delete(seq));
  fetched.set(seq, fragment);
}

async function next() {
  if (isPast()) return stay();
  if (queue.length > (duration(1) ? MOST_REPLAYED : 1)) return jump(); // where nothing moves there is nothing to follow
  const seq = queue.shift();
  if (seq <= shown()) return;
  catchUpWith(queue.length);
  const html = await fragmentAfter(seq);
  if (isPast()) return stay();
  const { ply } = page().dataset;
  const happened = await show(html, true);
  if (page().dataset.ply !== ply && page().dataset.turn !== "yes") await rest(happened);
  if (happened === "held") leadBack();
}

// Whoever looks at the past stays there, also who has gone there meanwhile.
function stay() {
  queue.length = 0;
  pictures.clear();
  say(texts.newMoves);
}

function rest(happened) {
  return pause(new Promise((done) => { cut = done; }), happened);
}

document.addEventListener("click", () => frame().then(() => cut()));

// Whoever acts has seen enough: what still moves arrives at once.
function hurry() {
  land();
  skipPageant();
  cut();
}

// Goes to the newest event; on the way only what was counted or held last is shown, and what followed it.
async function jump() {
  const seq = queue.at(-1);
  const html = await fragmentAfter(seq);
  const told = duration(1) ? toldAt(html, seq) : 0;
  const before = told > shown() + 1 ? await fragmentAfter(told - 1) : null;
  const counted = told ? await fragmentAfter(told) : null;
  if (isPast()) return stay();
  if (before) await show(before, false); // what was counted earlier isn't
  queue.splice(0, queue.filter((each) => each <= (told || seq)).length);
  if (!told) await show(html, false);
  else if (await show(counted, true) === "held") await rest("held");
}

// Returns the event up to `seq` at which points were counted or something was held last, if that has not been shown; 0 if there is none.
function toldAt(html, seq) {
  const found = new DOMParser().parseFromString(html, "text/html");
  const plies = [...found.querySelectorAll(`#log li[data-points], ${HELD}`)].map((line) => Number(line.dataset.ply));
  const at = seq - Number(found.getElementById("table").dataset.ply) + Math.max(...plies); // every event since was a move
  return at > shown() && at <= seq ? at : 0;
}

// Somebody came or went: only the panels change, so that nobody is disturbed in choosing.
async function refresh(picture) {
  if (isPast() || isBusy) return;
  const html = await (picture ? unpack(picture) : fetchFragment(texts.table, { seq: shown() })).catch(() => "");
  const found = new DOMParser().parseFromString(html, "text/html").getElementById("players");
  if (found) Idiomorph.morph(document.getElementById("players"), found, MORPH);
}

// A greeting changes no position: the seats and the log are shown anew, and whoever is choosing goes on choosing.
async function hearGreeting(seq, picture) {
  if (isPast() || isBusy || seq !== shown() + 1) return enqueue(seq, picture);
  newest = Math.max(newest, seq);
  isBusy = true;
  try {
    const html = await (picture ? unpack(picture) : fetchFragment(texts.table, { seq }));
    const found = new DOMParser().parseFromString(html, "text/html");
    for (const id of ["players", "log"]) Idiomorph.morph(document.getElementById(id), found.getElementById(id), MORPH);
    page().dataset.seq = seq;
    arrange();
    sayGreeting();
  } catch {
    setTimeout(catchUp, RETRY);
  } finally {
    isBusy = false;
  }
  work();
}

// The newest one of others; on a narrow screen, where seats lie far below, in the prompt's row too if nothing is chosen.
function sayGreeting() {
  const line = document.querySelector("#log .greeting");
  const own = page().dataset.own.split(" ").map((seat) => `.by.seat-${seat}`).join();
  if (!line?.checkVisibility() || line.querySelector(own)) return;
  const text = line.textContent.trim();
  if (isNarrow() && !saidNow()[0]) mention(text);
  else announce(text);
}

async function greet({ path, data }) {
  const { seq, reason } = await send(path, data);
  showMessage(reason ?? "");
  if (seq > shown()) await hearGreeting(seq);
}

// The person's tentative moves are others now: made in another tab, or on another device.
async function redraw(draft) {
  if (isPast() || draft === page().dataset.draft) return;
  if (isBusy) setTimeout(() => redraw(draft), RETRY);
  else await showPresent().catch(failed);
}

// The server knows of fewer events than this page: a copy of its database was put back. The present is what it knows.
async function reset() {
  [queue.length, newest] = [0, 0];
  for (const kept of [pictures, fetched]) kept.clear();
  if (isBusy) return setTimeout(reset, RETRY);
  isBusy = true; // nobody asks for what the server no longer knows
  const isShown = await showPresent(false).then(() => true, () => false);
  isBusy = false;
  if (isShown) catchUp();
  else setTimeout(reset, RETRY);
}

async function showPresent(moves = !isPast()) {
  const known = newest;
  const html = await fetchFragment(texts.table, {});
  if (newest === known) newest = 0; // what is shown now
  return show(html, moves);
}

// ---- Acting

async function play(move, isByItself = false) {
  const form = document.querySelector("#table form[action$='/move']");
  if (!form) return; // the page has changed under the click
  const data = new FormData(form);
  data.delete("amount"); // that of the panel of an auction
  data.set("move", move);
  await act({ path: `/t/${texts.table}/move`, data }, isByItself).catch(failed);
}

// A move that is the only one plays itself: the prompt says so as soon as the position comes, and for a beat once nothing moves
// any more. Not while somebody looks at the past.
const BEAT = 800; // milliseconds at most
const [GLANCE, READING] = [300, 10]; // milliseconds for what says it, and for each of its letters
const PASSING = 1200; // before a pass: haste would tell the others something
const LEAST = 200; // where nothing moves
let timer = 0;
let seenForced = ""; // what the page showed when a move last played itself

function playForced(said = sayOnlyMove()) {
  clearTimeout(timer);
  const forced = forcedMove();
  const move = forced || playsInAuction();
  const beat = Math.max(LEAST, duration(forced ? Math.min(BEAT, GLANCE + READING * said.length) : PASSING));
  if (said) growUnder(document.querySelector("#sentence > span"), beat);
  if (move) timer = setTimeout(() => play(move, true), beat);
}

function growUnder(sentence, beat) { // a line, until it is played
  sentence.classList.add("plays-itself");
  sentence.style.setProperty("--beat", `${beat}ms`);
}

function forcedMove() { return playsForced() && page().dataset.forced; }

// Returns what it says; where nothing moves it would be gone before it is read.
function sayOnlyMove() {
  if (!forcedMove() || !duration(1)) return "";
  const [{ label }] = JSON.parse(document.getElementById("move-data").textContent);
  const said = texts.onlyMove.replace("{move}", briefly(label));
  document.querySelector("#sentence > span").textContent = said;
  announce(said);
  return said;
}

// `isByItself`: nobody has clicked; so nobody is asked, nor told that another tab was faster. Nor is who has clicked as their
// only move played itself.
async function act({ path, data }, isByItself = false) {
  clearTimeout(timer);
  const wasPast = isPast();
  if (path.endsWith("/move") && asks() && !isByItself) data.set("ask", "yes");
  if (isByItself) seenForced = data.get("seq");
  else noteDeed(data);
  acted = frame().then(seen);
  const [answer] = await Promise.all([send(path, data), acted]);
  if (answer.location) return location.assign(answer.location);
  if (!isByItself) showMessage(answer.stale ? "" : answer.reason ?? "", answer.rule);
  if (isPast() && !wasPast) return; // gone to look at what was, before the answer came
  const isBack = path.endsWith("/undo") && answer.seq > shown();
  if (isBack) queue.length = 0; // what is taken back needn't be seen first
  const beats = isBack ? [answer.seq] : answer.beats;
  if (answer.seq > shown() && !isPast()) return beats.forEach((seq) => enqueue(seq));
  if (!answer.reason) history.replaceState(null, "", `/t/${texts.table}`);
  await showPresent();
  if (answer.stale && data.get("seq") !== seenForced) mention(texts.newMoves);
  catchUp();
}

function seen() {
  hurry();
  fadeNews();
}

// Says in the prompt's row what needs no answer, for a while.
function mention(text) {
  const before = saidNow();
  say(text);
  announce(text);
  setTimeout(() => { if (saidNow()[0] === text) say(...before); }, MENTION);
}

function failed() { // as far as this page knows nothing has changed
  showFault(texts.failed);
  dress();
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || !page().contains(form)) return;
  event.preventDefault();
  if (form.matches(".todo .undo") && clearChoice()) return; // what isn't played yet is taken back first
  if (form.closest("#greet-panel")) {
    document.getElementById("greet-panel").hidePopover();
    greet({ path: new URL(form.action).pathname, data: new FormData(form, event.submitter) }).catch(failed);
    return;
  }
  const guide = form.closest("#tour, #leave-panel") && document.getElementById("tour");
  guide?.setAttribute("aria-busy", "true"); // fades at once: others' moves may have to arrive before it goes
  form.closest("#leave-panel")?.hidePopover();
  act({ path: new URL(form.action).pathname, data: new FormData(form, event.submitter) }).catch(() => {
    guide?.removeAttribute("aria-busy");
    failed();
  });
});

// ---- Stepping through the game

let isStepping = false;
let wanted = null; // the last step asked for

// Only from one step to the next do pieces move and points count up; wherever else one goes, all of it is there at once.
async function stepTo(ply, isGliding = false) {
  hurry();
  wanted = { ply, isGliding };
  if (isStepping) return;
  isStepping = true;
  while (wanted) {
    const step = wanted; // others may be asked for while it is shown
    await goTo(step.ply, step.isGliding).catch(failed);
    if (wanted.ply === step.ply) wanted = null;
  }
  isStepping = false;
}

async function goTo(ply, isGliding) {
  const query = ply === "present" ? {} : { ply };
  history.replaceState(null, "", ply === "present" ? `/t/${texts.table}` : `?ply=${ply}`);
  const wasPast = isPast();
  await show(await fetchFragment(texts.table, query), isGliding);
  if (isBoardNarrow() && isPast() && !wasPast) scrollTo({ top: page().offsetTop }); // it begins at the board's top
  if (isPast()) await leadToNews();
  queue.length = 0;
  catchUp();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-step]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  stepTo(link.dataset.step, link.matches(".steps [rel]"));
});
document.addEventListener("change", (event) => event.target.id === "slider" && stepTo(event.target.value));
document.addEventListener("input", (event) => {
  if (event.target.id === "slider") event.target.form.querySelector("output").textContent = stepOf(event.target);
});

// Returns the step to which it leads, as the page writes it.
function stepOf({ value, dataset }) {
  const starts = dataset.starts.split(" ").filter(Boolean).map(Number);
  return `${starts.filter((ply) => ply < value).length} / ${starts.length}`;
}

// The arrow keys lead through the game wherever they mean nothing else.
const STEPS = { ArrowLeft: "prev", ArrowRight: "next" };
document.addEventListener("keydown", (event) => {
  const isFree = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.closest("input, select, [popover]");
  const link = isFree && STEPS[event.key] && document.querySelector(`.steps [rel="${STEPS[event.key]}"]`);
  if (!link) return;
  event.preventDefault();
  stepTo(link.dataset.step, !event.repeat);
});

// As everywhere else: Ctrl+Z takes back, Ctrl+Shift+Z and Ctrl+Y play again.
document.addEventListener("keydown", (event) => {
  const key = event.key.toLowerCase();
  if (!(event.ctrlKey || event.metaKey) || event.altKey || !"zy".includes(key) || event.target.closest("input:not([type]), input[type=text], textarea")) return;
  const isRedo = key === "y" || event.shiftKey;
  const button = document.querySelector(`.todo ${isRedo ? ".redo" : ".undo"} button:enabled`);
  if (isRedo || !clearChoice()) {
    if (!button) return;
    button.click();
  }
  event.preventDefault();
});

// ---- Begin

showListening();
showShortcuts();
watchPanels();
watchZoom();
watchEnlarged();
leadFromSmall();
watchReplay(stepTo);
watchShortcuts();
watchBids();
watchByItself(() => playForced());
whenArranged(markNews); // what has changed lies elsewhere now
dress();
markNews();
leadToChoice();
playForced();
watchTour();
offerInvitation();
follow({
  seq: shown, draft: () => page().dataset.draft, isMine: () => page().dataset.turn === "yes", enqueue, hearGreeting, refresh, redraw, reset, showTurn, soundTurn,
});
