import { Command, InvalidArgumentError, Option } from 'commander';
import { countsOf, findMatches } from '../storage/operator-queries.ts';
import type { StoredMatch } from '../storage/store.ts';
import { type CliContext, type DataStore, withDataStore } from './data-store.ts';
import { print, table, time } from './print.ts';

interface ListOptions {
  readonly status?: 'waiting' | 'playing' | 'finished';
  readonly title?: string;
  readonly player?: string;
  readonly frozen?: true;
  readonly limit: number;
  readonly after?: { createdAt: number; id: string };
  readonly json?: true;
}

/** Parses an integer of at least 1. */
export function positive(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 1)
    throw new InvalidArgumentError('Must be a whole number of at least 1.');
  return value;
}

function cursor(text: string): { createdAt: number; id: string } {
  const [, createdAt, id] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text) ?? [];
  if (createdAt === undefined || id === undefined)
    throw new InvalidArgumentError('Must be the cursor at the end of the previous page.');
  return { createdAt: Number(createdAt), id };
}

/** `operator list` */
export function listCommand({ env, stdout }: CliContext): Command {
  return new Command('list')
    .summary('list matches')
    .description('List matches, newest first.')
    .addOption(new Option('--status <status>', 'only these').choices(['waiting', 'playing', 'finished']))
    .option('--title <id>', 'only matches of this game')
    .option('--player <id-or-name>', 'only matches of a player, with a seat or as creator')
    .option('--frozen', 'only matches that do not replay under these rules')
    .option('--limit <count>', 'matches on a page', positive, 50)
    .option('--after <cursor>', 'the next page; each page ends with a cursor', cursor)
    .option('--json', 'one JSON object for programs')
    .action((options: ListOptions) => withDataStore(env, (dataStore) => list(dataStore, options, stdout)));
}

async function list(dataStore: DataStore, options: ListOptions, out: CliContext['stdout']): Promise<void> {
  const { frozen, json, limit, ...filter } = options;
  const ids = await findMatches(dataStore.db, { ...filter, ...(frozen && { isFrozen: true }), limit: limit + 1 });
  const matches = [];
  for (const id of ids.slice(0, limit)) {
    const stored = await dataStore.store.match(id);
    if (stored) matches.push(lineOf(stored, (await countsOf(dataStore.db, id)).acts));
  }
  const last = matches.at(-1);
  const next = ids.length > limit && last ? `${Date.parse(last.createdAt)}.${last.id}` : undefined;
  if (json) return print(out, '', { matches, ...(next !== undefined && { next }) });
  const rows = matches.map((one) => [
    one.id,
    one.title,
    one.frozen ? 'frozen' : one.status,
    one.acts,
    one.createdAt,
    one.players.join(', '),
  ]);
  print(out, table(['match', 'title', 'status', 'acts', 'created', 'players'], rows));
  if (next !== undefined) print(out, `more: --after ${next}`);
}

function lineOf({ match, seats }: StoredMatch, acts: number) {
  const names = seats.map((seat) => seat.playerName ?? (seat.kind === 'bot' ? `bot ${seat.level ?? ''}`.trim() : '-'));
  return {
    id: match.id,
    title: match.title,
    name: match.name,
    status: match.status,
    frozen: match.frozen !== undefined,
    acts,
    createdAt: time(match.createdAt),
    players: names,
  };
}
