// A replay that plays by itself: one step after another, at the person's speed, until the end or until somebody steps in.
import { wait } from "./ask.js";
import { partsOfNews } from "./lead.js";
import { keepPace } from "./preferences.js";
import { texts } from "./say.js";
import { keep, wish } from "./wishes.js";

const PAUSES = { slow: 1800, normal: 900, fast: 250 }; // milliseconds between two steps; half where nothing happens on the board
const SIGNS = { slow: "½×", normal: "1×", fast: "3×" };
const OWN_KEYS = "button, input, select, textarea, summary, [role='button'], [popover]"; // what the space bar acts on by itself
let isPlaying = false;
let run = 0; // one that was paused and started again is another

export function watchReplay(stepTo) {
  document.addEventListener("click", (event) => {
    const target = event.target.closest("#replay, #replay-speed, [data-replay], [data-step]");
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (target.id === "replay") toggle(stepTo);
    else if (target.id === "replay-speed") changeSpeed();
    else if (target.dataset.step) stop();
    else {
      event.preventDefault();
      play(stepTo, 0);
    }
  });
  document.addEventListener("input", (event) => event.target.id === "slider" && stop());
  document.addEventListener("submit", stop);
  document.addEventListener("keydown", (event) => {
    if (event.key.startsWith("Arrow")) return stop();
    if (event.key !== " " || event.defaultPrevented || event.repeat || event.target.closest(OWN_KEYS)) return;
    if (!document.getElementById("replay")) return;
    event.preventDefault();
    toggle(stepTo);
  });
}

// What the server does not know: whether it plays, and how fast.
export function dressReplay() {
  const [button, speed] = [document.getElementById("replay"), document.getElementById("replay-speed")];
  if (!button) return;
  button.setAttribute("aria-pressed", String(isPlaying));
  button.setAttribute("aria-label", isPlaying ? texts.pause : texts.replay);
  speed.textContent = SIGNS[pace()];
  speed.setAttribute("aria-label", `${texts.replaySpeed}: ${texts.speeds[pace()]}`);
}

function pace() {
  const wished = wish("replay-speed", "normal");
  return wished in PAUSES ? wished : "normal";
}

function changeSpeed() {
  const names = Object.keys(PAUSES);
  keep("replay-speed", names[(names.indexOf(pace()) + 1) % names.length]);
  if (isPlaying) keepPace(pace());
  dressReplay();
}

function toggle(stepTo) {
  if (isPlaying) return stop();
  play(stepTo, next() ? null : 0); // after the end it begins anew
}

function stop() {
  if (!isPlaying) return;
  isPlaying = false;
  keepPace(null);
  dressReplay();
}

async function play(stepTo, from) {
  const mine = ++run;
  isPlaying = true;
  keepPace(pace());
  dressReplay();
  if (from !== null) await stepTo(String(from));
  while (isPlaying && mine === run && next()) {
    await wait(PAUSES[pace()] * (isOfTheBoard() ? 1 : 0.5));
    if (isPlaying && mine === run && next()) await stepTo(next().dataset.step, true);
  }
  if (mine === run) stop();
}

// Whether the step shown brought points or changed the board; bids and passes do not.
function isOfTheBoard() {
  return Boolean(document.querySelector("#log li.new[data-points]")) || partsOfNews().length > 0;
}

function next() { return document.querySelector(".steps [rel='next']"); }
