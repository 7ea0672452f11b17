// What a move's gain counts is framed while the move is looked at: one sees where its points come from. Of several moves with one
// piece from the hand all that is counted somewhere is framed.

let framed = [];

export function frameCounted(moves) {
  for (const part of framed) part.classList.remove("is-meant");
  const counted = moves.length === 1 || sharesPiece(moves) ? new Set(moves.flatMap(({ counts = [] }) => counts)) : [];
  framed = [...counted].map((part) => document.getElementById(part)).filter(Boolean);
  for (const part of framed) part.classList.add("is-meant");
}

function sharesPiece([first, ...others]) {
  return first?.parts.some((part) => !document.getElementById(part)?.closest("#board") && others.every(({ parts }) => parts.includes(part)));
}
