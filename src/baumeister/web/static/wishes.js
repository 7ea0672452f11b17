// What this browser keeps of a person's wishes, by name: nothing of it goes to the server.

export function wish(name, usual) {
  try { return localStorage.getItem(`baumeister-${name}`) ?? usual; } catch { return usual; }
}

export function keep(name, value) {
  try { localStorage.setItem(`baumeister-${name}`, value); } catch { /* a browser that keeps nothing */ }
}
