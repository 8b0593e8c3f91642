import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readArchive, writeArchive, writeFileWhole } from './archive.ts';
import { OperatorError, type Place, type Surroundings, withPlace } from './place.ts';
import { print } from './print.ts';

interface BackupOptions {
  readonly force?: true;
  readonly json?: true;
}

/** `operator backup` */
export function backupCommand(surroundings: Surroundings): Command {
  return new Command('backup')
    .summary('write everything into one file')
    .description(
      'Write everything that is kept into one file, as it is at one moment, while the server may run. The file is read again and checked. It can be restored into SQLite and PostgreSQL alike. It holds secrets: only its owner may read it.',
    )
    .argument('<file>', 'where to; packed if it ends with .gz; - for the standard output, unchecked')
    .option('--force', 'replace the file')
    .option('--json', 'one JSON object for programs')
    .action((file: string, options: BackupOptions) =>
      withPlace(surroundings.env, (place) => backup(surroundings, place, file, options)),
    );
}

async function backup({ stdout }: Surroundings, { db }: Place, file: string, options: BackupOptions): Promise<void> {
  if (file === '-') {
    await writeArchive(db, null, stdout);
    return;
  }
  if (existsSync(file) && !options.force) throw new OperatorError(`${file} is there already; --force replaces it`);
  await writeFileWhole(file, async (out) => void (await writeArchive(db, null, out)));
  const { rows } = await readArchive(file);
  const told = `${rows.matches ?? 0} matches with ${rows.acts ?? 0} acts are in ${file}, which was checked`;
  print(stdout, told, options.json && { file, rows });
}
