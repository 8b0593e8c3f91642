import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from './schema.ts';

const DAY_MS = 24 * 3_600_000;

/** What the owner of a server wants to know of its data. */
interface DataFacts {
  /** Players with a name, and those of them who were here within a day. */
  readonly people: number;
  readonly today: number;
  /** Players who are banned now. */
  readonly bans: number;
  /** Size of the database. */
  readonly bytes: number;
}

/** A note, and when it was written. */
export interface Note {
  readonly value: string;
  readonly at: number;
}

type NoteName = 'message' | 'backup';

/** What only owners of the server ask and write. */
export interface OwnerStore {
  dataFacts(now: number): Promise<DataFacts>;
  /** Matches in which something has happened since a time. */
  playedSince(at: number): Promise<number>;
  note(name: NoteName): Promise<Note | null>;
  /** Null takes it away. */
  setNote(name: NoteName, note: Note | null): Promise<void>;
}

export function ownerStore(db: Kysely<Database>): OwnerStore {
  return {
    async dataFacts(now) {
      const [people, today, bans, bytes] = [
        await db
          .selectFrom('players')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow(),
        await db
          .selectFrom('sessions')
          .select((eb) => eb.fn.count('player_id').distinct().as('n'))
          .where('used_at', '>', now - DAY_MS)
          .executeTakeFirstOrThrow(),
        await db
          .selectFrom('restraints')
          .select((eb) => eb.fn.countAll().as('n'))
          .where('match_id', '=', '')
          .where('kind', '=', 'ban')
          .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
          .executeTakeFirstOrThrow(),
        await sizeOf(db),
      ];
      return { people: Number(people.n), today: Number(today.n), bans: Number(bans.n), bytes };
    },
    playedSince: (at) => playedSince(db, at),
    async note(name) {
      const row = await db.selectFrom('notes').select(['value', 'at']).where('name', '=', name).executeTakeFirst();
      return row ? { value: row.value, at: Number(row.at) } : null;
    },
    async setNote(name, note) {
      if (!note) await db.deleteFrom('notes').where('name', '=', name).execute();
      else await writeNote(db, name, note);
    },
  };
}

/** Of the matches that are over their end tells, of those in play the last act, which is read by its key. */
async function playedSince(db: Kysely<Database>, at: number): Promise<number> {
  const { n } = await db
    .selectFrom('matches')
    .select((eb) => eb.fn.countAll().as('n'))
    .where('started_at', 'is not', null)
    .where((eb) => {
      const acts = eb.selectFrom('acts').select('acts.at').whereRef('acts.match_id', '=', 'matches.id');
      const lastAct = acts.orderBy('acts.seq', 'desc').limit(1);
      return eb.or([
        eb('started_at', '>', at),
        eb('ended_at', '>', at),
        eb.and([eb('status', '=', 'playing'), eb(lastAct, '>', at)]),
      ]);
    })
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Writes a note over an older one. */
async function writeNote(db: Kysely<Database>, name: NoteName, note: Note): Promise<void> {
  await db
    .insertInto('notes')
    .values({ name, ...note })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(note))
    .execute();
}

async function sizeOf(db: Kysely<Database>): Promise<number> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const query = isPostgres
    ? sql<{ bytes: number | string }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await query.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
