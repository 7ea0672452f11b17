// What a move's gain counts is framed while that one move is looked at: one sees where its points come from.

let framed = [];

export function frameCounted(moves) {
  for (const part of framed) part.classList.remove("is-meant");
  framed = moves.length === 1 ? (moves[0].counts ?? []).map((part) => document.getElementById(part)).filter(Boolean) : [];
  for (const part of framed) part.classList.add("is-meant");
}
