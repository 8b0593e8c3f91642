import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { Command } from 'commander';
import { readArchive, writeArchive, writeFileWhole } from './archive.ts';
import { type CliContext, type DataStore, OperatorError, withDataStore } from './data-store.ts';
import { print } from './print.ts';

interface VerifyOptions {
  readonly json?: true;
}

interface BackupOptions extends VerifyOptions {
  readonly force?: true;
}

/** `operator backup` */
export function backupCommand(context: CliContext): Command {
  return new Command('backup')
    .summary('write all data into one file')
    .description(
      'Write all data into one file, in one snapshot, also while the server runs. The file is read again and verified. It can be restored into SQLite or PostgreSQL. It contains secrets: only its owner may read it.',
    )
    .argument(
      '<file>',
      'output file, compressed if it ends with .gz; - for standard output, to be verified with verify-backup',
    )
    .option('--force', 'replace the file')
    .option('--json', 'one JSON object for programs')
    .action((file: string, options: BackupOptions) =>
      withDataStore(context.env, (dataStore) => backup(context, dataStore, file, options)),
    );
}

async function backup({ stdout }: CliContext, data: DataStore, file: string, options: BackupOptions): Promise<void> {
  const { db, store } = data;
  if (file === '-') {
    if ((stdout as WriteStream).isTTY)
      throw new OperatorError(
        'a terminal changes the lines of a backup: name a file, or write to one with ">", in Docker with "exec -T"',
      );
    await writeArchive(db, null, stdout);
    await store.setNote('backup', { value: file, at: Date.now() });
    return;
  }
  if (existsSync(file) && !options.force) throw new OperatorError(`${file} already exists; use --force to replace it`);
  await writeFileWhole(file, async (out) => void (await writeArchive(db, null, out)));
  await verifyBackup(stdout, file, options);
  // For the page of the owner.
  await store.setNote('backup', { value: file, at: Date.now() });
}

/** `operator verify-backup` */
export function verifyBackupCommand({ stdout }: CliContext): Command {
  return new Command('verify-backup')
    .summary('check that a backup is complete and unchanged')
    .description('Read a backup, or a full export of a match, and check that it is complete and unchanged.')
    .argument('<file>', 'a backup, compressed or not')
    .option('--json', 'one JSON object for programs')
    .action((file: string, options: VerifyOptions) => verifyBackup(stdout, file, options));
}

async function verifyBackup(stdout: Writable, file: string, { json }: VerifyOptions): Promise<void> {
  const { rows } = await readArchive(file);
  const told = `${rows.matches ?? 0} matches with ${rows.acts ?? 0} acts are in ${file}, verified`;
  print(stdout, told, json && { file, rows });
}
