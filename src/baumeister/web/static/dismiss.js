// A click beside what lies open over the table closes it and does nothing else: the veil lies over whatever it would meet. The
// browser closes it before the click comes.
let isBeside = false;

addEventListener("pointerdown", ({ target }) => {
  const open = [...document.querySelectorAll("[popover]:popover-open")];
  const isOf = (panel) => panel.contains(target) || target.closest(`[popovertarget="${panel.id}"]`); // its button closes it by itself
  isBeside = open.length > 0 && !open.some(isOf) && Boolean(target.closest("#table"));
}, { capture: true });

addEventListener("click", (event) => {
  if (!isBeside || !event.detail) return; // a key clicks without a pointer
  isBeside = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });
