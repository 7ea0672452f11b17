// Before anything is seen, as the modules come later: nothing moves for whoever wishes so. When the wish changes, wishes.js follows.
try {
  document.documentElement.classList.toggle("calm", localStorage.getItem("baumeister-speed") === "off");
} catch { /* a browser that keeps nothing */ }
