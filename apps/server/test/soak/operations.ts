import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { SoakServer } from './server.ts';
import type { Tally } from './tally.ts';

/** Hours after which matches and players are pruned: the clock of that command is ahead, as it takes whole days. */
const PRUNED_AFTER_HOURS = 6;

/** What an operator does every hour. Errors are failures. */
export class Operations {
  readonly #server: SoakServer;
  readonly #tally: Tally;
  #running: Promise<void> = Promise.resolve();
  #isRunning = false;

  constructor(server: SoakServer, tally: Tally) {
    this.#server = server;
    this.#tally = tally;
  }

  /** Makes a backup, and prunes; not while the last ones are still running. */
  start(): void {
    if (this.#isRunning) {
      this.#tally.count('skipped backups');
      return;
    }
    this.#isRunning = true;
    this.#running = this.#run().finally(() => {
      this.#isRunning = false;
    });
  }

  async #run(): Promise<void> {
    await this.#command('backups', ['backup', '--force', join(this.#server.dataDir, '..', 'backup.jsonl')], 0);
    const matches = ['prune', '--finished', '1', '--waiting', '1', '--yes'];
    await this.#command('prunes', matches, 24 - PRUNED_AFTER_HOURS);
    // One day more for players, whose visits are stored once a day.
    await this.#command('prunes', ['prune', '--sessions', '1', '--yes'], 48 - PRUNED_AFTER_HOURS);
  }

  async #command(name: string, args: readonly string[], aheadHours: number): Promise<void> {
    try {
      await this.#server.operator(args, aheadHours);
      this.#tally.count(name);
    } catch (error) {
      this.#tally.failed(`operator ${args[0]}: ${error instanceof Error ? error.message : error}`);
    }
  }

  /** Resolves when no command is running. */
  idle(): Promise<void> {
    return this.#running;
  }
}

/** Size of the database with its journal, in megabytes. */
export function databaseMb(dataDir: string): number {
  const sizeOf = (file: string) => statSync(join(dataDir, file), { throwIfNoEntry: false })?.size ?? 0;
  return (sizeOf('echo-base.db') + sizeOf('echo-base.db-wal')) / 2 ** 20;
}
