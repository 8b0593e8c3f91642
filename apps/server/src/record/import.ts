import { type AnyTitle, type Core, canonical, type LogEntry, seedHash, stateHash } from '@echo-base/games/engine';
import { actOf, type MatchRecord, type RecordedAct } from '@echo-base/protocol';
import { ENGINE } from '../engine-version.ts';
import { newId } from '../model/ids.ts';
import type { NumberedAct } from '../model/rows.ts';
import { seating } from '../model/seats.ts';
import { Refused, unfit } from '../refused.ts';
import type { ImportedAct, MatchRow, PlayableMatch, Player, StoredMatch } from '../storage/store.ts';
import { type Comparison, replayCompared } from './compare.ts';
import { prefixState } from './fork.ts';
import { Diverged } from './game.ts';
import type { Budget } from './slices.ts';

/** Finished match with its acts. */
export interface Rebuilt {
  readonly stored: PlayableMatch;
  readonly acts: readonly ImportedAct[];
}

function mistake(path: string, problem: string): Refused {
  return new Refused('invalid_body', { path: `record.${path}`, problem });
}

/** Match of a record: free seats and the times of the import, as a record proves neither players nor times. */
function tableOf(title: AnyTitle, record: MatchRecord, owner: Player): StoredMatch {
  const options = title.options.safeParse(record.options);
  if (!options.success)
    throw unfit(options.error.issues.map(({ path, code }) => ({ path: ['record', 'options', ...path], code })));
  if (seating(title, record.seats)?.join() !== record.seats.join()) throw mistake('seats', 'not_a_seating');
  if (seedHash(record.seed) !== record.seedHash) throw mistake('seedHash', 'not_the_hash');
  const now = Date.now();
  const match: MatchRow = {
    id: newId(),
    title: title.id,
    name: '',
    options: JSON.parse(JSON.stringify(options.data)) as Record<string, unknown>,
    seed: record.seed,
    seedHash: record.seedHash,
    visibility: 'private',
    spectators: 'open',
    status: 'finished',
    creator: owner.id,
    creatorName: owner.name,
    inviteCode: newId(),
    createdAt: now,
    // Nothing proves the times in the file.
    startedAt: now,
    endedAt: now,
    outcome: record.outcome,
    waitingFor: [],
    // What the file says of its server is not proved either: it replays by the rules here.
    engine: ENGINE,
    rules: title.rulesVersion,
    rulesChecked: title.rulesVersion,
    imported: true,
  };
  const seats = record.seats.map((seat) => ({
    seat,
    kind: 'human' as const,
    level: null,
    playerId: null,
    playerName: null,
  }));
  return { match, seats, members: [owner.id] };
}

/** Result of a verified record: its last state, and the entries of each act. */
interface Verified {
  readonly g: Core;
  readonly entries: readonly (readonly LogEntry[])[];
}

/** Throws `diverged` with the first act whose number is not its place: nothing else of a record says where an act belongs. */
function checkNumbers({ acts }: MatchRecord): void {
  const seq = acts.findIndex((act, place) => act.seq !== place);
  if (seq >= 0) throw new Refused('diverged', { seq, problem: 'the acts are not numbered consecutively' });
}

const numbered = (act: RecordedAct): NumberedAct => ({ ...actOf(act), seq: act.seq });

/** Replays a record and compares every state. Throws `diverged` with the first differing act. */
async function verify(title: AnyTitle, stored: PlayableMatch, record: MatchRecord, budget: Budget): Promise<Verified> {
  const { acts, hashes, outcome } = record;
  const entries: LogEntry[][] = [];
  const comparison: Comparison = {
    act(g, seq) {
      entries.push(g.log);
      return hashes[seq] === stateHash(g) ? null : 'the state has a different hash';
    },
    end(g) {
      if (hashes.length !== acts.length) return 'there are more hashes than acts';
      if (!g.outcome) return 'the match does not end';
      return canonical(g.outcome) === canonical(outcome) ? null : 'the match ends differently';
    },
  };
  const compared = await replayCompared(title, stored, acts.map(numbered), comparison, budget);
  if ('g' in compared) return { g: compared.g, entries };
  const { seq, problem, isStopped } = compared.difference;
  throw new Refused('diverged', { seq, problem: isStopped ? 'the rules stop here' : problem });
}

/** The match with the state after the record's prefix, if it has one. Throws `diverged` if that does not replay. */
async function withFork(
  title: AnyTitle,
  { prefix }: MatchRecord,
  stored: StoredMatch,
  budget: Budget,
): Promise<PlayableMatch> {
  if (!prefix) return { ...stored, beginning: null };
  const state = await prefixState(title, stored, prefix, budget).catch((error: unknown) => {
    throw error instanceof Diverged
      ? new Refused('diverged', { seq: 0, problem: 'the prefix does not replay' })
      : error;
  });
  const step = prefix.reduce((steps, { acts }) => steps + acts.length, 0);
  const match = { ...stored.match, fork: { matchId: stored.match.id, step } };
  return { ...stored, match, beginning: { prefix, state } };
}

/** Match rebuilt from a record. Throws `invalid_body`, `diverged` with the first diverging `seq`, or `too_costly`. */
export async function rebuild(
  title: AnyTitle | undefined,
  record: MatchRecord,
  owner: Player,
  budget: Budget,
): Promise<Rebuilt> {
  if (!title) throw mistake('title', 'unknown_title');
  checkNumbers(record);
  const { match, ...table } = await withFork(title, record, tableOf(title, record, owner), budget);
  const { g, entries } = await verify(title, { match, ...table }, record, budget);
  const acts = record.acts.map((act) => ({
    ...numbered(act),
    at: Date.parse(act.at),
    clientId: null,
    versions: {},
    entries: entries[act.seq] ?? [],
  }));
  return { stored: { match: { ...match, endHash: stateHash(g) }, ...table }, acts };
}
