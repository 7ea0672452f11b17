// Whoever bids no more may pass until it is their turn, by one click; only this page knows. Each pass waits a beat, as forced moves do.
let isOut = false;

export function showWhetherOut(isTurn) {
  if (isTurn && !passButton()) isOut = false; // there is something to decide
  const box = document.getElementById("stay-out");
  if (box) box.checked = isOut;
}

export function passByItself() { return isOut ? passButton()?.value : undefined; }

// Whoever does anything else is back in the bidding.
export function noteDeed(move) {
  if (move !== passButton()?.value) isOut = false;
}

export function watchStayingOut(whenChanged) {
  document.addEventListener("change", ({ target }) => {
    if (target.id !== "stay-out") return;
    isOut = target.checked;
    whenChanged();
  });
}

function passButton() { return document.querySelector("#auction #pass:enabled"); }
