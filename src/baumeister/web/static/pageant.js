// Points are shown one line of the log after another: the parts that bring them are lit, the points fly to their players. When
// more is counted than a seat's own deed, all else dims, a caption in the prompt's place says why, and the log tells no more
// than has been counted; so it is with why the game is over, `data-ends`. Escape or a click skips the rest: while all else dims one where nothing is to be chosen.
// On a guided game there is more time to read, and a button that goes on to the next line.
import { wait } from "./ask.js";
import { leadBack, leadToCounted } from "./lead.js";
import { follow, holdLate, releaseLate } from "./late.js";
import { duration } from "./preferences.js";
import { texts } from "./say.js";
import { clearStage, showOnStage } from "./stage.js";
import { unveil, veil } from "./veil.js";

const CHOICES = "a, button, summary, input, select, label, .part.can, .part.could, .part.is-chosen, [popover]";
const FLYING = 620; // milliseconds for points to reach their player
const COUNTING = 180; // for a score to run up
const NOBODY = 900; // for a line by which nobody scores
const BESIDE = 8; // pixels
const READING = 20; // for each character of any other
const UNHURRIED = 3; // times as long on a guided game
const ANNOUNCING = 24; // for each character of the line that announces the count, with neither points nor parts, or the game's end
const NUMBERS = new Intl.NumberFormat(document.documentElement.lang);
let current = null;

// Called as soon as the lines stand in the page, so that neither the points nor what comes after them is seen before they are
// counted; `late` is what the drawings told before, `stood` what the panels did. Returns what `pageant` is to count; nothing if
// there are no points.
export function announcePageant(lines, late, stood) {
  const counted = duration(1) ? lines.filter((line) => line.dataset.points || line.dataset.ends) : [];
  const show = counted.length ? hold(counted, stood) : null;
  const isScoring = counted.some(isCount);
  const table = document.getElementById("table");
  table.classList.toggle("is-scoring", isScoring);
  if (isScoring) {
    holdLate(late);
    tell(stood); // until the count begins, which may begin afresh
  }
  if (!isScoring || Number(table.dataset.ply) < Number(table.dataset.last)) return show; // the log of the past is whole
  for (const line of lines.slice(lines.indexOf(counted[0]))) line.classList.add("is-coming");
  return show;
}

// The panels show what everybody had before.
function hold(counted, stood) {
  const show = current = { counted, isSkipped: false, scores: readScores(), flights: [], caption: null };
  for (const line of counted) pointsOf(line).forEach((count, index) => { show.scores[index] -= count; });
  show.reach = reach(counted, show.scores, stood);
  show.scores.forEach((score, index) => write(index, score));
  return show;
}

