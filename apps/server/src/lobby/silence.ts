import type { Sanction } from '@echo-base/protocol';
import type { Store } from '../storage/store.ts';

/** Mutes of a player that hold in the chat of a match, as one: the last to end. Null without any. */
export async function silenceOf(
  store: Pick<Store, 'sanctions'>,
  playerId: string,
  matchId: string,
): Promise<Sanction | null> {
  const found = await store.sanctions({ matchIds: ['', matchId], playerIds: [playerId], now: Date.now() });
  const mutes = found.filter(({ kind }) => kind === 'mute');
  if (mutes.length === 0) return null;
  if (mutes.some(({ until }) => until === null)) return {};
  return { until: new Date(Math.max(...mutes.map(({ until }) => until ?? 0))).toISOString() };
}
