// The stream of events. A hidden tab closes it (browsers open only a few connections to a server) and asks now and then
// whether it is its person's turn; a lost connection is opened again from the last event shown.
import { fetchFragment } from "./ask.js";
import { texts } from "./say.js";

const PICTURES = "DecompressionStream" in window ? "&pictures" : ""; // spectators get them with the events
const FIRST_WAIT = 400;
const LONGEST_WAIT = 800; // whoever is back is shown so within a second
const PATIENT_WAIT = 5000; // after some minutes
const PATIENCE = 180_000;
const ATTEMPT = 4000; // after which an attempt that hears nothing is given up
const HIDDEN_WAIT = 5000;

export function follow(table) {
  const sign = document.getElementById("connection");
  let source = null;
  let wait = FIRST_WAIT;
  let timer = 0;
  let lostAt = null;

  function open() {
    clearTimeout(timer);
    if (source || document.hidden) return;
    source = new EventSource(`/t/${texts.table}/events?after=${table.seq()}&draft=${table.draft()}${PICTURES}`);
    source.onopen = found;
    timer = setTimeout(lost, ATTEMPT);
    source.onmessage = (event) => hear(Number(event.lastEventId), JSON.parse(event.data));
    source.addEventListener("reset", () => table.reset());
    source.addEventListener("seats", (event) => table.refresh(JSON.parse(event.data).picture));
    source.addEventListener("draft", (event) => table.redraw(JSON.parse(event.data).draft));
    source.onerror = lost;
  }

  function hear(seq, { kind, more, picture }) { // what chance adds belongs to the same beat, and comes at once
    if (kind === "greeted") table.hearGreeting(seq, picture);
    else if (!more) table.enqueue(seq, picture);
  }

  function found() {
    clearTimeout(timer);
    [wait, lostAt] = [FIRST_WAIT, null];
    say("");
  }

  function lost() {
    close();
    clearTimeout(timer);
    lostAt ??= Date.now();
    say(texts.reconnecting);
    timer = setTimeout(open, wait);
    wait = Math.min(wait * 2, Date.now() - lostAt < PATIENCE ? LONGEST_WAIT : PATIENT_WAIT);
  }

  function close() {
    source?.close();
    source = null;
  }

  function say(text) {
    sign.textContent = text;
    sign.classList.toggle("lost", Boolean(text));
  }

  async function ask() { // in a hidden tab
    const html = await fetchFragment(texts.table, { after: table.seq() }).catch(() => null);
    const found = html && new DOMParser().parseFromString(html, "text/html").getElementById("table").dataset;
    if (found && document.hidden) {
      if (found.turn === "yes" && !table.isMine() && !wasMine) table.soundTurn();
      wasMine = found.turn === "yes";
      table.showTurn(found.title, wasMine);
    }
    if (document.hidden) timer = setTimeout(ask, HIDDEN_WAIT);
  }

  let wasMine = false;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    wasMine = table.isMine();
    if (!document.hidden) return open();
    close();
    timer = setTimeout(ask, HIDDEN_WAIT);
  });
  addEventListener("online", open);
  addEventListener("pagehide", close);
  addEventListener("pageshow", (event) => event.persisted && open());
  open();
}
