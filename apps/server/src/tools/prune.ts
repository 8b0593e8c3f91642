import { Command } from 'commander';
import { countOld, type Pruned, type PruneLimits, prune } from '../storage/prune.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { positive } from './list.ts';
import { print } from './print.ts';

const DAY_MS = 86_400_000;
/** Only the first use of a session on a day is stored: the last one may be later by this. */
const USE_STORED_MS = DAY_MS;

interface PruneOptions {
  readonly finished?: number;
  readonly waiting?: number;
  readonly sessions?: number;
  readonly dryRun?: true;
  readonly yes?: true;
  readonly json?: true;
}

/** `operator prune` */
export function pruneCommand(context: CliContext): Command {
  return new Command('prune')
    .summary('delete old data')
    .description(
      'Delete old data permanently: make a backup first. Matches in play, frozen matches and owners of the server are never deleted. The server may keep running.',
    )
    .option('--finished <days>', 'matches that ended longer ago', positive)
    .option('--waiting <days>', 'matches created longer ago that have not started', positive)
    .option(
      '--sessions <days>',
      'players without any match, who have not been here for as long (and a day: one visit a day is stored)',
      positive,
    )
    .option('--dry-run', 'only count')
    .option('--yes', 'delete')
    .option('--json', 'one JSON object for programs')
    .action((options: PruneOptions) => withDataStore(context.env, (dataStore) => run(context, dataStore, options)));
}

async function run({ stdout }: CliContext, { db }: DataStore, options: PruneOptions): Promise<void> {
  const limits = limitsOf(options, Date.now());
  if (Object.keys(limits).length === 0)
    throw new OperatorError('at least one is required: --finished, --waiting or --sessions');
  if (options.yes && !options.dryRun) {
    const gone = await prune(db, limits);
    return print(stdout, `deleted ${inWords(gone)}`, options.json && { deleted: true, ...gone });
  }
  const old = await countOld(db, limits);
  print(stdout, `would delete ${inWords(old)}`, options.json && { deleted: false, ...old });
  if (!options.dryRun) throw new OperatorError('nothing was deleted; use --yes to delete');
}

function limitsOf({ finished, waiting, sessions }: PruneOptions, now: number): PruneLimits {
  return {
    ...(finished !== undefined && { finishedBefore: now - finished * DAY_MS }),
    ...(waiting !== undefined && { waitingBefore: now - waiting * DAY_MS }),
    ...(sessions !== undefined && { sessionsBefore: now - sessions * DAY_MS - USE_STORED_MS }),
  };
}

function inWords({ finished, waiting, players }: Pruned): string {
  return `${finished} finished matches, ${waiting} matches that have not started, ${players} players without a match`;
}
