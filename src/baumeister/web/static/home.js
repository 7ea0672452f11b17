// The home page: a game that is tapped brings its form, without another page; a new table's form proposes who played that game
// last, and shows an option only for the numbers of players for which it exists.
import { keep, wish } from "./wishes.js";

const CUT = 3; // pixels of the bar below the window that nobody sees
const drafting = document.querySelector(".drafting");

// The bar with the buttons keeps to the window's lower edge: where it lies over the form it shows that there is more below it.
const below = new IntersectionObserver((entries) => {
  for (const { target, boundingClientRect, rootBounds } of entries) { // in the order of their frames: the last one counts
    const lacking = boundingClientRect.bottom - rootBounds.bottom;
    target.classList.toggle("is-over", lacking > 0);
    target.classList.toggle("is-cut", lacking > CUT);
  }
}, { rootMargin: "0px 0px -1px 0px", threshold: [0, 0.5, 0.9, 0.95, 1] });

function update() {
  const form = document.querySelector(".new-table form");
  const players = [...form.querySelectorAll(".seats select")].filter((seat) => seat.value).length;
  for (const option of form.querySelectorAll("[data-seats]")) {
    const exists = option.dataset.seats.split(" ").includes(String(players));
    option.hidden = !exists;
    option.querySelector("select").disabled = !exists;
  }
  const options = form.querySelector(".options");
  if (options) options.hidden = [...options.querySelectorAll("[data-seats]")].every((option) => option.hidden);
}

const recalled = new WeakSet(); // opened by itself

// Fills the form in as it was sent last; what the game no longer offers stays as it is.
function recall() {
  const form = document.querySelector(".new-table form");
  for (const [name, value] of Object.entries(JSON.parse(wish(`seats-${form.elements.game.value}`, "{}")))) {
    const field = form.elements[name];
    if (!field?.options || [...field.options].some((option) => option.value === value)) Object.assign(field ?? {}, { value });
  }
  for (const options of form.querySelectorAll(".options:has(option:nth-child(n + 2):checked)")) {
    recalled.add(options);
    options.open = true;
  }
  below.disconnect();
  below.observe(form.querySelector(".start"));
  update();
}

function remember(form) {
  const sent = new FormData(form);
  keep(`seats-${sent.get("game")}`, JSON.stringify(Object.fromEntries([...sent].filter(([name]) => /^(seat|name|option)-/.test(name)))));
}

drafting.addEventListener("change", update);
recall();

// What somebody opens is where it can be read.
drafting.addEventListener("toggle", ({ target }) => {
  if (target.open && !recalled.delete(target)) target.scrollIntoView({ behavior: calmly(), block: innerHeight < target.offsetHeight ? "start" : "nearest" });
}, { capture: true });

// At the table the first thing is to invite those who get a link: invite.js.
function note(isMade) {
  try { sessionStorage.setItem("made", isMade ? "yes" : ""); } catch { /* a browser that keeps nothing */ }
}

note(false); // what came back was refused
drafting.addEventListener("submit", ({ target, submitter }) => {
  note(true);
  keep("game", target.elements.game.value);
  if (!submitter?.hasAttribute("formaction")) remember(target); // no guided game
});

let chosen = null; // the link tapped last

drafting.addEventListener("click", (event) => {
  const link = event.target.closest("a.game");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  tap(link).catch(() => location.assign(link.href));
});

// The form's place comes into sight at once, before the form.
async function tap(link) {
  show(drafting.querySelector(".new-table"));
  if (!await choose(link)) return;
  history.replaceState(null, "", link.href);
  show(drafting.querySelector(".new-table"));
}

// Brings a game's form. Returns whether it is there: another game may have been tapped meanwhile.
async function choose(link) {
  chosen = link;
  mark(link);
  const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
  if (chosen !== link) return false;
  const name = drafting.querySelector("[name='name']").value;
  for (const part of [".how", ".new-table", "#how-panel"]) drafting.querySelector(part).replaceWith(page.querySelector(`.drafting ${part}`));
  drafting.querySelector("[name='name']").value = name;
  recall();
  return true;
}

// Whoever comes without having chosen a game finds the one that was set up last.
const shown = drafting.querySelector("a.game[aria-current]");
const usual = [...drafting.querySelectorAll("a.game")].find((link) => gameOf(link) === wish("game", ""));
if (usual && usual !== shown && location.pathname === "/" && !gameOf(location)) {
  choose(usual).catch(() => chosen === usual && mark(shown));
}

function gameOf({ search }) { return new URLSearchParams(search).get("game"); }

function mark(link) {
  for (const other of drafting.querySelectorAll("a.game[aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
}

// Brings the form into view where it isn't; beside the games nothing moves.
function show(form) {
  const { top, left } = form.getBoundingClientRect();
  const isBeside = left > drafting.querySelector(".games").getBoundingClientRect().left;
  if (isBeside && top > 0 && top < innerHeight / 2) return;
  form.scrollIntoView({ behavior: calmly(), block: "start" });
}

function calmly() { return matchMedia("(prefers-reduced-motion: reduce)").matches || wish("speed") === "off" ? "auto" : "smooth"; }
