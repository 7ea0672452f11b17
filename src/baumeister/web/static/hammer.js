// A sale has its moment: the line that tells it, who pays and who is paid, and what the panel says are lit for about a second, or
// until the next thing happens. So has whatever else the log says is held.
import { duration } from "./preferences.js";

export const HELD = "#log li[data-held]";
const SALE = "[data-sound='sells']";
const TIME = 1080; // milliseconds, with the piece on its way
let lit = new Map(); // elements with the class that each has meanwhile
let timer = 0;

// Returns whether one of the new lines is held.
export function strike(lines) {
  rest();
  const held = lines.filter((line) => line.matches(HELD));
  const time = duration(TIME, false);
  if (!held.length || !time) return false;
  const names = held.flatMap((line) => (line.dataset.parts ?? "").split(" "));
  const parts = names.map((name) => document.getElementById(name)).filter(Boolean);
  lit = new Map([...held.map((line) => [line, "is-told"]), ...parts.map((part) => [part, "is-counted"])]);
  if (held.some((line) => line.matches(SALE))) lit.set(document.getElementById("auction"), "is-struck");
  for (const [element, name] of lit) element?.classList.add(name);
  timer = setTimeout(rest, time);
  return true;
}

function rest() {
  clearTimeout(timer);
  for (const [element, name] of lit) element?.classList.remove(name);
  lit.clear();
}
