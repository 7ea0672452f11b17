// A sale has its moment: the line that tells it, who pays and who is paid, and what the panel says are lit for about a second, or
// until the next thing happens.
import { duration } from "./preferences.js";

export const SALES = "#log li[data-sound='sells']";
const HELD = 1080; // milliseconds, with the piece on its way
let lit = new Map(); // elements with the class that each has meanwhile
let timer = 0;

// Returns whether one of the new lines tells of a sale.
export function strike(lines) {
  rest();
  const sales = lines.filter((line) => line.matches(SALES));
  const time = duration(HELD, false);
  if (!sales.length || !time) return false;
  const names = sales.flatMap((line) => (line.dataset.parts ?? "").split(" "));
  const parts = names.map((name) => document.getElementById(name)).filter(Boolean);
  lit = new Map([...sales.map((line) => [line, "is-told"]), ...parts.map((part) => [part, "is-counted"]), [document.getElementById("auction"), "is-struck"]]);
  for (const [element, name] of lit) element?.classList.add(name);
  timer = setTimeout(rest, time);
  return true;
}

function rest() {
  clearTimeout(timer);
  for (const [element, name] of lit) element?.classList.remove(name);
  lit.clear();
}
