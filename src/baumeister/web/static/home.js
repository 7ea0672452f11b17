// The form of a new table: shows an option only for the numbers of players for which it exists.

const form = document.querySelector(".new-table form");

function update() {
  const players = [...form.querySelectorAll(".seats select")].filter((seat) => seat.value).length;
  for (const option of form.querySelectorAll("[data-seats]")) {
    const exists = option.dataset.seats.split(" ").includes(String(players));
    option.hidden = !exists;
    option.querySelector("select").disabled = !exists;
  }
  const options = form.querySelector(".options");
  if (options) options.hidden = [...options.querySelectorAll("[data-seats]")].every((option) => option.hidden);
}

form.addEventListener("change", update);
update();
