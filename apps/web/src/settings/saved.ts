import { create } from 'zustand';
import { ApiError } from '../kit/net/api.ts';
import { backoffMs } from '../kit/net/retry.ts';
import { steadyNow } from '../kit/net/steady-time.ts';

/** Where the last change is stored: in this browser, on the server for all devices, or not yet. */
type Saved = 'none' | 'here' | 'all' | 'failing';

/** Milliseconds without a change after which "Saved" is said: once for a handle that is moved through ten values. */
const PAUSE_MS = 1_000;

export const useSaved = create<{ readonly saved: Saved }>(() => ({ saved: 'none' }));

let pause: ReturnType<typeof setTimeout> | undefined;

/** Says that a change is stored, once there are no more. */
export function noteSaved(where: 'here' | 'all'): void {
  clearTimeout(pause);
  useSaved.setState({ saved: 'none' });
  pause = setTimeout(() => useSaved.setState({ saved: where }), PAUSE_MS);
}

/** Sends a change until the server has it, and says so meanwhile. Throws the server's refusal. */
export async function saveOnServer<T>(send: () => Promise<T>): Promise<T> {
  const since = steadyNow();
  for (;;) {
    try {
      const answer = await send();
      noteSaved('all');
      return answer;
    } catch (error) {
      const isAway = error instanceof ApiError && error.code === 'offline';
      clearTimeout(pause);
      useSaved.setState({ saved: isAway ? 'failing' : 'none' });
      if (!isAway) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, backoffMs(steadyNow() - since, Math.random())));
  }
}
