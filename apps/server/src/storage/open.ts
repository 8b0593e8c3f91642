import type { Config } from '../config.ts';
import type { Store } from './store.ts';

/** Opens the store of the settings, and loads only that database's driver. Throws `StartupError`. */
export async function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  if (databaseUrl === undefined) return (await import('./sqlite.ts')).openSqlite(dataDir);
  return (await import('./postgres.ts')).openPostgres(databaseUrl);
}
