import { Command } from 'commander';
import { readWhole, verifyRecord } from '../record/verify-record.ts';
import { allMatches } from '../storage/operator-queries.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';
import { matchOf } from './show.ts';

interface VerifyOptions {
  readonly json?: true;
}

/** `operator verify` */
export function verifyCommand(context: CliContext): Command {
  return new Command('verify')
    .summary('verify records against stored data')
    .description(
      'Check that records have no gap, replay under these rules, match the stored snapshot, and end as stored. Changes nothing. Exit code 1 with the first act that differs.',
    )
    .argument('[match]', 'id of a match; by default all')
    .option('--json', 'one JSON object per line for programs')
    .action((id: string | undefined, options: VerifyOptions) =>
      withDataStore(context.env, (dataStore) => verify(context, dataStore, id, options)),
    );
}

async function verify(
  { titles, stdout }: CliContext,
  dataStore: DataStore,
  id: string | undefined,
  { json }: VerifyOptions,
): Promise<void> {
  let count = 0;
  const wrong: string[] = [];
  for await (const one of id === undefined ? allMatches(dataStore.db) : [(await matchOf(dataStore, id)).match.id]) {
    const whole = await readWhole(dataStore.store, one);
    const title = titles.find((known) => known.id === whole.stored.match.title);
    const result = await verifyRecord(title, whole);
    count += 1;
    const acts = whole.acts.length;
    if (result.kind === 'sound') {
      if (json) print(stdout, '', { match: one, ok: true, acts });
      continue;
    }
    const { reason, seq, problem } = result.mark;
    wrong.push(`${one}: act ${seq}: ${problem}`);
    print(
      stdout,
      `${one}  act ${seq}  ${reason}: ${problem}`,
      json && { match: one, ok: false, acts, seq, reason, problem },
    );
  }
  if (!json) print(stdout, `${count} checked, ${wrong.length} wrong`);
  const [first] = wrong;
  if (first !== undefined)
    throw new OperatorError(wrong.length === 1 ? first : `${first} (and ${wrong.length - 1} more)`);
}
