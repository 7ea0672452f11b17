// While a bid is asked for, a number chooses it wherever it is typed: it goes into the field for the sum, or, where each sum has a
// button, the focus goes to that button, and Enter presses it. Beside the field stand ways to less and to more.
import { standBeside } from "./near.js";
import { announce } from "./say.js";

const OWN_KEYS = "input, select, textarea, dialog, [popover]";
const SOON = 1500; // milliseconds in which another digit belongs to the same number
let typed = { digits: "", at: -Infinity };

// The last facts about the item, for which the panel has no room, are left to be read aloud: none is cut.
export function leaveOutFacts() {
  const about = document.querySelector("#auction:not(.beside) > .about");
  const facts = [...(about?.querySelectorAll(".fact") ?? [])];
  for (const fact of facts) fact.classList.remove("unseen");
  while (facts.length && (about.scrollHeight > about.clientHeight + 1 || about.scrollWidth > about.clientWidth + 1)) facts.pop().classList.add("unseen");
}

export function watchBids() {
  addEventListener("resize", leaveOutFacts);
  document.addEventListener("invalid", sayInvalid, { capture: true });
  document.addEventListener("input", ({ target }) => { if (isSum(target)) changeSum(target); });
  document.addEventListener("click", ({ target }) => step(target.closest("#auction .step")));
  document.addEventListener("keydown", (event) => {
    const { key, target, timeStamp } = event;
    if (!/^\d$/.test(key) || event.ctrlKey || event.metaKey || event.altKey || target.closest(OWN_KEYS)) return;
    const field = [...document.querySelectorAll("#auction input")].find((input) => isSum(input) && input.checkVisibility());
    if (field) {
      field.focus({ preventScroll: true });
      field.select(); // and the browser writes the digit there
      return;
    }
    typed = { digits: timeStamp - typed.at < SOON ? typed.digits + key : key, at: timeStamp };
    (buttonOf(typed.digits) ?? buttonOf(key))?.focus({ preventScroll: true });
  });
}

// The button names the sum that it bids, and says if it can't be paid; with the box ticked, that it goes on up to that sum.
export function dressBid() { document.querySelectorAll("#auction .bid").forEach(dress); }

function dress(button) {
  const field = button.form.elements.amount;
  const words = document.getElementById("by-itself")?.checked ? button.dataset.upTo : button.dataset.bid;
  const [sum, isRisky] = [Number(field.value), Number(field.value) >= Number(field.dataset.riskyFrom ?? Infinity)];
  button.firstElementChild.textContent = words.replace("{sum}", field.validity.valid ? sum : "…");
  const left = button.querySelector(".leaves");
  if (left) left.textContent = left.dataset.leaves.replace("{count}", field.validity.valid ? left.dataset.purse - sum : "…");
  button.classList.toggle("risky", isRisky);
  button.classList.toggle("primary", !isRisky && (field.min === field.max || sum <= button.dataset.modest)); // what takes most of the purse isn't proposed
  for (const each of button.form.querySelectorAll(".step")) each.disabled = each.value < 0 ? sum <= field.min : sum >= field.max;
}

function step(button) {
  if (!button) return;
  const field = button.form.elements.amount;
  field.value = Math.min(field.max, Math.max(field.min, Number(field.value) + Number(button.value)));
  changeSum(field);
}

// What is wrong with a sum, or that there is none, stands beside its field, in the page's language, until it is changed.
function sayInvalid(event) {
  const field = event.target;
  if (!isSum(field)) return;
  event.preventDefault();
  field.focus({ preventScroll: true });
  mark(field, true);
  standBeside(field.dataset.refusal, field);
  announce(field.dataset.refusal);
}

function mark(field, isWrong) {
  const described = new Set(field.getAttribute("aria-describedby")?.split(" "));
  described[isWrong ? "add" : "delete"]("near");
  field.setAttribute("aria-describedby", [...described].join(" "));
  field.setAttribute("aria-invalid", isWrong);
}

function changeSum(field) {
  if (field.ariaInvalid === "true") {
    mark(field, false);
    standBeside("");
  }
  dressBid();
}

function isSum(target) { return target.name === "amount"; }
function buttonOf(sum) {
  return [...document.querySelectorAll("#auction .sums button:enabled")].find(({ value }) => value.split(" ").at(-1) === sum);
}
