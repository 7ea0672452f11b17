// A notice that its reader has put away stays away in this tab, whatever the page shows next.
const keyOf = (notice) => `baumeister-${notice.id}`;

export function hideReadNotices() {
  for (const notice of document.querySelectorAll("#table [data-notice]")) notice.hidden = sessionStorage.getItem(keyOf(notice)) === notice.dataset.notice;
}

document.addEventListener("click", ({ target }) => {
  const notice = target.closest("[data-read]")?.closest("[data-notice]");
  if (!notice) return;
  sessionStorage.setItem(keyOf(notice), notice.dataset.notice);
  hideReadNotices();
});
