/** Short soft sounds, made on the spot: wood on wood, a bell. */
import { prefs } from "./prefs.svelte";

export type Sound = "wood" | "turn" | "win" | "refused";

let context: AudioContext | undefined;

interface Tone {
  at: number;
  pitch: number;
  length: number;
  volume: number;
  shape: OscillatorType;
}

const wood = (at: number, pitch: number): Tone[] => [
  { at, pitch, length: 0.07, volume: 0.28, shape: "triangle" },
  { at, pitch: pitch * 2.41, length: 0.03, volume: 0.12, shape: "sine" },
];
const bell = (at: number, pitch: number): Tone[] => [
  { at, pitch, length: 0.7, volume: 0.14, shape: "sine" },
  { at, pitch: pitch * 2.76, length: 0.3, volume: 0.04, shape: "sine" },
];

const SOUNDS: Record<Sound, Tone[]> = {
  wood: wood(0, 520),
  turn: bell(0, 784),
  win: [...bell(0, 659), ...bell(0.16, 784), ...bell(0.32, 1047)],
  refused: [...wood(0, 260), ...wood(0.09, 220)],
};

function sound(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + tone.at;
  const source = audio.createOscillator();
  const level = audio.createGain();
  source.type = tone.shape;
  source.frequency.setValueAtTime(tone.pitch, start);
  level.gain.setValueAtTime(tone.volume, start);
  level.gain.exponentialRampToValueAtTime(0.0001, start + tone.length);
  source.connect(level).connect(audio.destination);
  source.start(start);
  source.stop(start + tone.length);
}

/** Make a sound, if sounds are on and the page is seen. */
export function playSound(name: Sound): void {
  if (!prefs.sound || document.hidden || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  void context.resume();
  for (const tone of SOUNDS[name]) sound(context, tone);
}
