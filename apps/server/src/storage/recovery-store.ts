import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { Store } from './store.ts';

/** Codes that make another device the same player. */
export function recoveryStore(db: Kysely<Database>): Pick<Store, 'addRecovery' | 'useRecovery'> {
  return {
    async addRecovery(codeHash, playerId, { at, expiresAt }) {
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('recoveries')
          .where((eb) => eb.or([eb('player_id', '=', playerId), eb('expires_at', '<=', at)]))
          .execute();
        await tx
          .insertInto('recoveries')
          .values({ code_hash: codeHash, player_id: playerId, expires_at: expiresAt })
          .execute();
      });
    },
    useRecovery: (codeHash, tokenHash, at) =>
      db.transaction().execute(async (tx) => {
        // Deleting decides who was first.
        const used = await tx
          .deleteFrom('recoveries')
          .where('code_hash', '=', codeHash)
          .where('expires_at', '>', at)
          .returning('player_id')
          .executeTakeFirst();
        if (!used) return null;
        await tx
          .insertInto('sessions')
          .values({ token_hash: tokenHash, player_id: used.player_id, created_at: at })
          .execute();
        return tx
          .selectFrom('players')
          .select(['id', 'name'])
          .where('id', '=', used.player_id)
          .executeTakeFirstOrThrow();
      }),
  };
}
