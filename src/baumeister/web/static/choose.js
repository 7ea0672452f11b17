// A move is a set of drawn parts. Clicking parts in any order narrows the legal moves; what is still possible is lit; when
// one move is left it is played. Parts that all moves left have in common are chosen with the others. A part that goes with
// none of the chosen ones starts anew from those that it goes with.

let moves = []; // {move, parts, label}
let chosen = [];
let texts = {};
let play = () => {};
let isByKeyboard = false;

export function arm(legal, words, whenPlayed) {
  const isSame = legal.length === moves.length && legal.every(({ move }, index) => move === moves[index].move);
  if (!isSame || !legal.length) chosen = []; // the page may be renewed while somebody is choosing
  [moves, texts, play] = [legal, words, whenPlayed];
  light();
  if (isByKeyboard && document.activeElement === document.body) document.querySelector("#table .can")?.focus();
}

function clearChoice() {
  if (!chosen.length) return;
  chosen = [];
  light();
}

function goingWith(parts) {
  return moves.filter((move) => parts.every((part) => move.parts.includes(part)));
}

function choose(part) {
  if (chosen.includes(part)) chosen = chosen.filter((other) => !implies(other, part));
  else {
    const kept = [part];
    for (const other of [...chosen].reverse()) if (goingWith([...kept, other]).length) kept.push(other);
    chosen = kept;
  }
  const left = goingWith(chosen);
  if (chosen.length) chosen = left[0].parts.filter((common) => left.every((move) => move.parts.includes(common)));
  light();
  if (chosen.length && left.length === 1) playNow(left[0]);
}

function implies(one, other) {
  return one === other || goingWith([one]).every((move) => move.parts.includes(other));
}

function playNow(move) {
  moves = [];
  chosen = move.parts;
  light();
  say(move.label);
  play(move.move);
}

// ---- Lights

function light() {
  const left = goingWith(chosen);
  const open = new Set(left.flatMap((move) => move.parts));
  const others = new Set(moves.flatMap((move) => move.parts));
  for (const element of document.querySelectorAll("#table .can, #table .is-chosen, #table .could")) dim(element);
  for (const part of others) brighten(part, open.has(part) ? "can" : "could");
  for (const part of chosen) brighten(part, "is-chosen");
  const exact = left.length > 1 ? left.find((move) => chosen.length && move.parts.length === chosen.length) : null;
  const button = document.getElementById("play");
  if (button) {
    button.hidden = !exact;
    button.onclick = () => exact && playNow(exact);
    document.getElementById("clear").hidden = !chosen.length || !moves.length;
  }
  say(chosen.length && moves.length ? describe(left) : "");
}

function dim(element) {
  element.classList.remove("can", "could", "is-chosen");
  for (const name of ["tabindex", "role", "aria-pressed"]) element.removeAttribute(name);
}

function brighten(part, kind) {
  const element = document.getElementById(part);
  if (!(element instanceof SVGElement)) return; // a part can be a plain button, which needs no light
  element.classList.remove("can", "could");
  element.classList.add(kind);
  element.closest("#table svg:not(svg svg)").setAttribute("role", "group"); // no longer one picture
  element.setAttribute("tabindex", "0");
  element.setAttribute("role", "button");
  element.setAttribute("aria-pressed", String(kind === "is-chosen"));
  if (!element.hasAttribute("aria-label")) {
    element.setAttribute("aria-label", element.querySelector(":scope > title")?.textContent ?? part.replaceAll("-", " "));
  }
}

// ---- What it would be

function describe(left) {
  if (left.length <= 3) return left.map((move) => move.label).join(" · ");
  return texts.left.replace("{count}", left.length);
}

function say(text) {
  const place = document.getElementById("choice");
  if (place) place.textContent = text;
}

function preview(part) {
  if (!part) return say(chosen.length ? describe(goingWith(chosen)) : "");
  const left = goingWith(chosen.includes(part) ? chosen : [...chosen, part]);
  say(describe(left.length ? left : goingWith([part])));
}

// ---- Pointer and keyboard

function partOf(target) {
  return moves.length ? target.closest?.("#table .can, #table .could, #table .is-chosen")?.id : undefined;
}

document.addEventListener("pointerdown", () => { isByKeyboard = false; });
document.addEventListener("click", (event) => {
  const part = partOf(event.target);
  if (part) choose(part);
  else if (event.target.closest("#clear")) clearChoice();
});
document.addEventListener("pointerover", (event) => moves.length && preview(partOf(event.target)));
document.addEventListener("focusin", (event) => moves.length && preview(partOf(event.target)));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return clearChoice();
  const part = partOf(event.target);
  if (!part) return;
  isByKeyboard = true;
  if (event.key === "Enter" || event.key === " ") choose(part);
  else if (!step(event.target, event.key)) return;
  event.preventDefault();
});

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Arrow keys go to the nearest lit part in their direction.
function step(from, key) {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const here = middle(from);
  let nearest = null;
  for (const element of document.querySelectorAll("#table .can, #table .is-chosen")) {
    const there = middle(element);
    const [x, y] = [there.x - here.x, there.y - here.y];
    const ahead = x * direction[0] + y * direction[1];
    const aside = Math.abs(x * direction[1]) + Math.abs(y * direction[0]);
    const cost = ahead + 2 * aside;
    if (ahead > 2 && aside < 2 * ahead && (!nearest || cost < nearest.cost)) nearest = { element, cost };
  }
  nearest?.element.focus();
  return true;
}

function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
