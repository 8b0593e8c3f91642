import { type AnyTitle, type Core, canonical, seedHash, stateHash, stateHashV1 } from '@echo-base/games/engine';
import { CLOSED } from '../model/closed.ts';
import { Refused } from '../refused.ts';
import type { ActRow, FrozenMark, Store, StoredMatch } from '../storage/store.ts';
import { openGame, waitingFor } from './game.ts';
import { replayAll } from './replay.ts';
import { WholeLog } from './whole-log.ts';

/** What was found out about a record: it replays to this state, or why not. */
export type Finding =
  | { readonly kind: 'sound'; readonly g: Core | null }
  | { readonly kind: 'broken'; readonly mark: Omit<FrozenMark, 'at'> };

/** A state that was kept while the match was played, after so many acts. */
export interface Kept {
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
const OTHER_HASH = 'the last state has another hash';

/** A match that goes another way than it went. */
class OtherWay extends Error {
  readonly seq: number;

  constructor(seq: number, message: string) {
    super(message);
    this.seq = seq;
  }
}

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
  let seq = 0;
  try {
    const log = new WholeLog(openGame(title, stored).g.log);
    const g = await replayAll(title, stored, acts, (state, act, takenBack) => {
      seq += 1;
      log.follow({ seq: act.seq, entries: state.log }, takenBack);
      if (kept?.seq === seq) compareState(state, kept);
    });
    compareEnd(title, stored, g, acts.length);
    const hash = match.endHash ?? stateHash(g);
    // Matches that ended before records had a version have a hash of version 1.
    if (hash !== stateHash(g) && hash !== stateHashV1(g, log.entries)) throw new OtherWay(seq, OTHER_HASH);
    return { kind: 'sound', g };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (error instanceof OtherWay) return broken('rules', error.seq, problem, null);
    return broken('rules', seq, problem, seq);
  }
}

/**
 * A state kept during play has to come again. Newer rules may keep more about a game, in fields of the state that were
 * not there; everything that was has to be as it was.
 */
function compareState(now: Core, { seq, g }: Kept): void {
  const fields = new Map(Object.entries(now));
  for (const [name, value] of Object.entries(g)) {
    if (!NOT_COMPARED.has(name) && canonical(value) !== canonical(fields.get(name)))
      throw new OtherWay(seq, `after ${seq} acts "${name}" is not what it was`);
  }
}

/** The match's row says whom it waits for, and how it ended. */
function compareEnd(title: AnyTitle, { match }: StoredMatch, g: Core, seq: number): void {
  const differ = (problem: string): never => {
    throw new OtherWay(seq, problem);
  };
  // Closed from outside: the record does not tell how.
  if (!g.outcome && canonical(match.outcome) === canonical(CLOSED)) return;
  const waits = waitingFor(title, g);
  if (canonical(g.outcome) !== canonical(match.outcome)) differ('the match ends otherwise');
  if (waits.join() !== match.waitingFor.join())
    differ(`the match waits for ${named(waits)}, not for ${named(match.waitingFor)}`);
}

function named(seats: readonly string[]): string {
  return seats.join(', ') || 'nobody';
}
