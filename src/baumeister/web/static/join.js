// Opens a private link. Its secret stands behind the #, which browsers send nowhere; it goes to the server in a body, so that
// no log on the way keeps it. Opening takes no seat: that does the button of the page that comes.

const form = document.getElementById("link");
const secret = secretIn(location.hash);

function secretIn(hash) { // other anchors are short words
  return hash.match(/^#([\w-]{20,})$/)?.[1];
}

async function open() {
  form.elements.secret.value = secret;
  const answer = await fetch(form.action, { method: "POST", body: new URLSearchParams(new FormData(form)) });
  if (answer.redirected) return location.replace(answer.url);
  const found = new DOMParser().parseFromString(await answer.text(), "text/html");
  document.title = found.title;
  document.querySelector("main").replaceWith(found.querySelector("main"));
}

if (secret) {
  for (const other of document.querySelectorAll("form[action='/preferences']")) other.action += location.hash; // it leads back here
  open().catch(() => {}); // the form stands there still, filled in
}
addEventListener("hashchange", () => secretIn(location.hash) && location.reload());
