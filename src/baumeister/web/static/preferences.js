// This browser's preferences: how fast things move, what plays itself, what is asked before. Kept in this browser only.
import { wait } from "./ask.js";
import { texts } from "./say.js";
import { wish } from "./wishes.js";

const FACTORS = { slow: 2.2, normal: 1, fast: 0.17, off: 0 };
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

let pace = null; // a replay's own speed, while one plays
let haste = 1;

export function keepPace(name) { pace = name; }

// So many beats wait to be shown: from three on things move faster, so that the page catches up.
export function catchUpWith(waiting) {
  haste = waiting < 3 ? 1 : 2 / waiting;
}

// How long something that usually takes so many milliseconds takes here; 0 if nothing is to move.
export function duration(usual, isHastened = true) {
  const speed = wish("speed");
  const factor = FACTORS[speed === "off" ? speed : pace ?? speed] ?? 1;
  return CALM.matches || document.hidden ? 0 : usual * (isHastened ? haste : 1) * factor;
}

// The pause between two beats, so that a person can follow: longer where somebody outbids the others, shorter where nothing has
// moved, as when somebody passes; what the log says is held, as a sale, keeps its time however much waits.
const PAUSES = { held: 750, outbid: 650, moved: 300, still: 180 }; // milliseconds
export async function pause(isCut, happened) {
  await Promise.race([wait(duration(PAUSES[happened], happened !== "held")), isCut]);
}

// Whether a move that is the only one plays itself.
export function playsForced() { return wish("forced") === "yes"; }

// Whether the page asks before a move that can't be taken back.
export function asks() { return wish("ask") === "yes"; }

export function showShortcuts() {
  const button = Object.assign(document.createElement("button"), { className: "quiet", type: "button", textContent: `${texts.shortcuts} (?)` });
  button.dataset.open = "shortcuts";
  document.getElementById("own-settings").append(button);
}
