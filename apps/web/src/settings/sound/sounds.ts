import { steadyNow } from '../../kit/net/steady-time.ts';
import { artUrl } from '../../kit/ui/art.ts';
import type { Cue } from '../../kit/ui/cues.ts';
import { isAudible, useAlerts } from './sound-settings.ts';

/** Gain of the full volume, which stays below speech. Steps of the setting are about equally loud with this exponent. */
const LOUDEST = 0.9;
const STEPS = 1.4;
/** Milliseconds that a phone vibrates with what waits for an answer. */
const VIBRATES: Readonly<Partial<Record<Cue, number>>> = { alarm: 80, turn: 80 };
/** Milliseconds after which a sound is out of date, such as one the browser held back until the first press. */
const LATEST_MS = 1_000;

let context: AudioContext | null = null;
/** Sounds that have been played before. */
const loaded = new Map<Cue, Promise<AudioBuffer>>();

async function load(audio: AudioContext, cue: Cue): Promise<AudioBuffer> {
  const answer = await fetch(artUrl(`sounds/${cue}.wav`));
  if (!answer.ok) throw new Error(`sound ${cue}: ${answer.status}`);
  return audio.decodeAudioData(await answer.arrayBuffer());
}

function soundOf(audio: AudioContext, cue: Cue): Promise<AudioBuffer> {
  const known = loaded.get(cue);
  if (known) return known;
  const sound = load(audio, cue);
  loaded.set(cue, sound);
  sound.catch(() => loaded.delete(cue));
  return sound;
}

function play(audio: AudioContext, sound: AudioBuffer): void {
  const source = audio.createBufferSource();
  const gain = audio.createGain();
  source.buffer = sound;
  gain.gain.value = LOUDEST * (useAlerts.getState().volume / 100) ** STEPS;
  source.connect(gain).connect(audio.destination);
  source.start();
}

/** Makes the browser ready for sounds, within a press. */
function unlock(): void {
  if (!useAlerts.getState().sound || context?.state === 'running') return;
  try {
    context ??= new AudioContext();
    void context.resume();
  } catch {
    // No audio device.
  }
}

/**
 * Keeps sounds possible until the returned function is called. Safari lets a page sound only from a press on, and again
 * only from a press after a call or a locked screen.
 */
export function keepUnlocked(): () => void {
  const listening = new AbortController();
  for (const press of ['click', 'keydown']) {
    document.addEventListener(press, unlock, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}

/**
 * Plays a sound at the volume of this browser, with a vibration where something waits for an answer; silent where the
 * browser gives no sound or has not allowed it yet.
 */
export async function playCue(cue: Cue): Promise<void> {
  if (isAudible(cue)) await tryCue(cue);
}

/** The same also with sounds off, for a press that asks how it sounds. */
export async function tryCue(cue: Cue): Promise<void> {
  const asked = steadyNow();
  const vibrates = VIBRATES[cue];
  if (vibrates) navigator.vibrate?.(vibrates);
  try {
    context ??= new AudioContext();
    const [sound] = await Promise.all([soundOf(context, cue), context.resume()]);
    if (steadyNow() - asked < LATEST_MS) play(context, sound);
  } catch {
    // No audio device, or no connection: never the only sign.
  }
}
