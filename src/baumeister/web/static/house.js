// On every page: questions before what can't be taken back are asked in a dialog; the page can be installed; settings
// stay open while one chooses, and this browser's own are kept.
import "./wishes.js"; // the settings show and keep them

document.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-ask]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  ask(link.href).catch(() => location.assign(link.href));
});

async function ask(href) {
  const answer = await fetch(href);
  const question = new DOMParser().parseFromString(await answer.text(), "text/html").getElementById("question");
  if (!question) return location.assign(href);
  const dialog = Object.assign(document.createElement("dialog"), { className: "sheet question" });
  dialog.setAttribute("aria-labelledby", "asked");
  dialog.append(question);
  dialog.addEventListener("close", () => { dialog.remove(); veilGutter(); });
  dialog.addEventListener("click", (event) => {
    if (event.target !== dialog && !event.target.closest("[data-stay]")) return;
    event.preventDefault();
    dialog.close();
  });
  document.body.append(dialog);
  dialog.showModal();
  veilGutter();
  dialog.querySelector("[data-stay]").focus();
}

// What is chosen in the settings brings the page anew: they are open there again, and the choice has the focus.
const settings = document.getElementById("settings");

settings.addEventListener("submit", ({ submitter }) => {
  try { sessionStorage.setItem("chosen", submitter.name); } catch { /* they close */ }
});

function reopenSettings() {
  const name = sessionStorage.getItem("chosen");
  if (!name) return;
  sessionStorage.removeItem("chosen");
  settings.showPopover();
  settings.querySelector(`[name="${name}"][aria-pressed="true"]`)?.focus({ preventScroll: true });
}

try { reopenSettings(); } catch { /* a browser that keeps nothing */ }

// On a phone the ways from a table are a menu: whatever it opens takes its place.
const menu = document.getElementById("menu");
menu?.addEventListener("click", () => { if (menu.matches(":popover-open")) menu.hidePopover(); });

if (window.isSecureContext) navigator.serviceWorker?.register("/worker.js").catch(() => { /* a browser that keeps nothing */ });

addEventListener("beforeinstallprompt", (event) => {
  const button = document.getElementById("install");
  if (!button) return;
  event.preventDefault();
  button.hidden = false;
  button.onclick = async () => {
    await event.prompt();
    button.hidden = true;
  };
});

// The room kept for a scrollbar lies beside the veil of what is open: it is darkened with it.
document.addEventListener("toggle", veilGutter, { capture: true });

function veilGutter() {
  document.documentElement.classList.toggle("veiled", document.querySelector(".popover:popover-open, dialog[open]") !== null);
}
