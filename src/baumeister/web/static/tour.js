// The finger of a guided game: it lies on what is to be clicked next for the one move on offer. Where the keyboard is at
// the table, the focus goes there too. The page says nothing of the finger: whatever changes, it is laid anew. Before some
// moves there is something to look at first: a frame lies round it, and the finger on the way on.
import { hasFocus, regainLost, setHidden } from "./focus.js";
import { announceNext } from "./say.js";

const TIP = { x: 14.5, y: 2 }; // of the drawn finger, in its own pixels: it turns about it
const HANDS = { // from its tip, where it comes from each side: first finger and thumb, the other fingers; each from x to x and from y to y
  "from-below": [[-5, 8, 0, 52], [8, 31, 13, 52]],
  "from-above": [[-8, 5, -52, 0], [-31, -8, -52, -13]],
  "from-beside": [[0, 53, -5, 8], [13, 53, -26, -5]],
  "from-left": [[-53, 0, -8, 5], [-53, -13, 5, 26]],
};
const MIDDLE = 22; // pixels from the thing's edge to the tip, at most
const DEEPER = 38; // the same where words lie beside the thing, as far as there is as much below
const EDGES = [9, 4]; // the same where words lie in the middle
const WITHIN = 56; // the same where the hand lies on the thing itself, beside its words
const WIDE = 240; // pixels of a thing that has room for it there
const SIDEWAYS = [0.5, 0.3, 0.7, 0.15, 0.85]; // where along the thing's edge, the best first
const STEP = 6; // pixels of a drawn way that count as one sign
const OWN = 4; // what covering the thing's own number weighs besides
const HELD = 0.3; // what covering other things weighs, beside words
const AIRY = ".bidder, .look"; // much of their boxes is empty
const SOME = 20; // square pixels of words that may be covered, as letters don't fill their lines
const AROUND = 4; // pixels between what is looked at and its frame
const CORNER = 6; // its radius
const WITHIN_EDGE = 2; // pixels from the window's edge to the middle of its line
const FILLED = 0.8; // how much of a common frame things must fill
const LARGE = 3; // parts of the window: what is higher than one of them
const BEYOND = 99; // pixels out of sight
const seen = { step: "", count: 0, told: "" }; // how much of a step has been looked at, and which words were read out last
let pointed = null; // what it points at
let shown = ""; // what was shown last

export function watchTour() {
  if (!document.getElementById("finger")) return;
  let isAsked = false;
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => { isAsked = false; pointOn(); });
  };
  const changes = new MutationObserver(ask);
  changes.observe(document.getElementById("content"), { subtree: true, childList: true, attributes: true });
  changes.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] }); // the board seen from nearer
  addEventListener("resize", ask);
  document.addEventListener("scroll", ask, { capture: true, passive: true });
  document.addEventListener("transitionend", ask);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("#go-on")) return;
    seen.count += 1;
    pointOn(); // at once: a second click is for the next thing
  });
  ask();
}

// Called as soon as nothing moves any more: what is next is said at once.
export function pointOn() {
  const finger = document.getElementById("finger");
  if (!finger) return;
  const isMoving = Boolean(document.querySelector("#table.is-moving"));
  const isFree = !isMoving && Boolean(document.querySelector("#table.guided"));
  const looksAt = isFree ? lookAt() : null;
  document.getElementById("table").classList.toggle("is-looking", Boolean(document.querySelector("#tour > .look:not([hidden])")));
  if (!isMoving) number(looksAt ?? document.getElementById("tour-text"));
  frame(looksAt);
  const found = looksAt ? document.getElementById("go-on") : isFree ? wanted() : null;
  regainLost();
  if (found !== pointed) turnTo(found);
  finger.hidden = !found;
  if (found) lay(finger, boxOf(found));
}

// Returns what is to be looked at now, and shows what is said of it.
function lookAt() {
  const looks = [...document.querySelectorAll("#tour .look")];
  const step = looks[0]?.dataset.step ?? "";
  if (step !== seen.step) Object.assign(seen, { step, count: 0 });
  const now = looks[seen.count] ?? null;
  for (const look of looks) setHidden(look, look !== now);
  const button = document.getElementById("go-on");
  if (button) {
    button.disabled = false; // it was until its click counts
    setHidden(button, !now);
  }
  if (now && now.textContent !== seen.told) announceNext(now.textContent);
  seen.told = now?.textContent;
  return now;
}

