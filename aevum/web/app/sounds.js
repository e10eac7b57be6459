/** Small sounds, made here and now of tones and noise. Silent until switched on; this browser keeps the switch. */
import { notice } from "./dialog.js";
import { button, icon, isStill, refill } from "./dom.js";
import { say } from "./text.js";

const STORED = "aevum-sounds";
const LOUD = 0.12;

/** A tone: when it begins, how high, how long; noise has no height. @typedef {[number, number, number]} Tone */
/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  move: [[0, 392, 0.09]],
  dice: [
    [0, 0, 0.04],
    [0.07, 0, 0.04],
    [0.13, 0, 0.03],
    [0.2, 0, 0.06],
  ],
  fight: [
    [0, 0, 0.05],
    [0.02, 110, 0.22],
  ],
  score: [
    [0, 659, 0.1],
    [0.09, 880, 0.14],
  ],
  turn: [
    [0, 523, 0.14],
    [0.13, 784, 0.24],
  ],
  win: [
    [0, 523, 0.16],
    [0.15, 659, 0.16],
    [0.3, 784, 0.16],
    [0.45, 1047, 0.5],
  ],
};

/** @type {AudioContext | null} made when it is first needed: browsers let no page sound before it was touched */
let audio = null;
let touched = false;
for (const name of ["pointerdown", "keydown"]) addEventListener(name, () => (touched = true), { capture: true });

const isOn = () => localStorage.getItem(STORED) === "on" && !isStill();

/** Let something be heard, where sounds are switched on. @param {string} name */
export function sound(name) {
  if (isOn()) soundNow(name);
}

/** Let something be heard that somebody asked for; never where all should be quiet. @param {string} name */
export function soundNow(name) {
  if (isStill() || !touched) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of SOUNDS[name]) play(audio, tone);
}

/** @param {AudioContext} context @param {Tone} tone */
function play(context, [after, height, length]) {
  const from = context.currentTime + after;
  const volume = context.createGain();
  volume.gain.setValueAtTime(LOUD, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + length);
  volume.connect(context.destination);
  const source = height ? toneOf(context, height) : noiseOf(context, length);
  source.connect(volume);
  source.start(from);
  source.stop(from + length);
}

/** @param {AudioContext} context @param {number} height */
const toneOf = (context, height) => new OscillatorNode(context, { type: "triangle", frequency: height });

/** @param {AudioContext} context @param {number} length */
function noiseOf(context, length) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
  return new AudioBufferSourceNode(context, { buffer });
}

/** The button that switches sounds on and off; where no motion is wanted it is quiet too, and says so. */
export function soundSwitch() {
  const made = button("sounds", turn, { class: "tool", "aria-disabled": isStill() ? "true" : null });
  function turn() {
    if (isStill()) return notice(say("web-sounds-still"));
    localStorage.setItem(STORED, isOn() ? "off" : "on");
    show();
    sound("turn");
  }
  function show() {
    made.title = made.ariaLabel = say(isOn() ? "web-sounds-on" : "web-sounds-off");
    refill(made, icon(isOn() ? "sound" : "sound-off"));
  }
  show();
  return made;
}
