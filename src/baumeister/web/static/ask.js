// Questions to the server, and waiting.

const UNDRAWN = 500; // milliseconds, after which a page is hidden: it isn't drawn
const PATIENCE = 10_000; // milliseconds: on a connection that has gone silent, a question would never fail by itself

export class NoAnswer extends Error {} // the connection is lost, or the server in trouble: ask again later

export async function fetchFragment(table, wanted) {
  try {
    const answer = await fetch(`/t/${table}/fragment?${new URLSearchParams(wanted)}`, patiently());
    if (!answer.ok) throw new Error(`fragment: ${answer.status}`);
    return answer.status === 204 ? null : await answer.text();
  } catch (error) {
    throw new NoAnswer(error.message);
  }
}

// Returns the fragment that came with an event: compressed, as base64.
export function unpack(picture) {
  const bytes = Uint8Array.from(atob(picture), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
}

// Returns why a part can't be chosen, as {reason, rule}; nothing if there is nothing to say.
export async function fetchReason(table, part, chosen) {
  const query = new URLSearchParams([["part", part], ...chosen.map((name) => ["chosen", name])]);
  const answer = await fetch(`/t/${table}/why?${query}`);
  return answer.status === 200 ? answer.json() : null;
}

// Returns {seq} with the ends of the last {beats}, {location} or {reason, rule}, and {stale} if the page was no longer the newest. Each act has a key of its own, so that sending it again does no harm.
export async function send(path, data) {
  data.set("key", [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join(""));
  const request = { method: "POST", body: new URLSearchParams(data), headers: { Accept: "application/json" } };
  const ask = () => fetch(path, { ...request, ...patiently() });
  const answer = await ask().catch(() => wait(700).then(ask));
  return answer.json();
}

function patiently() {
  return { signal: AbortSignal.timeout(PATIENCE) };
}

export function wait(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

// Resolves once the page has been drawn as it is now: what a tap has done is seen before what follows from it is worked out.
export function frame() {
  const drawn = new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return Promise.race([drawn, wait(UNDRAWN)]);
}
