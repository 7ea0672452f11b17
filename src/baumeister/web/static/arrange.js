// On a narrow screen a drawing's parts lie below one another instead of side by side: the drawing says by `data-narrow` which
// piece of its sheet is shown then, and each part where it lies. On a phone held sideways the board lies as on a wide screen.
const NARROW = matchMedia("(width < 860px) or (height < 500px)"); // as in table.css
const SIDEWAYS = matchMedia("(width >= 560px) and (height < 500px)"); // as in landscape.css

export function isNarrow() { return NARROW.matches; }
export function isBoardNarrow() { return NARROW.matches && !SIDEWAYS.matches; }

export function arrange() {
  for (const element of document.querySelectorAll("#table [data-narrow]")) {
    const name = element.matches("svg") ? "viewBox" : "transform";
    element.dataset.wide ??= element.getAttribute(name) ?? "";
    const isElsewhere = element.closest("#board") ? isBoardNarrow() : isNarrow();
    element.setAttribute(name, isElsewhere ? element.dataset.narrow : element.dataset.wide);
  }
}

// Calls back whenever the window has become narrow or wide and the drawings lie otherwise.
export function whenArranged(callback) {
  for (const screen of [NARROW, SIDEWAYS]) screen.addEventListener("change", () => {
    arrange();
    callback();
  });
}

arrange();
document.documentElement.classList.add("arranged"); // the table is shown from now on: table.css
