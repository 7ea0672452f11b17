// Quiet sounds, made when they are needed: wood laid on a board, dice, a bell for a sale, two notes for one's turn. They are off
// until switched on in the settings; before that, and before the person has touched the page, no audio is opened at all.
//
//   lays   a knock through a low pass, with the click of its edge     sells  a small bell: partials out of tune, the higher the shorter
//   rolls  a handful of clicks that come to rest                      turn   two notes
import { duration } from "./preferences.js";
import { texts } from "./say.js";
import { keep, wish } from "./wishes.js";

const LOUDNESS = 0.3;
const LANDING = 340; // milliseconds after which a gliding piece lies
const MOST_AT_ONCE = 4; // plies; more are silent: somebody catches up
const BELL = [[1, 0.9, 0.5], [2.76, 0.5, 0.22], [5.4, 0.25, 0.1]]; // of the pitch; seconds; loudness
const NOTES = [[523, 0], [659, 0.14]]; // Hz, seconds
const PAUSE = 550; // milliseconds between sounds to listen to

let othersMoved = false; // since one's last turn
let audio = null;
let way = null; // to the loudspeaker

const SOUNDS = {
  lays(at) {
    noise(at, 0.09, "lowpass", 380, 1, 0.9);
    noise(at, 0.015, "bandpass", 2100, 2, 0.25);
  },
  rolls(at) {
    for (let click = 0, time = at; click < 7; click++, time += 0.035 + 0.02 * click * Math.random()) {
      noise(time, 0.03, "bandpass", 1300 + 900 * Math.random(), 4, 0.7 - 0.07 * click);
    }
  },
  sells(at) {
    for (const [part, time, loudness] of BELL) tone(at, 1046 * part, time, 0.4 * loudness);
  },
  turn(at) {
    for (const [pitch, start] of NOTES) tone(at + start, pitch, 0.45, 0.3);
  },
};

// What happened sounds in step with how it is shown: dice and bells at once, a piece when it lies.
export function soundOf(lines) {
  if (new Set(lines.map((line) => line.dataset.ply)).size > MOST_AT_ONCE) return;
  for (const name of new Set(lines.map((line) => line.dataset.sound).filter(Boolean))) {
    play(name, name === "lays" ? duration(LANDING) : 0);
  }
}

// Returns whether it has become one's turn by what others did. Of what happened at once the first line says who did it.
export function haveOthersMoved(lines, { own, turn }) {
  const deeds = lines.filter((line, index) => line.dataset.ply !== lines[index - 1]?.dataset.ply);
  othersMoved ||= deeds.some(({ dataset }) => dataset.seat !== "0" && !own.split(" ").includes(dataset.seat));
  if (turn !== "yes" || !othersMoved) return false;
  othersMoved = false;
  return true;
}

// After what others did has been heard.
export function soundTurn() {
  play("turn", duration(LANDING) + 150);
}

async function play(name, delay = 0) {
  if (!isOn() || navigator.userActivation?.hasBeenActive === false) return;
  if (!audio) {
    audio = new AudioContext();
    way = audio.createGain();
    way.gain.value = LOUDNESS;
    way.connect(audio.destination);
  }
  if (audio.state !== "running") await audio.resume();
  SOUNDS[name](audio.currentTime + 0.01 + delay / 1000);
}

function noise(at, time, filter, pitch, sharpness, loudness) {
  const source = audio.createBufferSource();
  source.buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * time), audio.sampleRate);
  const samples = source.buffer.getChannelData(0);
  samples.forEach((_, index) => { samples[index] = 2 * Math.random() - 1; });
  const shape = audio.createBiquadFilter();
  shape.type = filter;
  shape.frequency.value = pitch;
  shape.Q.value = sharpness;
  source.connect(shape).connect(fading(at, time, loudness));
  source.start(at);
}

function tone(at, pitch, time, loudness) {
  const source = audio.createOscillator();
  source.frequency.value = pitch;
  source.connect(fading(at, time, loudness));
  source.start(at);
  source.stop(at + time);
}

function fading(at, time, loudness) {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + time);
  gain.connect(way);
  return gain;
}

function listen() {
  Object.keys(SOUNDS).forEach((name, index) => play(name, index * PAUSE));
}

function isOn() { return wish("sound") === "yes"; }

// A button by which one hears what the sounds are, beside their switch.
export function showListening() {
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: texts.listen, disabled: !isOn() });
  document.querySelector("#own-settings .sounds").append(button);
  button.addEventListener("click", listen);
  document.querySelector("#own-settings [data-wish='sound']").addEventListener("change", () => {
    button.disabled = !isOn();
    play("lays");
  });
}
