// Of cards in a hand that lie on one another a chosen one is seen whole: it is drawn once more, in front of them.
export function bringForward(chosen) {
  for (const old of document.querySelectorAll("#table .in-front")) old.remove();
  for (const card of chosen.map((part) => document.getElementById(part)).filter((part) => part?.matches(".own-hand > .card"))) {
    const twin = document.createElementNS("http://www.w3.org/2000/svg", "use");
    for (const [name, value] of [["href", `#${card.id}`], ["class", "in-front"], ["aria-hidden", "true"]]) twin.setAttribute(name, value);
    card.parentNode.append(twin);
  }
}
