// On a phone the log lies far below: a tap on what happened, or in the menu, opens it over the board, until one taps beside it or on a line.
const log = () => document.getElementById("log");

document.addEventListener("click", (event) => {
  if (event.target.closest("#log[popover] a")) log().hidePopover();
  if (!event.target.closest("#news, .to-log")) return;
  event.preventDefault();
  log().popover = "auto";
  log().showPopover();
});
// Beside the board it is as high as the players leave it: what they have makes room for it, until one presses again.
document.addEventListener("click", ({ target }) => {
  const button = target.closest("#log .enlarger");
  if (button) button.ariaPressed = log().toggleAttribute("data-large");
});
document.addEventListener("toggle", ({ target, newState }) => {
  if (target === log() && newState === "closed") target.removeAttribute("popover"); // in its own place again
}, { capture: true });
