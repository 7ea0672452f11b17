// A sale has its moment: the line that tells it, who pays and who is paid, and what the panel says are lit for about a second, or
// until the next thing happens. So has whatever else the log says is held. A bid that outbids the others has a shorter one.
import { duration } from "./preferences.js";

export const HELD = "#log li[data-held]";
const SALE = "[data-sound='sells']";
const TIME = 1080; // milliseconds, with the piece on its way
const CALL = 350;
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

// Returns the highest bid, as the panel says it.
export function highestBid() { return caller()?.textContent ?? ""; }

// A new highest bid stands out for a moment. Returns whether there is one.
export function callBid(before) {
  const said = caller();
  if (!said || said.textContent === before) return false;
  said.animate([{ scale: 1.35 }, { scale: 1 }], { duration: duration(CALL), easing: "ease-out" });
  return true;
}

function caller() { return document.querySelector("#auction .bidder.leads .said"); }

function rest() {
  clearTimeout(timer);
  for (const [element, name] of lit) element?.classList.remove(name);
  lit.clear();
}
