// On a phone the log lies far below: a tap on what happened opens it over the board, until one taps beside it or on a line.
const log = () => document.getElementById("log");
let wasOpen = false; // a tap beside it closes it, and only that, even on what opens it

document.addEventListener("pointerdown", () => { wasOpen = log().matches(":popover-open"); }, { capture: true });
document.addEventListener("click", (event) => {
  if (event.target.closest("#log[popover] a")) log().hidePopover();
  if (!event.target.closest("#news")) return;
  event.preventDefault();
  if (wasOpen) return;
  log().popover = "auto";
  log().showPopover();
});
document.addEventListener("toggle", ({ target, newState }) => {
  if (target === log() && newState === "closed") target.removeAttribute("popover"); // in its own place again
}, { capture: true });
