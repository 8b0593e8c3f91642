import { emit } from './socket.ts';

/** Milliseconds by which the server's clock is ahead of the local one. */
let aheadMs = 0;

/** Measures the offset of the server's clock, assuming half the round trip for the answer. */
export async function compareClocks(): Promise<void> {
  const sent = Date.now();
  const answer = await emit('ping', {});
  if (answer.ok) aheadMs = answer.at - (sent + Date.now()) / 2;
}

/** Converts a server time (ISO 8601) to the local clock, epoch milliseconds. */
export function byOurClock(at: string): number {
  return Date.parse(at) - aheadMs;
}
