import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { Command } from 'commander';
import { recordOf } from '../record/record.ts';
import { readWhole } from '../record/verify-record.ts';
import { writeArchive, writeFileWhole } from './archive.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { matchOf } from './show.ts';

interface ExportOptions {
  readonly out?: string;
  readonly full?: true;
}

/** `operator export` */
export function exportCommand(context: CliContext): Command {
  return new Command('export')
    .summary('export a match')
    .description(
      'Export a match. A finished one as the record that its players can download and every server can import; one in play or frozen as an archive with all of its data, including the seed, for "restore". Do not show an archive to players.',
    )
    .argument('<match>', 'id of the match')
    .option('--out <file>', 'output file, compressed if it ends with .gz; defaults to standard output')
    .option('--full', 'an archive also for a finished match')
    .action((id: string, options: ExportOptions) =>
      withDataStore(context.env, (dataStore) => exportMatch(context, dataStore, id, options)),
    );
}

async function exportMatch(
  needs: CliContext,
  dataStore: DataStore,
  id: string,
  { out, full }: ExportOptions,
): Promise<void> {
  const { match } = await matchOf(dataStore, id);
  const isRecord = match.status === 'finished' && !match.frozen && !full;
  const fill = async (to: Writable) => {
    if (isRecord) to.write(`${JSON.stringify(await record(needs, dataStore, id))}\n`);
    else await writeArchive(dataStore.db, id, to);
  };
  if (out === undefined) return fill(needs.stdout);
  if (existsSync(out)) throw new OperatorError(`${out} already exists`);
  await writeFileWhole(out, fill);
}

async function record({ titles }: CliContext, { store }: DataStore, id: string) {
  const { stored, acts } = await readWhole(store, id);
  const title = titles.find((one) => one.id === stored.match.title);
  if (!title)
    throw new OperatorError(`this server does not have the title ${stored.match.title}; --full works without it`);
  try {
    return await recordOf(title, stored, acts);
  } catch (error) {
    throw new OperatorError(
      `the match does not replay: ${error instanceof Error ? error.message : error}; --full needs no replay`,
    );
  }
}
