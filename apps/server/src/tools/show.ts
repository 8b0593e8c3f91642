import { writtenOf } from '@echo-base/protocol';
import { Command } from 'commander';
import { countsOf } from '../storage/operator-queries.ts';
import type { ActRow, StoredMatch } from '../storage/store.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { positive } from './list.ts';
import { pairs, print, table, time } from './print.ts';

interface ShowOptions {
  readonly acts: number;
  readonly secrets?: true;
  readonly json?: true;
}

/** `operator show` */
export function showCommand({ env, stdout }: CliContext): Command {
  return new Command('show')
    .summary('show a match')
    .description('Show a match: its seats, its last acts, and why it is frozen. No secrets unless requested.')
    .argument('<match>', 'id of the match')
    .option('--acts <count>', 'how many of the last acts', positive, 10)
    .option('--secrets', 'also the seed, the invite code, ids of players, and choices')
    .option('--json', 'one JSON object for programs')
    .action((id: string, options: ShowOptions) =>
      withDataStore(env, (dataStore) => show(dataStore, id, options, stdout)),
    );
}

/** Match by id. Throws `OperatorError` if there is none. */
export async function matchOf({ store }: DataStore, id: string): Promise<StoredMatch> {
  const stored = await store.match(id);
  if (!stored) throw new OperatorError(`there is no match ${JSON.stringify(id)}`);
  return stored;
}

async function show(dataStore: DataStore, id: string, options: ShowOptions, out: CliContext['stdout']): Promise<void> {
  const stored = await matchOf(dataStore, id);
  const counts = await countsOf(dataStore.db, id);
  const acts = await dataStore.store.acts(id, { from: Math.max(0, counts.acts - options.acts) });
  const secrets = options.secrets === true;
  const about = { ...aboutOf(stored, secrets), ...counts };
  const seats = stored.seats.map((seat) => ({
    seat: seat.seat,
    kind: seat.kind,
    player: seat.playerName ?? seat.level ?? '-',
    ...(secrets && { playerId: seat.playerId ?? '' }),
  }));
  const last = acts.map((act) => lastOf(act, secrets));
  if (options.json) return print(out, '', { ...about, seats, last, versions: acts.at(-1)?.versions });
  const seatRows = seats.map((seat) => [seat.seat, seat.kind, seat.player, seat.playerId ?? '']);
  print(out, pairs(about));
  print(out, `\n${table(['seat', 'kind', 'player', secrets ? 'id' : ''], seatRows)}`);
  if (last.length === 0) return;
  const actRows = last.map((act) => [act.seq, act.at, act.seat, act.decision ?? '', JSON.stringify(act.choice) ?? '']);
  print(out, `\n${table(['act', 'at', 'seat', secrets ? 'decision' : '', secrets ? 'choice' : ''], actRows)}`);
  print(out, `\nversions before the last act  ${JSON.stringify(acts.at(-1)?.versions)}`);
}

/** Answers may be secret; acts of other kinds are not. */
function lastOf(act: ActRow, secrets: boolean) {
  const { seat, decision, choice } = writtenOf(act);
  const isPublic = secrets || act.kind !== 'act';
  return { seq: act.seq, at: time(act.at), seat, ...(isPublic && { decision, choice }) };
}

function aboutOf({ match }: StoredMatch, secrets: boolean) {
  const { frozen } = match;
  return {
    match: match.id,
    title: match.title,
    ...(match.name && { name: match.name }),
    status: frozen ? `${match.status}, frozen` : match.status,
    ...(frozen && {
      frozen: { since: time(frozen.at), reason: frozen.reason, act: frozen.seq, problem: frozen.problem },
    }),
    options: match.options,
    visibility: match.visibility,
    spectators: match.spectators,
    creator: match.creatorName,
    created: time(match.createdAt),
    ...(match.startedAt !== null && { started: time(match.startedAt) }),
    ...(match.endedAt !== null && { ended: time(match.endedAt) }),
    ...(match.outcome && { winners: match.outcome.winners.join(', ') }),
    waitsFor: match.waitingFor.join(', '),
    engine: match.engine,
    rules: match.rules,
    replayedUnder: match.rulesChecked,
    seedHash: match.seedHash,
    ...(secrets && { seed: match.seed, inviteCode: match.inviteCode, creatorId: match.creator }),
  };
}
