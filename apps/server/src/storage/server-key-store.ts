import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';

/** Secret keys of the server, which all servers on one database share. They are in backups, and in no export of a match. */
export interface ServerKeyStore {
  /** The key of this name; `made` becomes it if there is none. */
  serverKey(name: string, made: string): Promise<string>;
}

export function serverKeyStore(db: Kysely<Database>): ServerKeyStore {
  return {
    async serverKey(name, made) {
      await db
        .insertInto('server_keys')
        .values({ name, value: made })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('server_keys')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirstOrThrow();
      return value;
    },
  };
}
