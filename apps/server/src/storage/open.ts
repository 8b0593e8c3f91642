import type { Config } from '../config.ts';
import type { Damaged } from './guarded-store.ts';
import type { Store } from './store.ts';

/**
 * Opens the store of the settings, and loads only that database's driver. `damaged` is told if a file of SQLite turns out to
 * be damaged. Throws `StartupError`.
 */
export async function openStore(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'storageTimeoutMs'>,
  damaged?: Damaged,
): Promise<Store> {
  const { databaseUrl, dataDir, storageTimeoutMs } = config;
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(dataDir, storageTimeoutMs, damaged);
  return (await import('./postgres.ts')).openPostgres(databaseUrl, storageTimeoutMs);
}
