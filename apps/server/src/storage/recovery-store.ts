import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import { newSession } from './session-store.ts';
import type { Store } from './store.ts';

/** Codes with a longer lifetime are lasting. */
const DAY_MS = 24 * 3_600_000;

/** Recovery codes, by hash. */
export function recoveryStore(
  db: Kysely<Database>,
): Pick<Store, 'addRecovery' | 'recoveriesOf' | 'dropRecovery' | 'recoveryPlayer' | 'useRecovery'> {
  return { ...adding(db), ...listing(db), ...using(db) };
}

function adding(db: Kysely<Database>): Pick<Store, 'addRecovery'> {
  return {
    async addRecovery(codeHash, playerId, { at, expiresAt }) {
      await db.transaction().execute(async (tx) => {
        await tx
          .deleteFrom('recoveries')
          .where((eb) => {
            // A lasting code replaces only lasting ones, a short one only short ones.
            const sameKind = eb('expires_at', expiresAt > at + DAY_MS ? '>' : '<=', at + DAY_MS);
            return eb.or([eb.and([eb('player_id', '=', playerId), sameKind]), eb('expires_at', '<=', at)]);
          })
          .execute();
        await tx
          .insertInto('recoveries')
          .values({ code_hash: codeHash, player_id: playerId, expires_at: expiresAt })
          .execute();
      });
    },
  };
}

function listing(db: Kysely<Database>): Pick<Store, 'recoveriesOf' | 'dropRecovery'> {
  return {
    async recoveriesOf(playerId, at) {
      const query = db
        .selectFrom('recoveries')
        .select(['code_hash', 'expires_at'])
        .where('player_id', '=', playerId)
        .where('expires_at', '>', at);
      const rows = await query.orderBy('expires_at').execute();
      return rows.map((row) => ({ codeHash: row.code_hash, expiresAt: Number(row.expires_at) }));
    },
    async dropRecovery(codeHash) {
      await db.deleteFrom('recoveries').where('code_hash', '=', codeHash).execute();
    },
  };
}

function using(db: Kysely<Database>): Pick<Store, 'recoveryPlayer' | 'useRecovery'> {
  return {
    async recoveryPlayer(codeHash, at) {
      const found = await db
        .selectFrom('recoveries')
        .innerJoin('players', 'players.id', 'recoveries.player_id')
        .select(['players.id', 'players.name'])
        .where('code_hash', '=', codeHash)
        .where('expires_at', '>', at)
        .executeTakeFirst();
      return found ?? null;
    },
    useRecovery: (codeHash, tokenHash, at) =>
      db.transaction().execute(async (tx) => {
        // The delete decides which request is first.
        const used = await tx
          .deleteFrom('recoveries')
          .where('code_hash', '=', codeHash)
          .where('expires_at', '>', at)
          .returning('player_id')
          .executeTakeFirst();
        if (!used) return null;
        await tx
          .insertInto('sessions')
          .values(newSession(used.player_id, tokenHash, at))
          .execute();
        return tx
          .selectFrom('players')
          .select(['id', 'name'])
          .where('id', '=', used.player_id)
          .executeTakeFirstOrThrow();
      }),
  };
}
