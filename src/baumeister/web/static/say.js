// What the page says: the words that the server wrote into it, and what a screen reader is told.

export const texts = JSON.parse(document.getElementById("texts").textContent);

// One region for all, so that nobody hears two things at once.
export function announce(text) {
  document.getElementById("announcer").textContent = text;
  announcedAt = performance.now();
}

// Tells something after what has been told just now, which nobody has heard yet.
const UNHEARD = 500; // milliseconds
let announcedAt = -Infinity;
export function announceNext(text) {
  const isUnheard = performance.now() - announcedAt < UNHEARD;
  announce(isUnheard ? `${document.getElementById("announcer").textContent} ${text}` : text);
}
