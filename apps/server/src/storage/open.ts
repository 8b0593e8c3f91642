import type { Config } from '../config.ts';
import type { Store } from './store.ts';

/** Opens the store of the settings, and loads only that database's driver. Throws `StartupError`. */
export async function openStore(config: Pick<Config, 'databaseUrl' | 'dataDir' | 'storageTimeoutMs'>): Promise<Store> {
  const { databaseUrl, dataDir, storageTimeoutMs } = config;
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(dataDir, storageTimeoutMs);
  return (await import('./postgres.ts')).openPostgres(databaseUrl, storageTimeoutMs);
}
