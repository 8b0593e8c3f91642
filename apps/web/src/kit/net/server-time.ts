import { emit } from './socket.ts';
import { steadyNow } from './steady-time.ts';

/** Milliseconds by which the server's time is ahead of the monotonic clock; by the device's clock until it is measured. */
let aheadMs = Date.now() - steadyNow();

/** Measures the offset of the server's time, assuming half the round trip for the answer. */
export async function compareClocks(): Promise<void> {
  const sent = steadyNow();
  const answer = await emit('ping', {});
  if (answer.ok) aheadMs = answer.at - (sent + steadyNow()) / 2;
}

/** Converts a server time (ISO 8601) to the monotonic clock of this page. */
export function byOurClock(at: string): number {
  return Date.parse(at) - aheadMs;
}
