import { Command, CommanderError } from 'commander';
import { StartupError } from '../config.ts';
import { ENGINE } from '../engine-version.ts';
import { Refused } from '../refused.ts';
import { backupCommand, verifyBackupCommand } from './backup.ts';
import { type CliContext, OperatorError } from './data-store.ts';
import { exportCommand } from './export.ts';
import { listCommand } from './list.ts';
import { ownerCommand } from './owner.ts';
import { pruneCommand } from './prune.ts';
import { replayCommand } from './replay.ts';
import { restoreCommand } from './restore.ts';
import { seatCommand } from './seat.ts';
import { showCommand } from './show.ts';
import { undoCommand } from './undo.ts';
import { verifyCommand } from './verify.ts';

const COMMANDS = [
  listCommand,
  showCommand,
  replayCommand,
  verifyCommand,
  undoCommand,
  seatCommand,
  ownerCommand,
  exportCommand,
  backupCommand,
  verifyBackupCommand,
  restoreCommand,
  pruneCommand,
];

const ABOUT = `Manages the matches of an Echo Base server, running or not.

Reads the settings of the server (DATA_DIR or DATABASE_URL). Every command has --help.
Put -- before a match id that begins with -, as in: verify -- -Ab3dEf
Exit codes: 0 success; 1 an error or a failed check; 2 an invalid command line.`;

/** All commands; they write only to the streams of the context and throw instead of ending the process. */
function createProgram(context: CliContext): Command {
  const program = new Command('operator').description(ABOUT).version(ENGINE);
  for (const make of COMMANDS) program.addCommand(make(context));
  for (const command of [program, ...program.commands, ...program.commands.flatMap((one) => one.commands)]) {
    command.exitOverride().showHelpAfterError('Try --help.');
    command.configureOutput({
      writeOut: (text) => void context.stdout.write(text),
      writeErr: (text) => void context.stderr.write(text),
    });
  }
  return program;
}

/** Runs one command line; returns its exit code. Errors are printed in one line. */
export async function runOperator(args: readonly string[], context: CliContext): Promise<number> {
  try {
    await createProgram(context).parseAsync([...args], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    context.stderr.write(`${lineOf(error)}\n`);
    return 1;
  }
}

function lineOf(error: unknown): string {
  if (error instanceof OperatorError || error instanceof StartupError) return error.message;
  if (error instanceof Refused) return `refused: ${error.code} ${JSON.stringify(error.params ?? {})}`;
  const message = error instanceof Error ? error.message : String(error);
  return `failed: ${message.split('\n')[0]}`;
}
