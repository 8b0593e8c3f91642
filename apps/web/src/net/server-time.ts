import { emit } from './socket.ts';

/** Milliseconds by which the server's clock is ahead of ours. */
let aheadMs = 0;

/** Compares our clock with the server's; what the message took on its way is halved. */
export async function compareClocks(): Promise<void> {
  const sent = Date.now();
  const answer = await emit('ping', {});
  if (answer.ok) aheadMs = answer.at - (sent + Date.now()) / 2;
}

/** A moment the server tells of (ISO 8601) by our own clock, epoch milliseconds. */
export function byOurClock(at: string): number {
  return Date.parse(at) - aheadMs;
}
