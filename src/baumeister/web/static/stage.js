// What is counted beside the board, such as a hand in its seat's panel, is shown large over the board's middle: the drawing that
// holds it, under its seat's name, what counts lit one piece after another.
import { duration } from "./preferences.js";

const STEP = 420; // milliseconds from piece to piece
const RISE = 260;
const MARGIN = 4; // in the drawing's units

// Returns what is shown, for the points to fly from, and after how many milliseconds all of it is lit.
export function showOnStage(parts) {
  const [panel, counted] = [parts[0].closest(".panel"), new Set(parts.map(({ id }) => id))];
  const [face, name] = [panel.querySelector(".face"), panel.querySelector(".name")].map((each) => each.cloneNode(true));
  const made = Object.assign(document.createElement("div"), { id: "stage", className: panel.className.replace("panel", "") });
  made.setAttribute("aria-hidden", "true"); // the caption says it
  const drawn = drawing(parts[0].parentNode);
  const lit = [...drawn.querySelectorAll("[id]")].filter(({ id }) => counted.has(id));
  const title = document.createElement("p");
  title.append(face, name);
  made.append(title, drawn);
  document.getElementById("board").append(made);
  lit.forEach((piece, index) => light(piece, index));
  for (const piece of made.querySelectorAll("[id]")) piece.removeAttribute("id");
  return { stage: made, time: duration(STEP * (lit.length + 1)) };
}

export function clearStage() { document.getElementById("stage")?.remove(); }

function drawing(group) {
  const { x, y, width, height } = group.getBBox();
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.setAttribute("viewBox", [x - MARGIN, y - 2 * MARGIN, width + 2 * MARGIN, height + 3 * MARGIN].join(" "));
  made.append(group.cloneNode(true));
  return made;
}

function light(piece, index) {
  piece.classList.add("is-lit");
  const steps = [{ opacity: 0.3, translate: "0 0" }, { opacity: 1, translate: `0 ${-MARGIN}px` }];
  piece.animate(steps, { duration: duration(RISE), delay: duration(STEP * (index + 1)), fill: "both", easing: "ease-out" });
}
