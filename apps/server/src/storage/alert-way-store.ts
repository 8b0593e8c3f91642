import type { AlertAnswer, AlertWay } from '@echo-base/protocol';
import type { Kysely } from 'kysely';
import type { AlertWayRow } from '../model/alert-rows.ts';
import type { Database } from './schema.ts';

/** What a player may change of a way. */
type WayChange = Partial<Pick<AlertWayRow, 'name' | 'language' | 'wait' | 'isOn' | 'quiet'>>;

/** Ways to reach players. */
export interface AlertWayStore {
  /** False if the player has `most` ways. */
  addAlertWay(way: AlertWayRow, most: number): Promise<boolean>;
  /** Ways of these players, the oldest first. */
  alertWays(playerIds: readonly string[]): Promise<AlertWayRow[]>;
  /** False if the player has no such way. */
  changeAlertWay(id: string, playerId: string, change: WayChange): Promise<boolean>;
  /** Deletes a way with its news. False if the player has no such way. */
  dropAlertWay(id: string, playerId: string): Promise<boolean>;
  /** Stores what a service has answered: null if it accepted, which ends its failures. */
  setAlertAnswer(id: string, answer: AlertAnswer | null, at: number): Promise<void>;
}

export function alertWayStore(db: Kysely<Database>): AlertWayStore {
  return {
    addAlertWay: (way, most) =>
      db.transaction().execute(async (tx) => {
        const own = await tx.selectFrom('alert_ways').select('id').where('player_id', '=', way.playerId).execute();
        if (own.length >= most) return false;
        await tx.insertInto('alert_ways').values(fromWay(way)).execute();
        return true;
      }),
    async alertWays(playerIds) {
      if (playerIds.length === 0) return [];
      const rows = await db
        .selectFrom('alert_ways')
        .selectAll()
        .where('player_id', 'in', playerIds)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      return rows.map(toWay);
    },
    ...changing(db),
  };
}

function changing(db: Kysely<Database>): Pick<AlertWayStore, 'changeAlertWay' | 'dropAlertWay' | 'setAlertAnswer'> {
  return {
    async changeAlertWay(id, playerId, { isOn, quiet, ...change }) {
      const { numUpdatedRows } = await db
        .updateTable('alert_ways')
        .set({
          id,
          ...change,
          ...(isOn !== undefined && { is_on: Number(isOn) }),
          ...(quiet !== undefined && { quiet: quiet && JSON.stringify(quiet) }),
        })
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async dropAlertWay(id, playerId) {
      const { numDeletedRows } = await db
        .deleteFrom('alert_ways')
        .where('id', '=', id)
        .where('player_id', '=', playerId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    async setAlertAnswer(id, answer, at) {
      await db
        .updateTable('alert_ways')
        .set((eb) => ({
          failures: answer ? eb('failures', '+', 1) : 0,
          failed_since: answer ? eb.fn.coalesce('failed_since', eb.val(at)) : null,
          answer: answer && JSON.stringify(answer),
        }))
        .where('id', '=', id)
        .execute();
    },
  };
}

function fromWay(way: AlertWayRow): Database['alert_ways'] {
  const { id, kind, format, address, secret, name, language, wait, failures } = way;
  return {
    ...{ id, kind, format, address, secret, name, language, wait, failures },
    player_id: way.playerId,
    is_on: Number(way.isOn),
    quiet: way.quiet && JSON.stringify(way.quiet),
    failed_since: way.failedSince,
    answer: way.answer && JSON.stringify(way.answer),
    created_at: way.createdAt,
  };
}

function toWay(row: Database['alert_ways']): AlertWayRow {
  const { id, kind, format, address, secret, name, language, wait, failures } = row;
  return {
    ...{ id, kind, format, address, secret, name, language, wait, failures },
    playerId: row.player_id,
    isOn: row.is_on !== 0,
    quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as AlertWay['quiet']),
    failedSince: row.failed_since === null ? null : Number(row.failed_since),
    answer: row.answer === null ? null : (JSON.parse(row.answer) as AlertAnswer),
    createdAt: Number(row.created_at),
  };
}
