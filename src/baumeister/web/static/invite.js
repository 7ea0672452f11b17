// The invitation to free seats: it opens by itself once, when the table has just been made and no link is in sight; a link goes
// to another app where the browser can hand it on.
import { regainFocus } from "./focus.js";

document.documentElement.classList.toggle("shares", "share" in navigator);

export function offerInvitation() {
  const panel = document.getElementById("invite-panel");
  if (!isJustMade() || !panel || isInSight(document.querySelector("#holdings .hand-on"))) return;
  regainFocus(); // to where it goes back
  panel.showPopover();
  panel.focus();
}

function isJustMade() { // as home.js has noted
  try {
    const note = sessionStorage.getItem("made");
    sessionStorage.removeItem("made");
    return Boolean(note);
  } catch {
    return false; // a browser that keeps nothing
  }
}

function isInSight(link) {
  return Boolean(link?.checkVisibility()) && link.getBoundingClientRect().bottom <= innerHeight;
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-share]");
  if (button) share(button).catch(() => {}); // whoever closes the list of apps has changed their mind
});

function share({ dataset }) {
  return navigator.share({ text: dataset.message, url: document.getElementById(dataset.share).value });
}
