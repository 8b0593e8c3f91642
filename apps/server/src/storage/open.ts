import type { Config } from '../config.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store of the settings. Throws `StartupError`. */
export function openStore({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Store> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}
