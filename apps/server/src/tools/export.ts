import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { Command } from 'commander';
import { readWhole } from '../record/evidence.ts';
import { recordOf } from '../record/record.ts';
import { writeArchive, writeFileWhole } from './archive.ts';
import { OperatorError, type Place, type Surroundings, withPlace } from './place.ts';
import { matchOf } from './show.ts';

interface ExportOptions {
  readonly out?: string;
  readonly full?: true;
}

/** `operator export` */
export function exportCommand(surroundings: Surroundings): Command {
  return new Command('export')
    .summary('write a match out')
    .description(
      'Write a match out. A finished one as the record its players can download, which every server imports. One that is in play or frozen as an archive with everything that is kept of it, its seed too: "restore" reads it back. Do not show that to players.',
    )
    .argument('<match>', 'id of the match')
    .option('--out <file>', 'where to; packed if it ends with .gz; the standard output by default')
    .option('--full', 'an archive also of a finished match')
    .action((id: string, options: ExportOptions) =>
      withPlace(surroundings.env, (place) => exportMatch(surroundings, place, id, options)),
    );
}

async function exportMatch(needs: Surroundings, place: Place, id: string, { out, full }: ExportOptions): Promise<void> {
  const { match } = await matchOf(place, id);
  const isRecord = match.status === 'finished' && !match.frozen && !full;
  const fill = async (to: Writable) => {
    if (isRecord) to.write(`${JSON.stringify(await record(needs, place, id))}\n`);
    else await writeArchive(place.db, id, to);
  };
  if (out === undefined) return fill(needs.stdout);
  if (existsSync(out)) throw new OperatorError(`${out} is there already`);
  await writeFileWhole(out, fill);
}

async function record({ titles }: Surroundings, { store }: Place, id: string) {
  const { stored, acts } = await readWhole(store, id);
  const title = titles.find((one) => one.id === stored.match.title);
  if (!title) throw new OperatorError(`there is no title ${stored.match.title} here; --full needs none`);
  try {
    return await recordOf(title, stored, acts);
  } catch (error) {
    throw new OperatorError(
      `the match does not replay: ${error instanceof Error ? error.message : error}; --full needs no replay`,
    );
  }
}
