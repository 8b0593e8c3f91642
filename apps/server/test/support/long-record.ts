import { type AnyTitle, type Core, canUndo, pending, seedHash, stateHash } from '@echo-base/games/engine';
import { titleById } from '@echo-base/games/titles';
import { actOf, type MatchRecord } from '@echo-base/protocol';
import { applyAct, openGame } from '../../src/record/game.ts';
import { randomChoice } from '../kit/play.ts';
import { row, seat } from './rows.ts';

/** Deterministic numbers from 0 to below 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

export interface LongRecord {
  readonly acts: number;
  readonly title?: string;
  readonly seats?: readonly string[];
  readonly options?: Record<string, unknown>;
}

/** Record of a match as a guest can make one up: valid acts, most of them undone again, until the first seat concedes. */
export function longRecord({ acts: most, ...table }: LongRecord): MatchRecord {
  const { title: id = 'galaxy-dice', seats = ['p1', 'p2'] } = table;
  const title: AnyTitle | undefined = titleById(id);
  if (!title) throw new Error(`no title ${id}`);
  const options = title.options.parse(table.options ?? {}) as Record<string, unknown>;
  const seed = 'ab'.repeat(32);
  const match = row({ title: id, options, seed, seedHash: seedHash(seed) });
  const played = openGame(title, { match, seats: seats.map((one) => seat(one)), members: [], beginning: null });
  const rng = numbers(7);
  const acts: MatchRecord['acts'] = [];
  const hashes: string[] = [];
  const add = (by: string, decision: string, choice: MatchRecord['acts'][number]['choice']) => {
    const result = applyAct(played, actOf({ seat: by, decision, choice }));
    if (!result.ok || !result.commit) throw new Error(`${decision} is refused`);
    result.commit();
    const seq = acts.length;
    acts.push({ seq, seat: by, decision, choice, at: '2026-01-01T00:00:00.000Z' });
    hashes.push(stateHash(played.g));
  };
  for (let last = seats[0] ?? ''; acts.length < most - seats.length && !outcomeOf(played.g); ) {
    if (canUndo(played.g, last)) {
      add(last, 'undo', null);
      continue;
    }
    const [decision] = pending(title.rules, played.g);
    if (!decision) break;
    last = decision.seat;
    add(last, decision.id, randomChoice(decision as Parameters<typeof randomChoice>[0], rng));
  }
  for (const one of seats) if (!outcomeOf(played.g)) add(one, 'concede', null);
  const { outcome } = played.g;
  if (!outcome) throw new Error('the match does not end');
  return {
    ...{ title: id, options, seats: [...seats], seed, seedHash: seedHash(seed), acts, hashes, outcome },
    engine: 'elsewhere 9.9',
    rules: title.rulesVersion,
    version: 1,
  };
}

const outcomeOf = (g: Core) => g.outcome;
