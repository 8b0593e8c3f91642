import type { AlertAnswer, AlertWay } from '@echo-base/protocol';
import type { Kysely, Transaction } from 'kysely';
import type { AlertWayRow } from '../model/alert-rows.ts';
import type { Database } from './schema.ts';

/** What a player may change of a way. */
type WayChange = Partial<Pick<AlertWayRow, 'name' | 'language' | 'wait' | 'isOn' | 'quiet' | 'mention'>>;

/** Ways to reach players. */
export interface AlertWayStore {
  /**
   * Stores a way; a subscription or an address of mail that the player has already keeps its id and its confirmation. A
   * subscription is the way of one player only. Null if the player has `most` ways.
   */
  addAlertWay(way: AlertWayRow, most: number): Promise<AlertWayRow | null>;
  /** Ways of these players, the oldest first. */
  alertWays(playerIds: readonly string[]): Promise<AlertWayRow[]>;
  alertWay(id: string): Promise<AlertWayRow | null>;
  /** False if the player has no such way. */
  changeAlertWay(id: string, playerId: string, change: WayChange): Promise<boolean>;
  /** Deletes a way with its news. False if the player has no such way. */
  dropAlertWay(id: string, playerId: string): Promise<boolean>;
  /** Stores what a service has answered: null if it accepted, which ends its failures; `failures` are added. */
  setAlertAnswer(id: string, answer: AlertAnswer | null, at: number, failures?: number): Promise<void>;
  /** The address of a way is confirmed. */
  confirmAlertWay(id: string): Promise<void>;
}

export function alertWayStore(db: Kysely<Database>): AlertWayStore {
  return {
    addAlertWay: (way, most) =>
      db.transaction().execute(async (tx) => {
        const known = way.kind === 'hook' ? null : await sameWay(tx, way);
        if (known) return known;
        const own = await tx.selectFrom('alert_ways').select('id').where('player_id', '=', way.playerId).execute();
        if (own.length >= most) return null;
        await tx.insertInto('alert_ways').values(fromWay(way)).execute();
        return way;
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
    async alertWay(id) {
      const row = await db.selectFrom('alert_ways').selectAll().where('id', '=', id).executeTakeFirst();
      return row ? toWay(row) : null;
    },
    ...changing(db),
  };
}

/** The way of the player with this address, as it is set now; null without one. A subscription leaves any other player. */
async function sameWay(tx: Transaction<Database>, way: AlertWayRow): Promise<AlertWayRow | null> {
  const { kind, address, playerId } = way;
  const rows = await tx
    .selectFrom('alert_ways')
    .selectAll()
    .where('kind', '=', kind)
    .where('address', '=', address)
    .execute();
  if (kind === 'push')
    await tx
      .deleteFrom('alert_ways')
      .where('kind', '=', kind)
      .where('address', '=', address)
      .where('player_id', '!=', playerId)
      .execute();
  const found = rows.find((row) => row.player_id === playerId);
  if (!found) return null;
  const { id, createdAt, confirmBy, reachedAt } = toWay(found);
  const stored = { ...way, id, createdAt, reachedAt, confirmBy: confirmBy === null ? null : way.confirmBy };
  await tx.updateTable('alert_ways').set(fromWay(stored)).where('id', '=', id).execute();
  return stored;
}

type Changing = Pick<AlertWayStore, 'changeAlertWay' | 'dropAlertWay' | 'setAlertAnswer' | 'confirmAlertWay'>;

function changing(db: Kysely<Database>): Changing {
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
    async setAlertAnswer(id, answer, at, failures = 1) {
      await db
        .updateTable('alert_ways')
        .set((eb) => ({
          failures: answer ? eb('failures', '+', failures) : 0,
          failed_since: answer ? eb.fn.coalesce('failed_since', eb.val(at)) : null,
          answer: answer && JSON.stringify(answer),
          ...(answer === null && { reached_at: at }),
        }))
        .where('id', '=', id)
        .execute();
    },
    async confirmAlertWay(id) {
      await db.updateTable('alert_ways').set({ confirm_by: null }).where('id', '=', id).execute();
    },
  };
}

function fromWay(way: AlertWayRow): Database['alert_ways'] {
  const { id, kind, format, address, secret, name, language, wait, failures, mention } = way;
  return {
    ...{ id, kind, format: format ?? '', address, secret, name, language, wait, failures, mention },
    player_id: way.playerId,
    is_on: Number(way.isOn),
    quiet: way.quiet && JSON.stringify(way.quiet),
    failed_since: way.failedSince,
    answer: way.answer && JSON.stringify(way.answer),
    created_at: way.createdAt,
    confirm_by: way.confirmBy,
    reached_at: way.reachedAt,
  };
}

function toWay(row: Database['alert_ways']): AlertWayRow {
  const { id, kind, format, address, secret, name, language, wait, failures, mention } = row;
  return {
    ...{ id, kind, format: format || null, address, secret, name, language, wait, failures, mention },
    playerId: row.player_id,
    isOn: row.is_on !== 0,
    quiet: row.quiet === null ? null : (JSON.parse(row.quiet) as AlertWay['quiet']),
    failedSince: row.failed_since === null ? null : Number(row.failed_since),
    answer: row.answer === null ? null : (JSON.parse(row.answer) as AlertAnswer),
    createdAt: Number(row.created_at),
    confirmBy: row.confirm_by === null ? null : Number(row.confirm_by),
    reachedAt: row.reached_at === null ? null : Number(row.reached_at),
  };
}
