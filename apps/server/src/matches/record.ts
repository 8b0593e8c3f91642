import { type AnyTitle, hashOf } from '@echo-base/games/engine';
import type { MatchRecord } from '@echo-base/protocol';
import { Refused } from '../refused.ts';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import { openGame, replay, seatsInPlay } from './game.ts';

/** Acts replayed in one go before others get their turn. */
const SLICE = 20;

/** The state hash after every act, by replaying the record. Throws `Diverged` if it does not replay. */
async function hashesOf(title: AnyTitle, stored: StoredMatch, acts: readonly ActRow[]): Promise<string[]> {
  const played = openGame(title, stored);
  const hashes: string[] = [];
  for (const act of acts) {
    replay(played, act);
    hashes.push(hashOf({ ...played.g, undo: undefined }));
    if (hashes.length % SLICE === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  return hashes;
}

/** Everything that happened in a match that is over. Throws `not_finished` before. */
export async function recordOf(title: AnyTitle, stored: StoredMatch, acts: readonly ActRow[]): Promise<MatchRecord> {
  const { match } = stored;
  if (match.status !== 'finished' || !match.outcome) throw new Refused('not_finished');
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
  };
}
