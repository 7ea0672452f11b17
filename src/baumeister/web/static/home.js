// The home page: a game that is tapped brings its form, without another page; a new table's form shows an option only for the
// numbers of players for which it exists.

const drafting = document.querySelector(".drafting");

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

drafting.addEventListener("change", update);
update();

// How to play opens where it can be read.
drafting.addEventListener("toggle", ({ target }) => {
  if (target.open) target.scrollIntoView({ behavior: calmly(), block: innerHeight < target.offsetHeight ? "start" : "nearest" });
}, { capture: true });

let chosen = null; // the link tapped last

drafting.addEventListener("click", (event) => {
  const link = event.target.closest("a.game");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose(link).catch(() => location.assign(link.href));
});

async function choose(link) {
  chosen = link;
  mark(link);
  const page = new DOMParser().parseFromString(await (await fetch(link.href)).text(), "text/html");
  if (chosen !== link) return; // another one was tapped meanwhile
  const name = drafting.querySelector("[name='name']").value;
  for (const part of [".chosen", ".new-table", ".how-to-play"]) drafting.querySelector(part).replaceWith(page.querySelector(`.drafting ${part}`));
  drafting.querySelector("[name='name']").value = name;
  history.replaceState(null, "", link.href);
  update();
  show(drafting.querySelector(".new-table"));
}

function mark(link) {
  for (const other of drafting.querySelectorAll("a.game[aria-current]")) other.removeAttribute("aria-current");
  link.setAttribute("aria-current", "true");
}

// Brings the form into view where it isn't; beside the games nothing moves.
function show(form) {
  const { top } = form.getBoundingClientRect();
  if (top > 0 && top < innerHeight / 2) return;
  form.scrollIntoView({ behavior: calmly(), block: "start" });
}

function calmly() { return matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth"; }
