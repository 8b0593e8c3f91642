import { type AnyTitle, type Core, canonical, seedHash, stateHash, stateHashV1 } from '@echo-base/games/engine';
import { Refused } from '../refused.ts';
import type { ActRow, FrozenMark, MatchRow, Store, StoredMatch } from '../storage/store.ts';
import { endsAs, type Replayed, replayCompared } from './compare.ts';
import { waitingFor } from './game.ts';

/** What was found out about a record: it replays to this state, or why not. */
export type Finding =
  | { readonly kind: 'sound'; readonly g: Core | null }
  | { readonly kind: 'broken'; readonly mark: Omit<FrozenMark, 'at'> };

/** A state that was kept while the match was played, after so many acts. */
interface Kept {
  readonly seq: number;
  readonly g: Core;
}

/** Everything that is kept of a match, as it was at one moment. */
export interface WholeMatch {
  readonly stored: StoredMatch;
  readonly acts: readonly ActRow[];
  /** The last state that was kept. */
  readonly kept: Kept | null;
}

/** A match that is played on while it is read is read again, so often. */
const READS = 5;

/** All of a match. Throws `no_such_match`, or `version_conflict` while it is played too fast to be read. */
export async function readWhole(store: Pick<Store, 'match' | 'acts' | 'snapshot'>, id: string): Promise<WholeMatch> {
  for (let tries = 0; tries < READS; tries++) {
    const acts = await store.acts(id);
    const stored = await store.match(id);
    if (!stored) throw new Refused('no_such_match');
    const later = await store.acts(id, { from: (acts.at(-1)?.seq ?? -1) + 1 });
    if (later.length > 0) continue;
    const found = await store.snapshot(id, { upTo: acts.length });
    return { stored, acts, kept: found && { seq: found.seq, g: JSON.parse(found.state) as Core } };
  }
  throw new Refused('version_conflict');
}

/** Fields that are no part of the position; `log` held the whole log in states kept by earlier versions. */
const NOT_COMPARED: ReadonlySet<string> = new Set(['undo', 'log']);

function broken(reason: FrozenMark['reason'], seq: number, problem: string, shows: number | null): Finding {
  return { kind: 'broken', mark: { reason, seq, problem: problem.split('\n')[0] ?? '', shows } };
}

/** Plays a record again and compares it with everything that is known of how the match went. */
export async function examine(title: AnyTitle | undefined, { stored, acts, kept }: WholeMatch): Promise<Finding> {
  const { match } = stored;
  if (!title) return broken('title', 0, `this server does not have the title ${match.title}`, null);
  const gap = acts.findIndex((act, index) => act.seq !== index);
  if (gap >= 0) return broken('record', gap, `act ${gap} is missing`, null);
  if (seedHash(match.seed) !== match.seedHash) return broken('record', 0, 'the seed is not that of its hash', null);
  if (match.startedAt === null) return { kind: 'sound', g: null };
  const compared = await replayCompared(title, stored, acts, {
    act: ({ g }, _act, seq) => (kept?.seq === seq + 1 ? otherState(g, kept) : null),
    end: (replayed) => otherEnd(title, match, replayed),
  });
  if ('g' in compared) return { kind: 'sound', g: compared.g };
  const { seq, problem, isStopped } = compared.difference;
  if (isStopped) return broken('rules', seq, problem, seq);
  // A kept state is counted by the acts that led to it, an act by those before it.
  return broken('rules', kept?.seq === seq + 1 ? kept.seq : seq, problem, null);
}

/**
 * How a state differs from one kept during play, or null. Newer rules may keep more about a game, in fields of the state
 * that were not there; everything that was has to be as it was.
 */
function otherState(now: Core, { seq, g }: Kept): string | null {
  const fields = new Map(Object.entries(now));
  const other = Object.entries(g).find(
    ([name, value]) => !NOT_COMPARED.has(name) && canonical(value) !== canonical(fields.get(name)),
  );
  return other ? `after ${seq} acts "${other[0]}" is not what it was` : null;
}

/** How the last state differs from the match's row, which says whom it waits for and how it ended, or null. */
function otherEnd(title: AnyTitle, match: MatchRow, { g, log }: Replayed): string | null {
  if (!endsAs(g, match.outcome)) return 'the match ends otherwise';
  const waits = waitingFor(title, g);
  const isClosed = g.outcome === null && match.outcome !== null;
  if (!isClosed && waits.join() !== match.waitingFor.join())
    return `the match waits for ${named(waits)}, not for ${named(match.waitingFor)}`;
  const hash = match.endHash ?? stateHash(g);
  // Matches that ended before records had a version have a hash of version 1.
  return hash === stateHash(g) || hash === stateHashV1(g, log) ? null : 'the last state has another hash';
}

function named(seats: readonly string[]): string {
  return seats.join(', ') || 'nobody';
}