// Returns the lowest and the highest that anybody has on the way.
function reach(counted, scores, stood) {
  const ways = scores.map((score, index) => counted.map((line) => score += pointsOf(line)[index] ?? 0));
  const all = [...stood, ...scores, ...ways.flat()];
  return { low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

// Returns whether there was something to show that has not been skipped already.
export async function pageant(show) {
  if (!show || show.isSkipped) return false;
  try {
    for (const step of steps(show.counted)) if (!show.isSkipped) await award(step, show);
  } finally {
    finish(show); // whatever happens, the result comes
  }
  await leadBack();
  return true;
}

export function skipPageant() {
  const show = current;
  if (!show) return;
  show.isSkipped = true;
  show.end?.();
  for (const flight of show.flights) flight.finish();
  finish(show);
}

function finish(show) {
  if (current !== show) return; // skipped already
  current = null;
  show.caption?.remove();
  clearStage();
  unveil();
  releaseLate();
  document.getElementById("table").classList.remove("is-scoring");
  for (const line of document.querySelectorAll("#log .is-coming")) line.classList.remove("is-coming");
  readScores().forEach((score, index) => write(index, score));
}

// Returns the lines in groups: those of one are counted at once.
function steps(counted) {
  const found = [];
  for (const line of counted) {
    if (line.dataset.together && found.length) found.at(-1).push(line);
    else found.push([line]);
  }
  return found;
}

async function award(lines, show) {
  const isCounting = isCount(lines[0]);
  const [parts, gains] = [lines.flatMap(partsOf), lines.flatMap(gainsOf)];
  const ending = lines.find((line) => line.dataset.ends);
  const ender = ending && panels()[ending.dataset.seat - 1]; // nobody's, if no seat's deed ends the game
  const lit = isCounting ? [...parts, ...gains.map(({ panel }) => panel), ender].filter(Boolean) : parts;
  for (const line of lines) line.classList.replace("is-coming", "is-told") || line.classList.add("is-told");
  for (const part of lit) part.classList.add("is-counted");
  if (isCounting) await present(lines, parts, gains, show);
  const words = lines.reduce((length, line) => length + line.textContent.length, 0);
  const isAnnounced = ending || (!gains.length && !parts.length);
  const pause = isCounting ? duration(isAnnounced ? ANNOUNCING * words : gains.length ? READING * words : NOBODY) * (isGuided() ? UNHURRIED : 1) : 0;
  if (!show.isSkipped) await Promise.all([...gains.map((gain) => fly(gain, show)), rest(pause, show)]);
  clearStage();
  for (const part of lit) part.classList.remove("is-counted");
  for (const line of lines) line.classList.remove("is-told");
}

// Says what is counted, and shows it: where it lies on the board, in sight, or large over the board, where its points fly from then.
async function present(lines, parts, gains, show) {
  caption(lines, show);
  tell(show.scores);
  if (parts.length) veil(parts);
  if (!isHeld(parts)) return leadToCounted(parts.length ? parts : gains.map(({ panel }) => panel));
  const { stage, time } = showOnStage(parts);
  for (const gain of gains) gain.parts = [stage];
  await rest(time, show);
}

function partsOf(line) {
  return (line.dataset.parts ?? "").split(" ").map((part) => document.getElementById(part)).filter(Boolean);
}

function gainsOf(line) {
  const parts = partsOf(line);
  const isDeed = !isCount(line);
  const isPayment = isDeed && pointsOf(line).some((count) => count < 0);
  const gains = pointsOf(line).map((count, index) => ({ count, index, panel: panels()[index], parts, isDeed, isPayment })).filter(({ count }) => count);
  return gains.map((gain, order) => ({ ...gain, aside: order - (gains.length - 1) / 2 }));
}

function drawnScore(index) {
  const found = document.querySelector(`#board [data-score-of="${index + 1}"]`);
  if (!found?.checkVisibility()) return null;
  const { top, bottom } = found.getBoundingClientRect();
  return top > 0 && bottom < innerHeight ? found : null;
}

// What is counted by itself, or is why the game is over, and not only a seat's own deed, which is seen on the board.
function isCount(line) { return line.dataset.seat === "0" || !line.dataset.parts || line.dataset.ends || isHeld(partsOf(line)); }
function isHeld(parts) { return parts.length > 0 && parts.every((part) => part.closest("#players .stock")); } // by a seat, in its panel

function rest(time, show) {
  return Promise.race([wait(time), new Promise((end) => { show.end = end; })]);
}

// Points fly from what brings them to the score in sight: on a narrow screen it may be drawn on the board. What a deed brings
// appears there at once, as there is no room beside the numbers that it comes from; what is paid does so everywhere, and is counted
// meanwhile: it would fly over what the next one chooses from.
async function fly({ count, index, panel, parts, aside, isDeed, isPayment }, show) {
  const chip = document.createElement("p");
  chip.className = ["flying", ...[...panel.classList].filter((name) => name.startsWith("of-"))].join(" ");
  chip.textContent = count > 0 ? `+${written(count)}` : written(count);
  document.body.append(chip);
  const start = (isDeed && drawnScore(index)) || (parts[0] ?? panel);
  const score = goal(index, panel);
  const begin = isPayment ? before(score, chip) : start.matches("[data-score-of]") ? before(start, chip) : isDeed || !parts.length ? place(start, chip) : above(parts, chip, aside);
  const end = before(score, chip);
  const flight = chip.animate(
    [{ transform: begin, opacity: 0 }, { transform: begin, opacity: 1, offset: 0.2 }, { transform: begin, offset: 0.45 }, { transform: end }],
    { duration: duration(FLYING), easing: "ease-in-out" },
  );
  show.flights.push(flight);
  if (show.isSkipped) flight.finish();
  if (isPayment) countUp(index, count, show);
  await flight.finished;
  chip.remove();
  if (!isPayment) await countUp(index, count, show);
}

async function countUp(index, count, show) {
  if (show.isSkipped) return; // all of it is counted already
  const [from, began, time] = [show.scores[index], performance.now(), duration(COUNTING)];
  show.scores[index] += count;
  follow(index + 1, show.scores[index]);
  for (let done = 0; done < 1 && !show.isSkipped; await new Promise(requestAnimationFrame)) {
    done = time ? Math.min((performance.now() - began) / time, 1) : 1;
    write(index, Math.round(from + count * done) + 0); // never -0
  }
}

function place(element, chip) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const top = element.matches(".part") ? y - chip.offsetHeight : y + (height - chip.offsetHeight) / 2; // a part stays in sight
  return `translate(${x + (width - chip.offsetWidth) / 2}px, ${top}px)`;
}

// Over all that is counted, which stays in sight; over the first of what lies all over the board; never beneath the caption. Those of one line
// stand side by side.
function above(parts, chip, aside) {
  const boxes = parts.map((part) => (part.querySelector(":scope > .halo") ?? part).getBoundingClientRect());
  const near = boxes.filter(({ left }) => Math.abs(left - boxes[0].left) < innerWidth / 5);
  const around = near.length === boxes.length ? boxes : boxes.slice(0, 1);
  const [left, right] = [Math.min(...around.map((box) => box.left)), Math.max(...around.map((box) => box.right))];
  const top = Math.min(...around.map((box) => box.top));
  const x = (left + right - chip.offsetWidth) / 2 + aside * (chip.offsetWidth + BESIDE);
  const free = document.getElementById("caption")?.getBoundingClientRect().bottom ?? 0;
  return `translate(${x}px, ${Math.max(top - chip.offsetHeight - BESIDE, free)}px)`;
}

// Beside a score, which stays in sight as it runs up.
function before(score, chip) {
  const box = (score.querySelector(":scope > text") ?? score).getBoundingClientRect();
  return `translate(${Math.max(BESIDE / 2, box.x - chip.offsetWidth - BESIDE)}px, ${box.y + box.height / 2 - chip.offsetHeight / 2}px)`;
}

function caption(lines, show) {
  show.caption ??= captionAt(document.querySelector(".todo"));
  const said = lines.map((line) => [...line.querySelector("a").childNodes].map((node) => node.cloneNode(true)));
  show.caption.querySelector("p").replaceChildren(...said.flatMap((words, index) => index ? [" · ", ...words] : words));
}

function captionAt(todo) {
  const made = Object.assign(document.createElement("div"), { id: "caption" });
  const skip = Object.assign(document.createElement("button"), { type: "button", className: "second", textContent: isGuided() ? texts.goOn : texts.skip });
  skip.addEventListener("click", isGuided() ? () => current?.end?.() : skipPageant);
  made.append(document.createElement("p"), skip);
  todo.append(made);
  return made;
}

// Drawn as in the panels.
function tell(scores) {
  scores.forEach((score, index) => { write(index, score); follow(index + 1, score); });
}

function isScoringNow() { return document.getElementById("table").matches(".is-scoring"); }
function isGuided() { return document.getElementById("table").matches(".on-tour"); }

function panels() { return document.querySelectorAll("#players .panel"); }
function write(index, score) {
  const bar = document.querySelectorAll(".tally li")[index];
  if (bar && current) draw(bar, score, current.reach);
  for (const place of [panels()[index]?.querySelector(".score strong"), inStrip(index), bar?.querySelector("strong")]) if (place) place.firstElementChild.textContent = written(score);
}
function draw(bar, score, { low, high }) { // from the zero line
  bar.style.setProperty("--zero", String(-low / (high - low)));
  bar.style.setProperty("--share", String(score / (high - low)));
}
function inStrip(index) { return document.querySelectorAll(".strip strong")[index]; }
function goal(index, panel) { // the score in sight: in the strip, on the board, in the panel
  const near = inStrip(index);
  return near?.checkVisibility() ? near : drawnScore(index) ?? panel.querySelector(".score");
}
function pointsOf(line) { return line.dataset.points?.split(",").map(Number) ?? []; }
export function readScores() { return [...document.querySelectorAll("#players .score")].map((score) => Number(score.dataset.score)); }
function written(points) { return NUMBERS.format(points).replace("-", "−"); }

document.addEventListener("keydown", (event) => event.key === "Escape" && skipPageant());
document.addEventListener("click", (event) => (isScoringNow() && event.target.closest?.(CHOICES)) || skipPageant()); // deeds end at whatever click
