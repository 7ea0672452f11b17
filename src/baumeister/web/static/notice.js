// A notice that its reader has put away stays away in this tab, whatever the page shows next.
const KEY = "baumeister-notice";

function notice() { return document.querySelector("#notice[data-notice]"); }

export function hideReadNotice() {
  if (notice()) notice().hidden = sessionStorage.getItem(KEY) === notice().dataset.notice;
}

document.addEventListener("click", (event) => {
  if (!event.target.closest("#notice [data-read]")) return;
  sessionStorage.setItem(KEY, notice().dataset.notice);
  hideReadNotice();
});
