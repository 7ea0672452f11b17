// What would be built is drawn where it would stand: one of a move's parts names by `data-ghost` the drawing of the piece in its
// place, another says by `data-spot` where that is, in the units of its own parent, and how large if that differs. A number on the piece that counts what stands
// there, `data-adds`, goes on from the place's `data-holds`. A way is drawn already, and shown with the parts that its `data-way`
// names: those pointed at or chosen, or those of the only move that is left: several would lie on one another.

import { saidFor } from "./arrange.js";
import { clearGain } from "./gain.js";

export function showGhost(parts, left) {
  showWays([parts, ...left.map((move) => move.parts)]);
  for (const old of document.querySelectorAll("#table .ghost")) old.remove();
  for (const old of document.querySelectorAll("#table .makes-way")) old.classList.remove("makes-way", "leaves");
  document.querySelector("#table .city.has-ghost")?.classList.remove("has-ghost");
  const drawn = parts.map((part) => document.getElementById(part)).filter(Boolean);
  const piece = drawn.find((part) => part.dataset.ghost);
  const place = drawn.find((part) => part.dataset.spot);
  clearGain(piece && place);
  if (!piece || !place) return;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.setAttribute("class", "ghost");
  ghost.append(copied(document.getElementById(piece.dataset.ghost), Number(place.dataset.holds ?? 0)));
  const [x, y, scale = 1] = (saidFor(place, "Spot") ?? place.dataset.spot).split(" ");
  ghost.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
  place.parentNode.insertBefore(ghost, behind(place));
  place.closest(".city")?.classList.add("has-ghost");
  makeWay(piece, place);
}

// What stands where the ghost comes isn't seen, and what it comes of is faint: a part names it by `data-stands`.
function makeWay(piece, place) {
  document.getElementById(place.dataset.stands)?.classList.add("makes-way");
  if (piece !== place) document.getElementById(piece.dataset.stands)?.classList.add("makes-way", "leaves");
}

function copied(drawing, held) {
  const copy = drawing.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("[id]")]) each.removeAttribute("id");
  for (const number of copy.querySelectorAll("[data-adds]")) number.textContent = held + Number(number.dataset.adds);
  return copy;
}

function showWays(shown) {
  for (const way of document.querySelectorAll("#table [data-way]")) {
    const needed = way.dataset.way.split(" ");
    way.classList.toggle("is-shown", shown.some((parts) => needed.every((part) => parts.includes(part))));
  }
}

// Returns what is drawn in front of everything that stands on a place.
function behind(place) {
  let next = place.nextElementSibling;
  while (next && !next.dataset.spot) next = next.nextElementSibling;
  return next;
}
