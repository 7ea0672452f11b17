// What the page says: the words that the server wrote into it, and what a screen reader is told.

export const texts = JSON.parse(document.getElementById("texts").textContent);

// One region for all, so that nobody hears two things at once.
export function announce(text) {
  document.getElementById("announcer").textContent = text;
}
