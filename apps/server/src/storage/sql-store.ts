import { type Kysely, PostgresAdapter, sql } from 'kysely';
import { agreementStore } from './agreement-store.ts';
import { alertChoiceStore } from './alert-choice-store.ts';
import { alertStore } from './alert-store.ts';
import { alertWayStore } from './alert-way-store.ts';
import { chatStore } from './chat-store.ts';
import { finishedStore } from './finished-store.ts';
import { forkStore } from './fork-store.ts';
import { frozenStore } from './frozen-store.ts';
import { glanceStore } from './glance-store.ts';
import { installationStore } from './installation-store.ts';
import { mailLinkStore } from './mail-link-store.ts';
import { matchQueries } from './match-queries.ts';
import { moderationStore } from './moderation-store.ts';
import { newMatches } from './new-matches.ts';
import { ownerStore } from './owner-store.ts';
import { peopleStore } from './people-store.ts';
import { planStore } from './plan-store.ts';
import { recordStore } from './record-store.ts';
import { recoveryStore } from './recovery-store.ts';
import { resultStore } from './result-store.ts';
import type { Database } from './schema.ts';
import { seatStore } from './seat-store.ts';
import { serverKeyStore } from './server-key-store.ts';
import { sessionStore } from './session-store.ts';
import { snapshotStore } from './snapshot-store.ts';
import { standingStore } from './standing-store.ts';
import type { Store } from './store.ts';
import { undoStore } from './undo-store.ts';
import { uptimeStore } from './uptime-store.ts';

/** Store over a SQL database supported by Kysely. */
export function sqlStore(db: Kysely<Database>): Store {
  return {
    ...operations(db),
    ...sessionStore(db),
    ...recoveryStore(db),
    ...resultStore(db),
    ...newMatches(db),
    ...matchQueries(db),
    ...seatStore(db),
    ...agreementStore(db),
    ...recordStore(db),
    ...snapshotStore(db),
    ...finishedStore(db),
    ...forkStore(db),
    ...frozenStore(db),
    ...glanceStore(db),
    ...chatStore(db),
    ...undoStore(db),
    ...standingStore(db),
    ...planStore(db),
    ...moderationStore(db),
    ...alertStore(db),
    ...alertWayStore(db),
    ...alertChoiceStore(db),
    ...mailLinkStore(db),
    ...ownerStore(db),
    ...peopleStore(db),
    ...serverKeyStore(db),
    ...uptimeStore(db),
    ...installationStore(db),
  };
}

function operations(db: Kysely<Database>): Pick<Store, 'time' | 'ready' | 'close'> {
  return {
    async time() {
      if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return null;
      const clock = sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`;
      return Number((await clock.execute(db)).rows[0]?.ms);
    },
    async ready() {
      const first = sql`(select min(id) from servers)`;
      // One row only: servers that lock several in different orders would deadlock. SQLite writes no unchanged row.
      await sql`update servers set alive_at = alive_at + 1 where id = ${first}`.execute(db);
    },
    close: () => db.destroy(),
  };
}
