// What is drawn small at a desk is seen large over a part that it names by `data-enlarges`: a click on what of it can't be chosen shows
// it there, the next click or a key hides it.
import { isNarrow } from "./arrange.js";

const SMALL = "#board [data-enlarges]";

export function watchEnlarged() {
  document.addEventListener("click", ({ target }) => {
    const was = hide();
    const small = target.closest?.(SMALL);
    if (small && small !== was && !isNarrow() && !target.closest(".part")) show(small);
  });
  for (const event of ["keydown", "resize"]) addEventListener(event, hide);
}

let shown = null;

// Returns what was enlarged; whatever renews the board hides it, too.
function hide() {
  const copy = document.querySelector("#board .enlarged");
  copy?.remove();
  return copy && shown;
}

function show(small) {
  const drawing = small.closest("svg");
  const [from, to] = [small.querySelector("[id^='frame-']"), document.getElementById(small.dataset.enlarges)].map((frame) => boxIn(drawing, frame));
  const scale = Math.min(to.width / from.width, to.height / from.height);
  const place = drawing.createSVGMatrix().translate(to.x + (to.width - scale * from.width) / 2, to.y).scale(scale).translate(-from.x, -from.y);
  const copy = small.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of each.getAttributeNames()) if (/^(id|role|tabindex|aria-|data-)/.test(name)) each.removeAttribute(name);
  }
  const around = document.createElementNS(drawing.namespaceURI, "g");
  around.setAttribute("class", "enlarged");
  around.setAttribute("transform", `matrix(${[place.a, place.b, place.c, place.d, place.e, place.f].join(" ")})`);
  around.append(copy);
  drawing.append(around);
  shown = small;
}

// Returns the box of a frame in the units of its drawing.
function boxIn(drawing, frame) {
  const { x, y, width, height } = frame.getBBox();
  const toDrawing = drawing.getScreenCTM().inverse().multiply(frame.getScreenCTM());
  const [start, end] = [new DOMPoint(x, y), new DOMPoint(x + width, y + height)].map((corner) => corner.matrixTransform(toDrawing));
  return { x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y };
}