// How far the tour has come: it says so when its words do.
function number(words) {
  const place = document.querySelector(".tour-step");
  if (words && place.textContent !== words.dataset.place) place.textContent = words.dataset.place;
}

// Round each thing that is shown of it; the rest pales.
function frame(look) {
  const spot = document.getElementById("spot");
  const parts = look?.dataset.looks.split(" ").flatMap(drawnFor).filter(isSeen) ?? [];
  for (const points of document.querySelectorAll(".strip li")) points.classList.toggle("is-shown", parts.includes(points)); // they lie over the frame
  const about = parts.map((part) => part.id || part.dataset.standsFor).join(" ");
  if (about !== shown) {
    bring(parts);
    if (!parts.some(isInSight)) parts[Math.floor(parts.length / 2)]?.scrollIntoView({ block: "center" });
  }
  shown = about;
  const boxes = parts.filter((part) => !part.closest(".strip")).map(boxInSight).filter(({ top, bottom }) => top < bottom && bottom <= innerHeight);
  spot.hidden = !boxes.length && !document.querySelector(".strip .is-shown");
  const [right, down] = [innerWidth + BEYOND, innerHeight + BEYOND];
  spot.querySelector("path").setAttribute("d", `M${-BEYOND} ${-BEYOND}H${right}V${down}H${-BEYOND}Z${gathered(boxes).map(outlineOf).join("")}`);
}

// Returns the boxes with their margins; those in one frame that else would cut each other's, or that fill a common one.
function gathered(boxes) {
  let frames = [];
  for (let frame of boxes.map(framed)) {
    for (let other; (other = frames.find((each) => isOne(each, frame)));) {
      frames = frames.filter((each) => each !== other);
      frame = around(frame, other);
    }
    frames.push(frame);
  }
  return frames;
}

// What reaches the window's edges has its frame within them.
function framed({ left, top, right, bottom }) {
  const [most, foot] = [document.documentElement.clientWidth - WITHIN_EDGE, innerHeight - WITHIN_EDGE];
  return { left: Math.max(left - AROUND, WITHIN_EDGE), top: top - AROUND, right: Math.min(right + AROUND, most), bottom: Math.min(bottom + AROUND, foot) };
}

function isOne(one, other) {
  const isCut = one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  return isCut || FILLED * area(around(one, other)) < area(one) + area(other);
}

function around(one, other) {
  return { left: Math.min(one.left, other.left), top: Math.min(one.top, other.top), right: Math.max(one.right, other.right), bottom: Math.max(one.bottom, other.bottom) };
}

function area({ left, top, right, bottom }) { return (right - left) * (bottom - top); }

function outlineOf({ left, top, right, bottom }) {
  const [across, down] = [right - left - 2 * CORNER, bottom - top - 2 * CORNER];
  const turn = (x, y) => `a${CORNER} ${CORNER} 0 0 1 ${x * CORNER} ${y * CORNER}`;
  return `M${left + CORNER} ${top}h${across}${turn(1, 1)}v${down}${turn(-1, 1)}h${-across}${turn(-1, -1)}v${-down}${turn(1, -1)}Z`;
}

// Of the board as much as lies above tray and hand, which cover its foot on a low phone; with how many of it there are and its name.
function boxInSight(part) {
  const signs = [...part.querySelectorAll(":scope > :is(.count, text)")].filter(isSeen).map((sign) => sign.getBoundingClientRect());
  const { left, top, right, bottom } = signs.reduce(around, boxOf(part));
  return { left, top, right, bottom: part.closest("#board") ? Math.min(bottom, footFor({ left, right })) : bottom };
}

// Where tray and hand begin below it.
function footFor(box) { return Math.min(...coversOf("#tray, #holdings svg", box).map((cover) => cover.top - 2 * AROUND)); }

function coversOf(selector, { left, right }) {
  const covers = [...document.querySelectorAll(selector)].filter(isSeen).map((cover) => cover.getBoundingClientRect());
  return covers.filter((cover) => cover.left < right && left < cover.right);
}

// Of the board: all of it between prompt and hand, and the page moves no farther than that needs.
function bring(parts) {
  const boxes = parts.filter((part) => part.closest("#board")).map(boxOf).filter(area); // what is drawn for another screen has none
  if (!boxes.length) return;
  const box = boxes.reduce(around);
  const head = Math.max(...coversOf(".todo, #tour, .strip", box).map((cover) => cover.bottom + 2 * AROUND));
  scrollBy({ top: Math.min(box.top - head, Math.max(0, box.bottom - Math.min(innerHeight, footFor(box)))), behavior: "instant" });
}

