// Points are shown one line of the log after another: the line and the parts that bring them are lit, the points fly to their
// players. The headline goes on saying what is to be done.
// Returns whether there was something to show.
import { duration } from "./own.js";
import { texts } from "./say.js";

let skip = () => {};

export function skipPageant() { skip(); }

export async function pageant(lines) {
  const counted = lines.filter((line) => line.dataset.points);
  const time = duration(900);
  if (!counted.length || !time) return false;
  const scores = readScores();
  for (const line of counted) pointsOf(line).forEach((count, index) => { scores[index] -= count; });
  const show = { isSkipped: false, time, scores };
  const caption = captionOf(show);
  showScores(show.scores);
  for (const line of counted) if (!show.isSkipped) await award(line, show);
  skip = () => {};
  caption.remove();
  showScores(readScores());
  return true;
}

async function award(line, show) {
  const parts = (line.dataset.parts ?? "").split(" ").map((part) => document.getElementById(part)).filter(Boolean);
  line.classList.add("is-told");
  document.querySelector("#show p").textContent = line.querySelector("a").textContent;
  for (const part of parts) part.classList.add("is-counted");
  await Promise.all(pointsOf(line).map((count, index) => count ? fly(count, index, parts[0] ?? line, show) : null));
  for (const part of parts) part.classList.remove("is-counted");
  line.classList.remove("is-told");
}

async function fly(count, index, from, show) {
  const score = document.querySelectorAll(".score")[index];
  const chip = document.createElement("p");
  chip.className = "flying";
  chip.textContent = count > 0 ? `+${written(count)}` : written(count);
  document.body.append(chip);
  const [start, end] = [place(from, chip), place(score, chip)];
  const flight = chip.animate(
    [{ transform: start, opacity: 0 }, { transform: start, opacity: 1, offset: 0.2 }, { transform: start, offset: 0.45 }, { transform: end }],
    { duration: show.time, easing: "ease-in-out" },
  );
  show.flights = [...(show.flights ?? []), flight];
  if (show.isSkipped) flight.finish();
  await flight.finished;
  chip.remove();
  show.scores[index] += count;
  showScores(show.scores);
}

function place(element, chip) {
  const box = element.getBoundingClientRect();
  return `translate(${box.x + box.width / 2 - chip.offsetWidth / 2}px, ${box.y + box.height / 2 - chip.offsetHeight / 2}px)`;
}

function showScores(scores) {
  document.querySelectorAll(".score").forEach((score, index) => { score.querySelector("strong").textContent = written(scores[index]); });
}

function pointsOf(line) { return line.dataset.points.split(",").map(Number); }
function readScores() { return [...document.querySelectorAll(".score")].map((score) => Number(score.dataset.score)); }
function written(points) { return points.toLocaleString(document.documentElement.lang).replace("-", "−"); }

function captionOf(show) {
  const caption = document.createElement("div"); // on the board, not among the choices
  caption.id = "show";
  const button = document.createElement("button");
  button.type = "button";
  button.id = "skip-show";
  button.textContent = texts.skip;
  caption.append(document.createElement("p"), button);
  document.getElementById("board").append(caption);
  skip = () => {
    show.isSkipped = true;
    for (const flight of show.flights ?? []) flight.finish();
  };
  button.addEventListener("click", () => skip());
  return caption;
}

document.addEventListener("keydown", (event) => event.key === "Escape" && skip());
