// A veil over the board that leaves open what is being counted.
import { outline } from "./marks.js";

const EDGE = 8; // in the drawing's units: how far the opening goes round a part

export function veil(parts) {
  const drawing = document.querySelector("#board .scroll > svg");
  if (!drawing) return;
  const openings = parts.filter((part) => drawing.contains(part)).flatMap(partsIn).map((part) => {
    const corners = outline(part, drawing).map(({ x, y }) => `${x} ${y}`);
    return shape("path", { d: `M${corners.join("L")}Z`, "stroke-width": EDGE, "stroke-linejoin": "round", stroke: "#000" });
  });
  (drawing.querySelector(":scope > #veil mask") ?? hang(drawing)).replaceChildren(shape("rect", { ...sizeOf(drawing), fill: "#fff" }), ...openings);
}

function partsIn(found) { // what consists of parts is opened part by part: a box round them would open its neighbours
  const inner = found.matches(".part") ? [] : [...found.querySelectorAll(".part")];
  return inner.length ? inner : [found];
}

export function unveil() {
  document.getElementById("veil")?.remove();
}

function hang(drawing) {
  const made = shape("g", { id: "veil", "aria-hidden": "true" });
  const mask = shape("mask", { id: "veil-openings", maskUnits: "userSpaceOnUse", ...sizeOf(drawing) });
  made.append(mask, shape("rect", { ...sizeOf(drawing), mask: "url(#veil-openings)" }));
  drawing.append(made);
  return mask;
}

function sizeOf(drawing) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return { x, y, width, height };
}

function shape(name, attributes) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
