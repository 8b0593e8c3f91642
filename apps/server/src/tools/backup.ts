import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { readArchive, writeArchive, writeFileWhole } from './archive.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';

interface BackupOptions {
  readonly force?: true;
  readonly json?: true;
}

/** `operator backup` */
export function backupCommand(context: CliContext): Command {
  return new Command('backup')
    .summary('write all data into one file')
    .description(
      'Write all data into one file, in one snapshot, also while the server runs. The file is read again and verified. It can be restored into SQLite or PostgreSQL. It contains secrets: only its owner may read it.',
    )
    .argument('<file>', 'output file, compressed if it ends with .gz; - for standard output, not verified')
    .option('--force', 'replace the file')
    .option('--json', 'one JSON object for programs')
    .action((file: string, options: BackupOptions) =>
      withDataStore(context.env, (dataStore) => backup(context, dataStore, file, options)),
    );
}

async function backup({ stdout }: CliContext, { db }: DataStore, file: string, options: BackupOptions): Promise<void> {
  if (file === '-') {
    await writeArchive(db, null, stdout);
    return;
  }
  if (existsSync(file) && !options.force) throw new OperatorError(`${file} already exists; use --force to replace it`);
  await writeFileWhole(file, async (out) => void (await writeArchive(db, null, out)));
  const { rows } = await readArchive(file);
  const told = `${rows.matches ?? 0} matches with ${rows.acts ?? 0} acts are in ${file}, verified`;
  print(stdout, told, options.json && { file, rows });
}
