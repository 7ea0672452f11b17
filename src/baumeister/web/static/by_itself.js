// In an auction the page may go on by itself: what is pressed while the box is ticked goes on. So it passes until it is one's own
// turn, or bids up to a sum, the next one each time. Only this page knows. Each act waits a beat, as forced moves do.
import { dressBid } from "./bid.js";
import { standBeside, standShortly } from "./near.js";

const hoverless = matchMedia("(hover: none)");
let isTicked = false; // but nothing has been pressed yet
let passes = false;
let most = 0; // the sum up to which to bid; 0 if none is set
let sale = ""; // for what

export function showByItself(isTurn) {
  if (title() !== sale) [sale, isTicked, most] = [title(), false, 0];
  if (isTurn && !passButton()) passes = false; // there is something to decide
  dress();
}

export function playsInAuction() {
  if (passes) return passButton()?.value;
  const field = document.getElementById("amount");
  if (!most || !field) return undefined;
  if (field.min <= most) return `${field.form.elements.move.value} ${field.min}`;
  most = 0; // outbid: there is something to decide again
  dress();
  return undefined;
}

// Whoever does anything without the box goes on by hand. A sum set with it is the most: what is bid is as little as outbids the others.
export function noteDeed(data) {
  const goesOn = Boolean(document.getElementById("by-itself")?.checked);
  passes = goesOn && data.get("move") === passButton()?.value;
  most = goesOn ? Number(data.get("amount")) : 0;
  if (most) data.set("amount", document.getElementById("amount").min);
  isTicked = false;
}

export function watchByItself(whenChanged) {
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "by-itself") return;
    [isTicked, passes, most] = [target.checked, false, 0];
    dress();
    explain(target);
    whenChanged();
  });
}

// Before anything is pressed the buttons say what goes on; afterwards, while others bid, the box does.
function dress() {
  const box = document.getElementById("by-itself");
  if (box) {
    const { passing, bidding, pass, passOn } = box.dataset;
    box.checked = isTicked || passes || most > 0;
    box.parentElement.querySelector(".going-on").textContent = passes ? passing : most ? bidding.replace("{sum}", most) : "";
    const button = passButton()?.querySelector("span");
    if (button) button.textContent = box.checked ? passOn : pass;
  }
  dressBid();
}

// A finger brings up no title: what goes on is said for a moment, beside the panel, in which all is read while one bids.
function explain(box) {
  if (!hoverless.matches) return;
  if (box.checked) standShortly(box.title, box.closest(".pane"));
  else standBeside("");
}

function title() { return document.querySelector("#auction h2")?.textContent ?? ""; }
function passButton() { return document.querySelector("#auction #pass:enabled"); }
