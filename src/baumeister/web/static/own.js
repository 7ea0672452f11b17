// This browser's preferences: how fast things move, whether a sound tells that it is one's turn. Kept in this browser only.
import { wait } from "./ask.js";
import { texts } from "./say.js";

const FACTORS = { slow: 2, normal: 1, fast: 0.4, off: 0 };
const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const TONES = [[660, 0], [880, 0.16]]; // Hz, seconds

export function wish(name, usual) {
  try { return localStorage.getItem(`baumeister-${name}`) ?? usual; } catch { return usual; }
}

export function keep(name, value) {
  try { localStorage.setItem(`baumeister-${name}`, value); } catch { /* a browser that keeps nothing */ }
}

// How long something that usually takes so many milliseconds takes here; 0 if nothing is to move.
export function duration(usual) {
  return CALM.matches || document.hidden ? 0 : usual * (FACTORS[wish("speed", "normal")] ?? 1);
}

// The pause between two events that wait, so that a person can follow.
export async function pause() {
  await wait(duration(300));
}

export function beep() {
  if (wish("sound", "no") !== "yes") return;
  const context = new AudioContext();
  for (const [pitch, start] of TONES) {
    const tone = context.createOscillator();
    const loudness = context.createGain();
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.12, context.currentTime + start);
    loudness.gain.exponentialRampToValueAtTime(0.001, context.currentTime + start + 0.3);
    tone.connect(loudness).connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + 0.3);
  }
  setTimeout(() => context.close(), 1000);
}

export function showOwnSettings() {
  const place = document.getElementById("own-settings");
  place.append(speeds(), sound(), shortcuts());
}

function speeds() {
  const row = element("fieldset", "choice");
  row.append(Object.assign(element("legend"), { textContent: texts.speed }));
  for (const [name, text] of Object.entries(texts.speeds)) {
    const input = Object.assign(element("input"), { type: "radio", name: "speed", value: name, checked: name === wish("speed", "normal") });
    input.addEventListener("change", () => keep("speed", name));
    const label = element("label");
    label.append(input, text);
    row.append(label);
  }
  return row;
}

function sound() {
  const input = Object.assign(element("input"), { type: "checkbox", checked: wish("sound", "no") === "yes" });
  input.addEventListener("change", () => {
    keep("sound", input.checked ? "yes" : "no");
    beep();
  });
  const label = element("label", "switch");
  label.append(input, texts.sound);
  return label;
}

function shortcuts() {
  const button = Object.assign(element("button", "quiet"), { type: "button", textContent: `${texts.shortcuts} (?)` });
  button.dataset.open = "shortcuts";
  return button;
}

function element(name, kind = "") {
  return Object.assign(document.createElement(name), { className: kind });
}
