// On a phone the board is higher than the screen: when a decision begins and nothing that can be chosen is in sight, the page leads
// to what is nearest. Once for each decision: whoever looks elsewhere afterwards stays there.
import { isNarrow } from "./arrange.js";
import { duration } from "./preferences.js";
import { sheetTop } from "./zoom.js";

const BESIDE = 24; // pixels between it and what covers the board
let known = ""; // the decision that began last

export function leadToChoice() {
  const { turn, ply, draft } = document.getElementById("table").dataset;
  const decision = turn === "yes" ? `${ply} ${draft}` : "";
  if (decision === known) return;
  known = decision;
  if (decision && isNarrow() && !document.querySelector("#table.guided, #board.zoomed")) lead();
}

function lead() {
  const lit = [...document.querySelectorAll("#table .can")].filter((part) => part.checkVisibility());
  if (!lit.length || lit.some(isInSight)) return;
  const ways = lit.filter((part) => part.closest("#board")).map(wayTo).sort((one, other) => Math.abs(one) - Math.abs(other));
  if (ways.length) scrollBy({ top: ways[0], behavior: duration(1) ? "smooth" : "auto" });
}

function isInSight(part) {
  const { x, y, width, height } = part.getBoundingClientRect();
  const at = document.elementFromPoint(x + width / 2, y + height / 2); // nothing beyond the screen
  const cover = at?.closest(".todo, #tray");
  return Boolean(at) && (!cover || cover.contains(part));
}

// Returns how far the page has to go until a part is seen whole; of a high one its middle.
function wayTo(part) {
  const { top, bottom } = part.getBoundingClientRect();
  const [first, last] = [document.querySelector(".todo").getBoundingClientRect().height + BESIDE, sheetTop() - BESIDE];
  if (bottom - top > last - first) return (top + bottom - first - last) / 2;
  return top < first ? top - first : Math.max(0, bottom - last);
}
