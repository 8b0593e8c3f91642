import { type AnyTitle, type Core, hashOf } from '@echo-base/games/engine';
import type { MatchRecord } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import { seatsInPlay } from './game.ts';
import { replayAll } from './replay.ts';

/** The state hash after every act, by replaying the record. Throws `Diverged` if it does not replay. */
async function hashesOf(title: AnyTitle, stored: StoredMatch, acts: readonly ActRow[]): Promise<string[]> {
  const hashes: string[] = [];
  await replayAll(title, stored, acts, (g) => hashes.push(stateHash(g)));
  return hashes;
}

/** The hash of a state as records have it: without the way back, which is no part of the game. */
export function stateHash(g: Core): string {
  return hashOf({ ...g, undo: undefined });
}

/** Everything that happened in a match that is over. Throws `not_finished` before. */
export async function recordOf(title: AnyTitle, stored: StoredMatch, acts: readonly ActRow[]): Promise<MatchRecord> {
  const { match } = stored;
  if (match.frozen) throw new Refused('frozen', { reason: match.frozen.reason });
  if (match.status !== 'finished' || !match.outcome) throw new Refused('not_finished');
  if (match.startedAt === null) throw new Refused('not_started');
  return {
    title: match.title,
    options: match.options,
    seats: [...seatsInPlay(title, stored)],
    seed: match.seed,
    seedHash: match.seedHash,
    acts: acts.map(({ seq, seat, decision, choice, at }) => ({
      seq,
      seat,
      decision,
      choice,
      at: new Date(at).toISOString(),
    })),
    hashes: await hashesOf(title, stored, acts),
    outcome: match.outcome,
    engine: match.engine,
    ...(match.rules !== undefined && { rules: match.rules }),
  };
}
