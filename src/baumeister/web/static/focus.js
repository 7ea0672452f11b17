// The keyboard keeps its place: where what had the focus is gone, the focus goes to what stands there now, and while nothing
// does, to the sentence that says what happens.
import { frame } from "./ask.js";

const PLAYED = ":is(.can, .could, .is-chosen, :not([data-lights]))"; // what only tells something is no place to play
const CONTROLS = [`[tabindex='0']${PLAYED}`, "summary", "button:not(:disabled, .step)", "select", "input:not([type=hidden], [type=number])"];

// Whether the person works by keyboard or by pointer: only the first needs to see where the focus is (tokens.css), from the
// first key on.
document.documentElement.dataset.hand ??= "pointer";
for (const [kind, hand] of [["pointerdown", "pointer"], ["keydown", "keys"]]) {
  document.addEventListener(kind, () => { document.documentElement.dataset.hand = hand; }, { capture: true });
}

let area = "board"; // in which the person acts

document.addEventListener("focusin", ({ target }) => {
  area = target.closest("#table section[id]:not(.todo)")?.id ?? area; // nobody chooses in the prompt
});

export function hasFocus() {
  return document.getElementById("table").contains(document.activeElement);
}

export function regainFocus() {
  leaveTheSold();
  const active = document.activeElement;
  const words = spoken();
  if (active !== document.body && active !== words) return;
  const control = first(`#${area}`) ?? first(".centre svg");
  if (control) control.focus({ preventScroll: true });
  else if (active !== words) rest(words);
}

// What was chosen on the board lies in the auction's picture now, with the focus: there it is no place to play.
function leaveTheSold() {
  const active = document.activeElement;
  if (!active.closest(".item") || active.matches(".part")) return;
  active.blur();
  active.removeAttribute("tabindex");
}

// Hides or shows a button; one that goes while it has the focus gives it back to where the person acts. Whoever points first sees
// what the button has done: to find that place lays out the page.
export function setHidden(button, isHidden) {
  const isLost = isHidden && button === document.activeElement;
  if (isLost) button.blur();
  if (button.hidden !== isHidden) button.hidden = isHidden; // the same again costs as much as a change
  if (isLost && document.documentElement.dataset.hand === "keys") regainFocus();
  else if (isLost) frame().then(regainFocus);
}

// The sentence that says what happens; where a guide speaks in its place, what it says now.
function spoken() {
  const words = [...document.querySelectorAll("#sentence, #tour > :is(#tour-text, .look, #happened)")];
  return words.find((each) => each.checkVisibility({ visibilityProperty: true })) ?? document.getElementById("sentence");
}

// Gives whoever works by keyboard the focus back, if what had it has gone; not to whoever has left the page.
export function regainLost() {
  if (document.hasFocus() && document.activeElement === document.body && document.documentElement.dataset.hand === "keys") regainFocus();
}

function first(place) {
  const found = document.querySelectorAll(CONTROLS.map((control) => `#table ${place} ${control}`).join());
  return [...found].find((element) => element.checkVisibility() && element.getClientRects().length); // nothing of a group that isn't displayed
}

function rest(words) {
  words.setAttribute("tabindex", "-1");
  words.focus({ preventScroll: true });
}
