// The list of shortcuts: `?` opens it, and the button beside the settings; Escape closes it, as it does every dialog.
const FIELDS = "input:not([type=range], [type=radio], [type=checkbox]), select, textarea";

export function watchShortcuts() {
  const list = document.getElementById("shortcuts");
  const open = () => list.open || list.showModal();
  document.addEventListener("keydown", (event) => {
    if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest(FIELDS)) return;
    event.preventDefault();
    open();
  });
  list.addEventListener("keydown", (event) => event.stopPropagation()); // Escape closes it and clears no choice
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-open='shortcuts']")) open();
    if (event.target === list || event.target.closest("#shortcuts .close")) list.close(); // the list itself: beside its sheet
  });
}
