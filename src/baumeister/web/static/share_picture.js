// The picture of a result goes to another app where the browser can hand it on; everywhere it can be downloaded.
const PROBE = new File([], "picture.png", { type: "image/png" });

export function dressPicture() {
  for (const button of document.querySelectorAll(".share-picture")) button.hidden = !navigator.canShare?.({ files: [PROBE] });
}

document.addEventListener("click", (event) => {
  const button = event.target.closest(".share-picture");
  if (button) share(button).catch(() => {}); // whoever closes the list of apps has changed their mind
});

async function share(button) {
  const answer = await fetch(button.dataset.picture);
  const picture = new File([await answer.blob()], "baumeister.png", { type: "image/png" });
  await navigator.share({ files: [picture], title: document.querySelector(".headline h2").textContent });
}
