import { type AnyTitle, type Core, canonical, seedHash, stateHash } from '@echo-base/games/engine';
import { Refused } from '../refused.ts';
import type { ActRow, Beginning, FrozenMark, MatchRow, PlayableMatch, Store, StoredMatch } from '../storage/store.ts';
import { firstDifference, replayCompared } from './compare.ts';
import { otherFork } from './fork.ts';
import { playable, waitingFor } from './game.ts';

/** Result of verifying a record: the state it replays to, or why it does not. */
export type Verification =
  | { readonly kind: 'sound'; readonly g: Core | null }
  | { readonly kind: 'broken'; readonly mark: Omit<FrozenMark, 'at'> };

/** Snapshot taken during play, after `seq` acts. */
interface KnownState {
  readonly seq: number;
  readonly g: Core;
}

/** A stored match, its whole record and its last snapshot, read consistently. */
export interface WholeMatch {
  readonly stored: PlayableMatch;
  readonly acts: readonly ActRow[];
  readonly snapshot: KnownState | null;
}

/** Optimistic retry: attempts to read a match that is being played. */
const READS = 5;

/** Reads a whole match. Throws `no_such_match`, or `version_conflict` after `READS` attempts. */
export async function readWhole(
  store: Pick<Store, 'match' | 'beginning' | 'acts' | 'snapshot'>,
  id: string,
): Promise<WholeMatch> {
  for (let tries = 0; tries < READS; tries++) {
    const acts = await store.acts(id);
    const stored = await store.match(id);
    if (!stored) throw new Refused('no_such_match');
    const later = await store.acts(id, { from: (acts.at(-1)?.seq ?? -1) + 1 });
    if (later.length > 0) continue;
    const found = await store.snapshot(id, { upTo: acts.length });
    return {
      stored: await playable(store, stored),
      acts,
      snapshot: found && { seq: found.seq, g: JSON.parse(found.state) as Core },
    };
  }
  throw new Refused('version_conflict');
}

function broken(reason: FrozenMark['reason'], seq: number, problem: string, shows: number | null): Verification {
  return { kind: 'broken', mark: { reason, seq, problem: problem.split('\n')[0] ?? '', shows } };
}

/** Replay verifier of one match: compares the replay with its snapshot, its row and its final hash. */
export async function verifyRecord(
  title: AnyTitle | undefined,
  { stored, acts, snapshot }: WholeMatch,
): Promise<Verification> {
  const { match } = stored;
  if (!title) return broken('title', 0, `this server does not have the title ${match.title}`, null);
  const gap = acts.findIndex((act, index) => act.seq !== index);
  if (gap >= 0) return broken('record', gap, `act ${gap} is missing`, null);
  if (seedHash(match.seed) !== match.seedHash) return broken('record', 0, 'the seed does not match its hash', null);
  if (match.startedAt === null) return { kind: 'sound', g: null };
  const forked = stored.beginning && (await forkProblem(title, stored, stored.beginning));
  if (forked) return broken('rules', 0, forked, null);
  const compared = await replayCompared(title, stored, acts, {
    act: (g, seq) => (snapshot?.seq === seq + 1 ? otherState(g, snapshot) : null),
    end: (g) => otherEnd(title, match, g),
  });
  if ('g' in compared) return { kind: 'sound', g: compared.g };
  const { seq, problem, isStopped } = compared.difference;
  if (isStopped) return broken('rules', seq, problem, seq);
  // A snapshot's number counts the acts before it, an act's number starts at 0.
  return broken('rules', snapshot?.seq === seq + 1 ? snapshot.seq : seq, problem, null);
}

/** Why the prefix of a fork does not lead to its state, or null. */
function forkProblem(title: AnyTitle, stored: StoredMatch, beginning: Beginning): Promise<string | null> {
  return otherFork(title, stored, beginning).catch((error: unknown) =>
    error instanceof Error ? error.message : String(error),
  );
}

/** Difference between a replayed state and a snapshot, or null. */
function otherState(now: Core, { seq, g }: KnownState): string | null {
  const path = firstDifference(g, now);
  return path === null ? null : `after ${seq} acts "${path}" differs`;
}

/** Difference between the final state and the match's row (waiting seats, outcome, hash), or null. */
function otherEnd(title: AnyTitle, match: MatchRow, g: Core): string | null {
  if (canonical(g.outcome) !== canonical(match.outcome)) return 'the match ends differently';
  const waits = waitingFor(title, g);
  if (waits.join() !== match.waitingFor.join())
    return `the match waits for ${named(waits)}, not for ${named(match.waitingFor)}`;
  const { endHash } = match;
  return endHash === undefined || endHash === stateHash(g) ? null : 'the final state has a different hash';
}

function named(seats: readonly string[]): string {
  return seats.join(', ') || 'no seat';
}
