// Some drawn elements tell something though they can't be chosen: `data-lights` names the parts that it is about. Pointed at,
// focused or tapped, they light up with those parts, and their words stand where choices are explained. Not in the past,
// where the way through the game stands in that place.
export const TELLERS = "#table:not(.past, .over) [data-lights]";

export function tellerOf(target) {
  return target.closest?.(TELLERS);
}

export function lightUp(teller) {
  for (const old of document.querySelectorAll("#table .is-meant")) old.classList.remove("is-meant");
  document.getElementById("table").classList.toggle("tells", Boolean(teller));
  if (!teller) return;
  teller.classList.add("is-meant");
  for (const name of teller.dataset.lights.split(" ")) document.getElementById(name)?.classList.add("is-meant");
}

export function wordsOf(element) {
  return element.querySelector(":scope > title")?.textContent ?? element.id.replaceAll("-", " ");
}

// Lets a screen reader find them in their drawing, which is then no longer one picture.
export function nameTellers() {
  for (const teller of document.querySelectorAll(TELLERS)) {
    teller.closest("#table svg:not(svg svg)").setAttribute("role", "group");
    if (!teller.hasAttribute("role")) teller.setAttribute("role", "img");
    teller.setAttribute("aria-label", wordsOf(teller));
  }
}
