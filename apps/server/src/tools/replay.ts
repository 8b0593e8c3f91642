import { stateHash } from '@echo-base/games/engine';
import { Command } from 'commander';
import { replayAll } from '../record/replay.ts';
import { readWhole, verifyRecord } from '../record/verify-record.ts';
import { allMatches } from '../storage/operator-queries.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface ReplayOptions {
  readonly each?: true;
  readonly json?: true;
}

/** `operator replay` */
export function replayCommand(context: CliContext): Command {
  return new Command('replay')
    .summary('replay matches and print their hashes')
    .description(
      'Replay matches from their records and print the hash of the last state. Fails if a record does not lead to the stored snapshot and outcome.',
    )
    .argument('[match]', 'id of a match; by default every match that has started')
    .option('--each', 'the hash after every act, of one match')
    .option('--json', 'one JSON object per line for programs')
    .action((id: string | undefined, options: ReplayOptions) =>
      withDataStore(context.env, (dataStore) => replay(context, dataStore, id, options)),
    );
}

async function replay(
  needs: CliContext,
  dataStore: DataStore,
  id: string | undefined,
  options: ReplayOptions,
): Promise<void> {
  if (options.each) return replayEach(needs, dataStore, id, options);
  let count = 0;
  let failed = 0;
  for await (const one of id === undefined ? allMatches(dataStore.db) : [(await matchOf(dataStore, id)).match.id]) {
    const whole = await readWhole(dataStore.store, one);
    const { match } = whole.stored;
    if (match.startedAt === null) continue;
    const result = await verifyRecord(
      needs.titles.find((title) => title.id === match.title),
      whole,
    );
    count += 1;
    const about = { match: one, title: match.title, acts: whole.acts.length };
    if (result.kind === 'broken') {
      failed += 1;
      const { seq, problem } = result.mark;
      print(needs.stdout, `${one}  ${match.title}  act ${seq}: ${problem}`, options.json && { ...about, seq, problem });
    } else if (result.g) {
      const hash = stateHash(result.g);
      print(needs.stdout, `${one}  ${match.title}  ${about.acts} acts  ${hash}`, options.json && { ...about, hash });
    }
  }
  if (!options.json) print(needs.stdout, `${count} replayed, ${failed} do not replay`);
  if (failed > 0) throw new OperatorError(`${failed} of ${count} matches do not replay`);
}

async function replayEach(
  { titles, stdout }: CliContext,
  dataStore: DataStore,
  id: string | undefined,
  { json }: ReplayOptions,
): Promise<void> {
  if (id === undefined) throw new OperatorError('--each needs a match');
  const { stored, acts } = await readWhole(dataStore.store, (await matchOf(dataStore, id)).match.id);
  const title = titles.find((one) => one.id === stored.match.title);
  if (!title) throw new OperatorError(`this server does not have the title ${stored.match.title}`);
  await replayAll(title, stored, acts, (g, { seq }) => {
    const hash = stateHash(g);
    print(stdout, `${seq}  ${hash}`, json && { seq, hash });
  });
}
