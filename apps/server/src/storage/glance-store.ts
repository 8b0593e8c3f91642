import type { Kysely } from 'kysely';
import type { GlanceRow } from '../model/rows.ts';
import type { Database } from './schema.ts';

/** Matches at a glance, for lists. Only a cache: a match without one is listed without a picture. */
export interface GlanceStore {
  /** Stores how matches look; an older look does not replace a newer one. */
  keepGlances(rows: readonly GlanceRow[]): Promise<void>;
  /** How a match looks; null if that is not known. */
  glanceOf(matchId: string): Promise<GlanceRow | null>;
}

export function glanceStore(db: Kysely<Database>): GlanceStore {
  return {
    async keepGlances(rows) {
      if (rows.length === 0) return;
      // In one order everywhere: servers that write the same rows would otherwise deadlock.
      const ordered = [...rows].sort((a, b) => (a.matchId < b.matchId ? -1 : 1));
      await db
        .insertInto('glances')
        .values(ordered.map(({ matchId, seq, shown }) => ({ match_id: matchId, seq, shown: JSON.stringify(shown) })))
        .onConflict((conflict) =>
          conflict
            .column('match_id')
            .doUpdateSet((eb) => ({ seq: eb.ref('excluded.seq'), shown: eb.ref('excluded.shown') }))
            .whereRef('glances.seq', '<=', 'excluded.seq'),
        )
        .execute();
    },
    async glanceOf(matchId) {
      const row = await db.selectFrom('glances').selectAll().where('match_id', '=', matchId).executeTakeFirst();
      return row ? { matchId, seq: row.seq, shown: JSON.parse(row.shown) as GlanceRow['shown'] } : null;
    },
  };
}

/** How these matches look, by id; matches without a look are omitted. */
export async function glancesOf(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, GlanceRow['shown']>> {
  const rows = await db.selectFrom('glances').selectAll().where('match_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.match_id, JSON.parse(row.shown) as GlanceRow['shown']]));
}