function drawnFor(id) { // signs tell of a part that they light; what is a part itself is named, too, or isn't meant
  return [drawnOf(id), ...document.querySelectorAll(`#board [data-lights="${CSS.escape(id)}"]:not(.part)`)];
}

// A part's halo lies round what is clicked; its group may hold more, like the way to it.
function boxOf(found) {
  return (found.querySelector(":scope > .halo") ?? found).getBoundingClientRect();
}

// A new thing to click: into sight, and into the focus of whoever plays by keyboard.
function turnTo(found) {
  pointed = found;
  if (!found) return;
  for (const part of [goalOf(found), found].filter(Boolean)) {
    bring([part]);
    if (!isInSight(part)) part.scrollIntoView({ block: "center" });
  }
  if (hasFocus()) found.focus({ preventScroll: true });
}

// Returns where on the board what lies in the sheet over it is to go, or the piece round what it stands for there: one sees it before
// one takes that up. What is only drawn twice is seen in the sheet.
function goalOf(found) {
  if (!found.closest("#tray")) return null;
  const [move] = JSON.parse(document.getElementById("move-data").textContent);
  const own = found.dataset.standsFor;
  const drawn = move?.parts.toSorted((one, other) => (one === own) - (other === own)).map((part) => document.getElementById(part));
  const goal = drawn?.find((part) => part?.closest("#board") && isSeen(part));
  return goal ? pieceRound(goal) ?? (goal.id === own ? null : goal) : null;
}

// Returns the piece of the board on which a part lies, where the drawing has pieces that are to be seen whole.
function pieceRound(part) {
  const { x, y, width, height } = boxOf(part);
  const isRound = ({ left, top, right, bottom }) => left < x + width / 2 && x + width / 2 < right && top < y + height / 2 && y + height / 2 < bottom;
  return [...document.querySelectorAll("#board [data-whole]")].filter(isSeen).find((piece) => isRound(piece.getBoundingClientRect()));
}

// Its middle; of what is not too large for that all of it, from top to bottom.
function isInSight(part) {
  const box = boxOf(part);
  const heights = box.height < innerHeight / LARGE ? [0.5, 0.1, 0.9] : [0.5];
  return heights.every((height) => isUncovered(part, box.x + box.width / 2, box.y + height * box.height));
}

function isUncovered(part, x, y) {
  if (x < 0 || x > innerWidth || y < 0 || y > innerHeight) return false;
  const covers = document.elementFromPoint(x, y)?.closest(".todo, #tour, #tray, #zoom");
  return !covers || covers.contains(part);
}

// The first part of the move that isn't chosen yet; then the button that plays it; else its line in the list of all moves.
function wanted() {
  const [move] = JSON.parse(document.getElementById("move-data").textContent);
  if (!move) return null;
  const parts = move.parts.map(drawnOf).filter(isSeen);
  const play = document.getElementById("play");
  return parts.find((part) => !part.matches(".is-chosen")) ?? (isSeen(play) ? play : parts.at(-1)) ?? inList(move.move);
}

// On a phone some parts are drawn once more in the sheet, within the thumb's reach.
export function drawnOf(part) {
  const twins = [...document.querySelectorAll(`#table [data-stands-for="${CSS.escape(part)}"]`)];
  return twins.find(isSeen) ?? document.getElementById(part);
}

function inList(move) {
  const buttons = [...document.querySelectorAll("#table button[name=move]")].filter((button) => button.value === move);
  return buttons.find(isSeen) ?? document.querySelector("#all-moves > summary");
}

// What is drawn in a group that isn't displayed has no box, and yet the browser calls it visible.
function isSeen(element) {
  return Boolean(element) && element.checkVisibility() && element.getClientRects().length > 0 && !element.disabled;
}

