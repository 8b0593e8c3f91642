import seedrandom from 'seedrandom';
import type { Cue } from '../src/kit/ui/cues.ts';

/**
 * The sounds of a match, computed from a few voices: tones with their overtones, and bursts of noise. Each is a WAV file:
 * one channel, 16 bits, `RATE` samples a second.
 */

const RATE = 22_050;
/** Seconds in which a voice begins, so that it does not click. */
const ATTACK = 0.006;

interface Voice {
  /** Begin and length in seconds. */
  readonly at: number;
  readonly length: number;
  /** Peak, from 0 to 1. */
  readonly gain: number;
}

interface Tone extends Voice {
  /** Pitch in hertz at the beginning, and at the end if it slides. */
  readonly pitch: number;
  readonly to?: number;
  /** Strengths of the overtones, from the fundamental on. */
  readonly overtones?: readonly number[];
}

interface Noise extends Voice {
  /** Frequencies in hertz above and below which the noise is damped. */
  readonly below: number;
  readonly above: number;
}

interface Sound {
  readonly tones?: readonly Tone[];
  readonly noises?: readonly Noise[];
}

const SOFT = [1, 0.18, 0.1];
const BELL = [1, 0, 0.45, 0, 0.2];

/** Notes of equal length, one after the other. */
const melody = (pitches: readonly number[], gap: number, length: number, gain: number): readonly Tone[] =>
  pitches.map((pitch, index) => ({ pitch, at: index * gap, length, gain, overtones: SOFT }));

/** Strokes of dice on a table: at these seconds, each softer than the one before. */
const strokes = (times: readonly number[]): readonly Noise[] =>
  times.map((at, index) => ({ at, length: 0.05, gain: 0.55 * 0.8 ** index, below: 5_200, above: 900 }));

const DESIGNS: Readonly<Record<Cue, Sound>> = {
  dice: { noises: strokes([0, 0.08, 0.17, 0.27, 0.4, 0.54]) },
  hit: {
    tones: [{ pitch: 170, to: 52, at: 0, length: 0.3, gain: 0.6 }],
    noises: [{ at: 0, length: 0.16, gain: 0.3, below: 3_200, above: 200 }],
  },
  miss: { noises: [{ at: 0, length: 0.32, gain: 0.22, below: 2_400, above: 700 }] },
  success: { tones: melody([392, 523.25, 659.25], 0.1, 0.34, 0.26) },
  failure: { tones: melody([329.63, 261.63], 0.14, 0.38, 0.26) },
  step: { tones: [{ pitch: 210, to: 150, at: 0, length: 0.09, gain: 0.35, overtones: SOFT }] },
  card: { noises: [{ at: 0, length: 0.14, gain: 0.24, below: 7_000, above: 2_200 }] },
  medal: {
    tones: [
      { pitch: 880, at: 0, length: 0.65, gain: 0.2, overtones: BELL },
      { pitch: 1_174.66, at: 0.09, length: 0.56, gain: 0.16, overtones: BELL },
    ],
  },
  alarm: { tones: melody([659.25, 659.25], 0.2, 0.18, 0.28) },
  turn: { tones: melody([392, 523.25], 0.15, 0.3, 0.28) },
  win: { tones: melody([261.63, 329.63, 392, 523.25], 0.12, 0.34, 0.24) },
  loss: { tones: melody([261.63, 207.65, 174.61], 0.16, 0.38, 0.24) },
};

/** Loudness of a voice this many seconds after its begin: up at once, then down exponentially to nothing. */
function loudness({ length, gain }: Voice, time: number): number {
  if (time < ATTACK) return (gain * time) / ATTACK;
  const part = (time - ATTACK) / (length - ATTACK);
  return gain * Math.exp(-5 * part) * (1 - part);
}

/** Adds a voice to the samples: `sampleAt` gives its wave, by the time since its begin in seconds. */
function add(samples: Float64Array, voice: Voice, sampleAt: (time: number) => number): void {
  const first = Math.round(voice.at * RATE);
  for (let n = 0; n < voice.length * RATE; n++) {
    const time = n / RATE;
    samples[first + n] = (samples[first + n] ?? 0) + sampleAt(time) * loudness(voice, time);
  }
}

function addTone(samples: Float64Array, tone: Tone): void {
  const { pitch, to = pitch, length, overtones = [1] } = tone;
  let phase = 0;
  add(samples, tone, (time) => {
    phase += (2 * Math.PI * pitch * (to / pitch) ** (time / length)) / RATE;
    return overtones.reduce((sum, strength, index) => sum + strength * Math.sin(phase * (index + 1)), 0);
  });
}

function addNoise(samples: Float64Array, noise: Noise, random: () => number): void {
  const weight = (frequency: number) => 1 - Math.exp((-2 * Math.PI * frequency) / RATE);
  const [fast, slow] = [weight(noise.below), weight(noise.above)];
  let [low, lower] = [0, 0];
  add(samples, noise, () => {
    const white = random() * 2 - 1;
    low += fast * (white - low);
    lower += slow * (white - lower);
    return 2 * (low - lower);
  });
}

/** Seconds that a sound lasts. */
export function lengthOf(cue: Cue): number {
  const { tones = [], noises = [] } = DESIGNS[cue];
  return Math.max(...[...tones, ...noises].map(({ at, length }) => at + length));
}

function samplesOf(cue: Cue): Float64Array {
  const samples = new Float64Array(Math.ceil(lengthOf(cue) * RATE) + 2);
  const { tones = [], noises = [] } = DESIGNS[cue];
  const random = seedrandom(cue);
  for (const tone of tones) addTone(samples, tone);
  for (const noise of noises) addNoise(samples, noise, random);
  return samples;
}

/** A sound as a WAV file. Throws if it would be cut at its loudest. */
export function sound(cue: Cue): Buffer {
  const samples = samplesOf(cue);
  if (samples.some((sample) => Math.abs(sample) > 1)) throw new Error(`${cue} is too loud`);
  const size = samples.length * 2;
  const file = Buffer.alloc(44 + size);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + size, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(RATE * 2, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(size, 40);
  for (const [index, sample] of samples.entries()) file.writeInt16LE(Math.round(sample * 32_767), 44 + index * 2);
  return file;
}
