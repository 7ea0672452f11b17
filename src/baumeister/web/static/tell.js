// Some drawn elements tell something, whether they can be chosen or not: `data-lights` names the parts that it is about, if there are
// others. Pointed at, focused or tapped, they light up with those parts, and their words stand where choices are explained. Not in the past,
// where the way through the game stands in that place.
import { placeIn } from "./gain.js";

export const TELLERS = "#table:not(.past, .over) [data-lights]";

export function tellerOf(target) {
  return target.closest?.("#table:not(.is-scoring) *")?.closest(TELLERS); // what is counted is told
}

export function lightUp(teller) {
  for (const old of document.querySelectorAll("#table .is-meant")) old.classList.remove("is-meant");
  if (!teller) return;
  if (!teller.matches(".can, .is-chosen")) teller.classList.add("is-meant"); // what is lit is lit up already
  for (const name of teller.dataset.lights.split(" ").filter(Boolean)) document.getElementById(name)?.classList.add("is-meant");
}

export function wordsOf(element) {
  return element.querySelector(":scope > title")?.textContent || element.dataset.words || element.id.replaceAll("-", " ");
}

// A place's name lies above the whole drawing while somebody points there: what stands on the place would hide it.
export function liftName(place) {
  for (const old of document.querySelectorAll("#table .lot-name.is-lifted")) old.remove();
  const name = place?.querySelector(":scope > .lot-name");
  if (!name) return;
  const lifted = name.cloneNode(true);
  lifted.classList.add("is-lifted");
  lifted.setAttribute("transform", placeIn(place));
  place.ownerSVGElement.append(lifted);
}

// Lets a screen reader find them in their drawing, which is then no longer one picture.
export function nameTellers() {
  for (const teller of document.querySelectorAll(TELLERS)) {
    teller.closest("#table svg:not(svg svg)").setAttribute("role", "group");
    if (!teller.hasAttribute("role")) teller.setAttribute("role", "img");
    teller.setAttribute("aria-label", wordsOf(teller));
  }
}