// Its tip lies on the thing, as near to its middle as leaves its words to be read, and the hand comes from where it covers the
// fewest words, signs and ways, and the least of what else is held: from below, if that is all the same, and from above at what
// is held, whose number lies at its foot.
function lay(finger, box) {
  const ways = Object.keys(HANDS);
  if (pointed.closest("#holdings svg")) ways.unshift("from-above");
  const drawn = ways.flatMap((way) => tips(way, box).map((tip) => ({ way, ...tip })));
  const hits = drawn.filter(({ x, y }) => pointed.contains(document.elementFromPoint(x, y)));
  const places = hits.length ? hits : drawn;
  const [words, held] = [[...wordsInSight(), ...signsInSight()], heldBesides()];
  const own = words.filter((word) => isWithin(box, word));
  const covered = places.map((place) => Math.floor((coveredBy(place, words) + OWN * coveredBy(place, own) + HELD * coveredBy(place, held)) / SOME));
  const { way, x, y } = places[covered.indexOf(Math.min(...covered))];
  for (const each of Object.keys(HANDS)) finger.classList.toggle(each, each === way);
  finger.style.transform = `translate(${Math.round(x - TIP.x)}px, ${Math.round(y - TIP.y)}px)`;
}

function isWithin(box, { x, y, width, height }) {
  return x >= box.left && x + width <= box.right && y >= box.top && y + height <= box.bottom;
}

// Returns where its tip may lie, the best first.
function tips(way, { x, y, width, height }) {
  const isUpright = way === "from-below" || way === "from-above";
  const length = isUpright ? height : width;
  const depths = [Math.min(MIDDLE, length / 2), ...(length > 2 * DEEPER ? [DEEPER] : []), ...EDGES.map((edge) => Math.min(edge, length / 4)), ...(length > WIDE ? [WITHIN] : [])];
  return depths.flatMap((depth) => SIDEWAYS.map((part) => {
    if (isUpright) return { x: x + part * width, y: way === "from-below" ? y + height - depth : y + depth };
    return { x: way === "from-beside" ? x + width - depth : x + depth, y: y + part * height };
  }));
}

// Returns where words stand, those on the thing itself among them.
function wordsInSight() {
  const written = [...document.querySelectorAll("#content :is(text, p, a, h2, button, input, summary, .bidder, .unit, .choices li, .name, .about-seat, .rail li, .strip li)")];
  const seen = written.filter((words) => !words.contains(pointed) && words.checkVisibility({ visibilityProperty: true }) && isMiddleUncovered(words));
  const own = document.createRange();
  own.selectNodeContents(pointed);
  return [...(pointed.matches("svg *") ? [] : [own]), ...seen.filter((words) => !words.matches(AIRY))]
    .map((words) => words.getBoundingClientRect())
    .concat(seen.filter((words) => words.matches(AIRY)).flatMap(linesOf));
}

function linesOf(element) {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const line = document.createRange();
  const found = [];
  while (texts.nextNode()) {
    line.selectNodeContents(texts.currentNode);
    found.push(...line.getClientRects());
  }
  return found;
}

function isMiddleUncovered(words) {
  const { x, y, width, height } = words.getBoundingClientRect();
  return isUncovered(words, x + width / 2, y + height / 2);
}

// Returns where signs stand on the board, and each step of the ways that are drawn there.
function signsInSight() {
  const isDrawn = (element) => element.checkVisibility({ visibilityProperty: true });
  const signs = [...document.querySelectorAll("#board :is(.gain, .rim)")].filter(isDrawn).map((sign) => sign.getBoundingClientRect());
  return [...signs, ...[...document.querySelectorAll("#board .way > :last-child > path:first-child")].filter(isDrawn).flatMap(stepsOf)];
}

function stepsOf(line) {
  const [length, shape] = [line.getTotalLength(), line.getScreenCTM()];
  const count = Math.ceil(length * shape.a / STEP);
  return Array.from({ length: count + 1 }, (_, index) => {
    const { x, y } = line.getPointAtLength(length * index / count).matrixTransform(shape);
    return new DOMRect(x - STEP / 2, y - STEP / 2, STEP, STEP);
  });
}

function heldBesides() {
  const parts = [...document.querySelectorAll("#holdings .part")].filter((part) => !part.contains(pointed) && part.checkVisibility());
  return parts.map((part) => part.getBoundingClientRect());
}

// Returns how much of the words the hand would cover there; outside of the window it isn't seen.
function coveredBy({ way, x, y }, words) {
  const hand = HANDS[way].map(([left, right, top, bottom]) => ({ left: x + left, right: x + right, top: y + top, bottom: y + bottom }));
  if (hand.some(({ left, right, top, bottom }) => left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)) return Infinity;
  return words.reduce((sum, word) => sum + hand.reduce((covered, part) => covered + common(part, word), 0), 0);
}

// Returns how much of a box lies in another.
function common(one, other) {
  const [width, height] = [Math.min(one.right, other.right) - Math.max(one.left, other.left), Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)];
  return Math.max(0, width) * Math.max(0, height);
}
