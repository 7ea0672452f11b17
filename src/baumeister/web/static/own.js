// This browser's preferences: how fast things move, what sounds. Kept in this browser only.
import { wait } from "./ask.js";
import { texts } from "./say.js";

const FACTORS = { slow: 2, normal: 1, fast: 0.4, off: 0 };
const CALM = matchMedia("(prefers-reduced-motion: reduce)");

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

export function showOwnSettings() {
  document.getElementById("own-settings").append(speeds());
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

function element(name, kind = "") {
  return Object.assign(document.createElement(name), { className: kind });
}
