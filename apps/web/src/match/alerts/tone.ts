import { steadyNow } from '../../net/steady-time.ts';
import { useAlerts } from './settings.ts';

/** Two soft notes, low and dry: frequency in hertz, start and length in seconds. */
const NOTES = [
  { pitch: 392, at: 0, length: 0.16 },
  { pitch: 523.25, at: 0.15, length: 0.3 },
] as const;
/** Peak gain: well below speech. */
const LOUDNESS = 0.07;
const ATTACK = 0.012;
/** Milliseconds after which a tone is out of date, such as one the browser held back until the first press. */
const LATEST_MS = 1_000;

let context: AudioContext | null = null;

function play(audio: AudioContext): void {
  for (const { pitch, at, length } of NOTES) {
    const begin = audio.currentTime + at;
    const note = audio.createOscillator();
    const gain = audio.createGain();
    note.type = 'triangle';
    note.frequency.value = pitch;
    gain.gain.setValueAtTime(0, begin);
    gain.gain.linearRampToValueAtTime(LOUDNESS, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    note.connect(gain).connect(audio.destination);
    note.start(begin);
    note.stop(begin + length);
  }
}

/** Makes the browser ready for the tone, within a press. */
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
 * Keeps the tone possible until the returned function is called. Safari lets a page sound only from a press on, and again
 * only from a press after a call or a locked screen.
 */
export function keepUnlocked(): () => void {
  const listening = new AbortController();
  for (const press of ['click', 'keydown']) {
    document.addEventListener(press, unlock, { capture: true, signal: listening.signal });
  }
  return () => listening.abort();
}

/** Plays the tone of "your turn"; silent where the browser gives no sound or has not allowed it yet. */
export async function playYourTurn(): Promise<void> {
  const asked = steadyNow();
  try {
    context ??= new AudioContext();
    await context.resume();
    if (steadyNow() - asked < LATEST_MS) play(context);
  } catch {
    // No audio device.
  }
}
