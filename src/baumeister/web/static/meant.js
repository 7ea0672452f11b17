// A button beside the main choice (`data-asks`) lies where the thumb rests: a finger's first tap only asks whether it was meant, over
// the button's own words, so that it stays as it is, and a second one presses it. A tap anywhere else answers no.
import { isGuided } from "./prompt.js";
import { announce } from "./say.js";

document.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-asks]");
  const asked = document.querySelector("button > .asks"); // gone if the page has been renewed
  const isMeant = asked?.parentElement === button || event.pointerType !== "touch" || isGuided();
  asked?.remove();
  if (!button || isMeant) return;
  event.preventDefault();
  button.append(Object.assign(document.createElement("span"), { className: "asks", textContent: button.dataset.asks }));
  announce(button.dataset.asks);
}, { capture: true });
