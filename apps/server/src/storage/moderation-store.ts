import type { Kysely } from 'kysely';
import type { Database } from './schema.ts';
import type { SanctionRow, Store } from './store.ts';

type Moderation = Pick<
  Store,
  | 'makeOwner'
  | 'owners'
  | 'removeOwner'
  | 'addSanction'
  | 'liftSanction'
  | 'sanctions'
  | 'players'
  | 'playersNamed'
  | 'openMatches'
>;

/** Owners, sanctions, and how many matches a player has open. */
export function moderationStore(db: Kysely<Database>): Moderation {
  return { ...people(db), ...sanctionStore(db), ...openMatches(db) };
}

function people(
  db: Kysely<Database>,
): Pick<Moderation, 'makeOwner' | 'owners' | 'removeOwner' | 'players' | 'playersNamed'> {
  const known = () => db.selectFrom('players').selectAll();
  return {
    async makeOwner(playerId, at) {
      await db
        .updateTable('players')
        .set({ owner_since: at })
        .where('id', '=', playerId)
        .where('owner_since', 'is', null)
        .execute();
    },
    async owners() {
      const rows = await known().where('owner_since', 'is not', null).orderBy('owner_since').orderBy('id').execute();
      return rows.map(({ id, name, owner_since }) => ({ id, name, since: Number(owner_since) }));
    },
    async removeOwner(playerId) {
      const { numUpdatedRows } = await db
        .updateTable('players')
        .set({ owner_since: null })
        .where('id', '=', playerId)
        .where('owner_since', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async players(ids) {
      if (ids.length === 0) return [];
      return (
        await known()
          .where('id', 'in', [...ids])
          .execute()
      ).map(toKnown);
    },
    async playersNamed(name, limit) {
      const rows = await known()
        .where('name', '=', name)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(toKnown);
    },
  };
}

function toKnown(row: { id: string; name: string; created_at: number; owner_since: number | null }) {
  const { id, name, created_at, owner_since } = row;
  return { id, name, createdAt: Number(created_at), ...(owner_since !== null && { isOwner: true as const }) };
}

function sanctionStore(db: Kysely<Database>): Pick<Moderation, 'addSanction' | 'liftSanction' | 'sanctions'> {
  return {
    async addSanction({ matchId, playerId, kind, until, at, by }) {
      await db
        .insertInto('restraints')
        .values({ match_id: matchId, player_id: playerId, kind, until, at, by_player: by })
        .onConflict((conflict) =>
          conflict.columns(['match_id', 'player_id', 'kind']).doUpdateSet({ until, at, by_player: by }),
        )
        .execute();
    },
    async liftSanction(matchId, playerId, kind) {
      const { numDeletedRows } = await db
        .deleteFrom('restraints')
        .where('match_id', '=', matchId)
        .where('player_id', '=', playerId)
        .where('kind', '=', kind)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async sanctions({ matchIds, playerIds, now, limit = 1_000 }) {
      let query = db
        .selectFrom('restraints')
        .selectAll()
        .where('match_id', 'in', [...matchIds])
        .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
        .orderBy('at', 'desc')
        .limit(limit);
      if (playerIds) query = query.where('player_id', 'in', [...playerIds]);
      return (await query.execute()).map(toSanction);
    },
  };
}

function toSanction(row: Database['restraints']): SanctionRow {
  return {
    matchId: row.match_id,
    playerId: row.player_id,
    kind: row.kind,
    until: row.until === null ? null : Number(row.until),
    at: Number(row.at),
    by: row.by_player,
  };
}

function openMatches(db: Kysely<Database>): Pick<Moderation, 'openMatches'> {
  return {
    async openMatches(playerId) {
      const { count } = await db
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('creator', '=', playerId)
        .where((eb) => eb.or([eb('status', 'in', ['waiting', 'playing']), eb('imported', '=', 1)]))
        .where('frozen', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}
