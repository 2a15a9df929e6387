import { preferences } from "./preferences.svelte";

/** A tone: the pitch it starts and ends at in Hz, its length in seconds, and its colour. */
interface Tone {
  readonly from: number;
  readonly to: number;
  readonly lasts: number;
  readonly wave: OscillatorType;
  readonly after: number;
}

const tone = (from: number, to: number, lasts: number, wave: OscillatorType, after = 0): Tone =>
  ({ from, to, lasts, wave, after });

const SOUNDS = {
  step: [tone(180, 120, 0.06, "triangle")],
  die: [0, 0.07, 0.13, 0.18].map((after) => tone(900 - after * 1500, 500, 0.03, "square", after)),
  hit: [tone(140, 45, 0.16, "sawtooth")],
  turn: [tone(392, 392, 0.14, "sine"), tone(523, 523, 0.22, "sine", 0.12)],
} as const;

export type Sound = keyof typeof SOUNDS;

const LOUDNESS = 0.12;
let context: AudioContext | null = null;

/** Let a sound be heard, if the person at the table wants sounds. */
export function play(sound: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  void context.resume();
  for (const each of SOUNDS[sound]) sing(context, each);
}

function sing(on: AudioContext, { from, to, lasts, wave, after }: Tone): void {
  const start = on.currentTime + after;
  const end = start + lasts;
  const source = new OscillatorNode(on, { type: wave, frequency: from });
  const volume = new GainNode(on, { gain: LOUDNESS });
  source.frequency.exponentialRampToValueAtTime(to, end);
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  source.connect(volume).connect(on.destination);
  source.start(start);
  source.stop(end);
}
