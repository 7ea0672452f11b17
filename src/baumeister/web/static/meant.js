// A button beside the main choice (`data-asks`) lies where the thumb rests: a finger's first tap only asks whether it was meant, in
// the button itself, and a second one presses it. A tap anywhere else answers no.
import { isGuided } from "./prompt.js";
import { announce } from "./say.js";

let asking = null; // the button
let said = ""; // what it said before

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-asks]");
  const isMeant = asking === button || event.pointerType !== "touch" || isGuided();
  settle();
  if (!button || isMeant) return;
  event.preventDefault();
  [asking, said] = [button, button.firstElementChild.innerHTML];
  button.classList.add("primary");
  button.firstElementChild.textContent = button.dataset.asks;
  announce(button.dataset.asks);
}, { capture: true });

function settle() {
  const isAsking = asking?.firstElementChild?.textContent === asking?.dataset.asks; // else the page has been renewed
  if (asking && isAsking) {
    asking.classList.remove("primary");
    asking.firstElementChild.innerHTML = said;
  }
  asking = null;
}
