// While a bid is asked for, a number chooses it wherever it is typed: it goes into the field for any sum, or, where each sum has a
// button, the focus goes to that button, and Enter presses it.
import { showMessage } from "./panels.js";

const OWN_KEYS = "input, select, textarea, dialog, [popover]";
const SOON = 1500; // milliseconds in which another digit belongs to the same number
const ROUNDED = 2; // pixels
let typed = { digits: "", at: -Infinity };

// On a phone the sums lie in a line that is pushed aside; its end fades while there is more.
export function fadeSums() {
  for (const line of document.querySelectorAll("#auction .acts")) {
    line.classList.toggle("goes-on", line.scrollLeft + line.clientWidth + ROUNDED < line.scrollWidth);
  }
}

export function watchBids() {
  addEventListener("resize", fadeSums);
  document.addEventListener("scroll", ({ target }) => { if (target.matches?.("#auction .acts")) fadeSums(); }, { capture: true });
  document.addEventListener("invalid", sayInvalid, { capture: true });
  document.addEventListener("keydown", (event) => {
    const { key, target, timeStamp } = event;
    if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return;
    const field = document.getElementById("amount");
    if (field?.checkVisibility()) {
      field.focus({ preventScroll: true });
      field.select(); // and the browser writes the digit there
      return;
    }
    typed = { digits: timeStamp - typed.at < SOON ? typed.digits + key : key, at: timeStamp };
    (buttonOf(typed.digits) ?? buttonOf(key))?.focus({ preventScroll: true });
  });
}

// What is wrong with a sum, or that there is none, stands where refusals do, in the page's language.
function sayInvalid(event) {
  if (event.target.id !== "amount") return;
  event.preventDefault();
  event.target.focus({ preventScroll: true });
  showMessage(event.target.dataset.refusal);
}

function buttonOf(sum) {
  return [...document.querySelectorAll("#auction .sums button:enabled")].find(({ value }) => value.split(" ").at(-1) === sum);
}
