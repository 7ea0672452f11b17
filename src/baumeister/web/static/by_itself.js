// In an auction the page may go on by itself, by one click: pass until it is one's own turn, or bid up to a sum, the next one
// each time. Only this page knows. Each act waits a beat, as forced moves do.
let passes = false;
let most = 0; // the sum up to which to bid; 0 if none is set
let sale = ""; // for what

export function showByItself(isTurn) {
  const hasPast = title() !== sale || (isTurn && !passButton());
  if (isTurn && !passButton()) passes = false; // there is something to decide
  if (hasPast) most = 0;
  dress();
}

export function playsInAuction() {
  if (passes) return passButton()?.value;
  if (!most) return undefined;
  const next = document.querySelector("#auction .sums button:enabled")?.value;
  if (!next || sumOf(next) <= most) return next;
  most = 0; // outbid: there is something to decide again
  dress();
  return undefined;
}

// Whoever does anything else goes on by hand.
export function noteDeed(move) {
  most = 0;
  if (move !== passButton()?.value) passes = false;
}

export function watchByItself(whenChanged) {
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "by-itself") return;
    const sum = typed();
    [most, passes, sale] = target.checked && sum ? [sum, false, title()] : [0, target.checked, sale];
    if (sum) document.getElementById("amount").value = "";
    dress();
    whenChanged();
  });
  document.addEventListener("input", ({ target }) => { if (target.id === "amount") dress(); });
}

// While a sum is typed or set the box is about it, else about passing, where that makes sense.
function dress() {
  const box = document.getElementById("by-itself");
  if (!box) return;
  const { upTo, canPass, inShort, inFull } = box.dataset;
  const sum = most || typed();
  box.checked = most > 0 || (passes && !sum);
  box.disabled = !sum && !canPass;
  const words = sum ? upTo.replace("{sum}", sum) : inShort;
  box.nextElementSibling.textContent = words;
  box.ariaLabel = sum ? words : inFull;
}

function title() { return document.querySelector("#auction h2")?.textContent ?? ""; }
function passButton() { return document.querySelector("#auction #pass:enabled"); }
function sumOf(move) { return Number(move.split(" ").at(-1)); }
function typed() {
  const field = document.getElementById("amount");
  return field?.value && field.checkValidity() ? Number(field.value) : 0;
}
