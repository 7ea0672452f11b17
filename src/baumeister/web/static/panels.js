// The rules over the table, messages, links to copy.
import { isNarrow } from "./arrange.js";
import { regainFocus } from "./focus.js";
import { placeBeside, widthOfLines } from "./near.js";
import { texts } from "./say.js";

const LEAST = 5000, A_LETTER = 70; // milliseconds
let fading;

// It stands beside what it is about, or else in the prompt's place, so it goes when it has been read: unless a hand or the focus rests on it.
export function showMessage(text, rule = "", subject = null) {
  const place = document.getElementById("message");
  clearTimeout(fading);
  if (!text && place.hidden) return;
  fading = text ? setTimeout(fade, Math.max(LEAST, text.length * A_LETTER)) : undefined;
  place.hidden = !text;
  delete place.dataset.kind;
  const line = document.createElement("p");
  line.append(text);
  if (rule) line.append(" ", ruleLink(rule));
  place.replaceChildren(line);
  if (text) place.append(closeButton(dismiss));
  const isBeside = Boolean(subject) && !isNarrow(); // nothing lies far from a phone's prompt
  place.classList.toggle("beside", isBeside);
  if (isBeside) line.style.width = `${Math.ceil(widthOfLines(line))}px`;
  place.style.translate = isBeside ? placeBeside(place, subject) : "";
}

// Whoever opens something else, or clicks where nothing is, has read it.
document.addEventListener("pointerdown", ({ target }) => {
  if (!document.getElementById("message")?.contains(target)) dropMessage();
}, { capture: true });

export function dropMessage() {
  if (document.getElementById("message")?.matches(".beside:not([hidden])")) showMessage("");
}

function fade() {
  const place = document.getElementById("message");
  if (place.matches(":hover, :focus-within") || place.dataset.kind === "fault") fading = setTimeout(fade, LEAST);
  else showMessage("");
}

function dismiss() {
  showMessage("");
  regainFocus();
}

function closeButton(close) {
  const button = Object.assign(document.createElement("button"), { type: "button", className: "close", textContent: "×" });
  button.setAttribute("aria-label", texts.close);
  button.addEventListener("click", close);
  return button;
}

// What went wrong with the connection; it stands until something gets through.
export function showFault(text) {
  showMessage(text);
  document.getElementById("message").dataset.kind = "fault";
}

export function clearFault() {
  if (document.getElementById("message").dataset.kind === "fault") showMessage("");
}

function ruleLink(rule) {
  const link = document.createElement("a");
  const game = document.getElementById("content").dataset.game;
  link.href = `/games/${game}/rules#${anchorOf(rule)}`;
  link.className = "rule";
  link.dataset.open = "panel";
  link.textContent = texts.rule;
  link.title = rule;
  return link;
}

function anchorOf(rule) { return rule.replaceAll(" ", "-"); }

// Opens at the rule that the link asks for, else at that of the present decision.
async function openRules(href) {
  const panel = document.getElementById("panel");
  if (!panel.querySelector("article")) {
    const found = new DOMParser().parseFromString(await (await fetch(href)).text(), "text/html");
    panel.replaceChildren(closeButton(() => panel.hidePopover()), found.getElementById("rules"));
  }
  if (!panel.matches(":popover-open")) panel.showPopover();
  for (const old of panel.querySelectorAll(".sought")) old.classList.remove("sought");
  const anchor = decodeURIComponent(new URL(href, location.href).hash.slice(1)) || anchorOf(document.getElementById("table").dataset.rule ?? "");
  const sought = anchor ? panel.querySelector(`#${CSS.escape(anchor)}`) : null;
  sought?.classList.add("sought");
  if (sought) headed(sought, panel).scrollIntoView();
  focusOn(sought ?? panel.querySelector("h1, .close"));
}

// Returns where to read a rule from: its chapter's heading, if the rule is in sight below it.
function headed(rule, panel) {
  const heading = [...panel.querySelectorAll("h2")].findLast((each) => each.compareDocumentPosition(rule) & Node.DOCUMENT_POSITION_FOLLOWING);
  const distance = heading ? rule.getBoundingClientRect().bottom - heading.getBoundingClientRect().top : Infinity;
  return distance < 0.7 * panel.clientHeight ? heading : rule;
}

// When the panel closes, the browser gives the focus back to what had it before.
function focusOn(element) {
  if (!element.matches("button, a")) element.setAttribute("tabindex", "-1");
  element.focus({ preventScroll: true });
}

async function copy(button) {
  const field = document.getElementById(button.dataset.copy);
  field.select();
  if (navigator.clipboard) await navigator.clipboard.writeText(field.value).catch(() => document.execCommand("copy"));
  else document.execCommand("copy"); // without https there is no other way
  const label = button.textContent;
  button.textContent = texts.copied;
  setTimeout(() => { button.textContent = label; }, 1500);
}

// What tells where a player's points come from lies over other panels: it closes as soon as one goes on.
function closeOrigins(except) {
  for (const origin of document.querySelectorAll(".breakdown[open]")) if (!origin.contains(except)) origin.open = false;
}

export function watchPanels() {
  document.addEventListener("scroll", () => document.querySelector("#message.beside:not(:hover)") && showMessage(""), { passive: true }); // what it is about has moved
  document.addEventListener("keydown", (event) => event.key === "Escape" && closeOrigins(null));
  document.addEventListener("click", (event) => closeOrigins(event.target));
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-open='panel'], #message a.rule");
    const button = event.target.closest("[data-copy]");
    if (button) copy(button);
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    openRules(link.href).catch(() => location.assign(link.href));
  });
}
