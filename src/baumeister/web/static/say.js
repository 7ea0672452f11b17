// What a screen reader is told. One region for all, so that it never hears two things at once.

export function announce(text) {
  document.getElementById("announcer").textContent = text;
}
