// What this browser keeps of a person's wishes, by name: nothing of it goes to the server.

// What holds until something else is wished: a finger often misses, so it is asked before what can't be taken back.
const USUAL = { speed: "normal", forced: "yes", ask: matchMedia("(pointer: coarse)").matches ? "yes" : "no", sound: "no" };

export function wish(name, usual = USUAL[name]) {
  try { return localStorage.getItem(`baumeister-${name}`) ?? usual; } catch { return usual; }
}

export function keep(name, value) {
  try { localStorage.setItem(`baumeister-${name}`, value); } catch { /* a browser that keeps nothing */ }
}

// The settings show them, on every page. Whoever hears of a change finds it kept.
for (const input of document.querySelectorAll("[data-wish]")) input.checked = wish(input.dataset.wish) === (input.type === "radio" ? input.value : "yes");

// For the style's own animations, which ask no module.
function showCalm() { document.documentElement.classList.toggle("calm", wish("speed") === "off"); }

showCalm();
addEventListener("change", ({ target }) => {
  if (target.matches("[data-wish]")) keep(target.dataset.wish, target.type === "radio" ? target.value : target.checked ? "yes" : "no");
  showCalm();
}, true);
