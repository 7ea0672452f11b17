// On a narrow screen a drawing's parts lie otherwise than side by side: the drawing says by `data-narrow` which piece of its sheet is
// shown then, and each part where it lies. A board may say the same by `data-low` for windows upright but low, and by `data-sideways`
// for a phone held sideways, on which it else lies as on a wide screen; a part that does not lies there as on a narrow one. A hand may
// say it by `data-long` for screens on which it has a row of its own, and by `data-broad` for broad windows.
const NARROW = matchMedia("(width < 860px) or (height < 500px)"); // as in table.css
const SIDEWAYS = matchMedia("(width >= 560px) and (height < 500px)"); // as in landscape.css
const LOW = matchMedia("(aspect-ratio > 49/100)"); // as in table.css
const LONG = matchMedia("(860px <= width < 1200px) and (height >= 500px)"); // as in auction.css
const BROAD = matchMedia("(width >= 1360px) and (aspect-ratio >= 7/4)");
const WAYS = { wide: [], narrow: ["narrow"], low: ["low", "narrow"], sideways: ["sideways", "narrow"] };

export function isNarrow() { return NARROW.matches; }
export function isBoardNarrow() { return NARROW.matches && !SIDEWAYS.matches; }

// Returns what a part says for the window as it is: where it lies there, or what is named; nothing if that is as on a wide screen.
export function saidFor(part, name = "") {
  const ways = part.closest("#board") ? WAYS[boardsWay()] : isNarrow() ? WAYS.narrow : LONG.matches ? ["long"] : BROAD.matches ? ["broad"] : [];
  return ways.map((way) => part.dataset[way + name]).find(Boolean);
}

function boardsWay() {
  if (!isNarrow()) return "wide";
  if (SIDEWAYS.matches) return document.querySelector("#board svg[data-sideways]") ? "sideways" : "wide";
  return LOW.matches ? "low" : "narrow";
}

export function arrange() {
  for (const element of document.querySelectorAll("#table :is([data-narrow], [data-low], [data-sideways], [data-long], [data-broad])")) {
    const name = element.matches("svg") ? "viewBox" : "transform";
    element.dataset.wide ??= element.getAttribute(name) ?? "";
    element.setAttribute(name, saidFor(element) ?? element.dataset.wide);
  }
  const todo = document.querySelector("#table .todo");
  todo.classList.toggle("plain", isNarrow() || !todo.querySelector(".rail")); // there the steps are a line along the edge: table.css
}

// Calls back whenever the window has become another and the drawings lie otherwise.
export function whenArranged(callback) {
  for (const screen of [NARROW, SIDEWAYS, LOW, LONG, BROAD]) screen.addEventListener("change", () => {
    arrange();
    callback();
  });
}

arrange();
document.documentElement.classList.add("arranged"); // the table is shown from now on: table.css
