import { type AnyTitle, type Language, type LogEntry, type SeenEntry, visibleEntries } from '@echo-base/games/engine';
import { readerOf } from '@echo-base/games/engine/reader';
import { nameIn } from '../model/look-alikes.ts';
import type { Now } from '../model/now.ts';
import { effectiveBackwards, type ReadActs } from '../record/older-log.ts';
import type { LoggedAct, Store, StoredMatch } from '../storage/store.ts';

/** Lines of a message. */
const LINES = 5;
/** Acts that are read for them. */
const ACTS = 120;

export interface SinceLastMoveNeeds {
  readonly store: Pick<Store, 'actsUntil' | 'loggedActs'>;
  readonly titles: readonly AnyTitle[];
  readonly now: Now;
  readonly spectatorDelayMs: number;
}

/** Names of players by seat, as all read them in the match. */
function namesOf(stored: StoredMatch): Record<string, string> {
  const named = stored.seats.flatMap(({ seat, playerId, playerName }): [string, string][] =>
    playerId === null || playerName === null ? [] : [[seat, nameIn(stored, { id: playerId, name: playerName })]],
  );
  return Object.fromEntries(named);
}

/** Whether an entry tells what a seat has done itself: some turns begin with a roll that no player chooses. */
const isOf = ({ by, params }: Omit<SeenEntry, 'seq'>, seat: string): boolean =>
  by === seat || (typeof params.seat === 'object' && params.seat.key === `seat.${seat}`);

/** What others have done in a match since the last move of a player. */
export class SinceLastMove {
  readonly #needs: SinceLastMoveNeeds;

  constructor(needs: SinceLastMoveNeeds) {
    this.#needs = needs;
  }

  /**
   * The newest lines of the log as a spectator reads it now, also in a match without spectators: channels and lock screens
   * are public. Delayed spectators read no act sooner here. Empty for a title that is not there any more.
   */
  async lines(stored: StoredMatch, seat: string, language: Language): Promise<string[]> {
    const title = this.#needs.titles.find(({ id }) => id === stored.match.title);
    if (!title) return [];
    const entries = visibleEntries(await this.#entries(stored, seat), 'spectator').filter(
      (entry) => !isOf(entry, seat),
    );
    const read = readerOf(title.text, language, namesOf(stored));
    return (title.sentencesOf?.(entries) ?? entries).slice(-LINES).flatMap(({ key, params }) => {
      const line = read({ key, params });
      // An entry of another version, for which there is no sentence.
      return line === key ? [] : [line];
    });
  }

  /** Entries of the acts after the last one of the seat, the oldest first. */
  async #entries({ match }: StoredMatch, seat: string): Promise<LogEntry[]> {
    const { store, now, spectatorDelayMs } = this.#needs;
    const delay = match.spectators === 'delayed' ? spectatorDelayMs : null;
    const end = await store.actsUntil(match.id, delay === null ? Number.MAX_SAFE_INTEGER : now() - delay);
    const known = new Map<number, LoggedAct>();
    const read: ReadActs = async (part) => {
      const acts = await store.loggedActs(match.id, part);
      for (const act of acts) known.set(act.seq, act);
      return acts;
    };
    const found: (readonly LogEntry[])[] = [];
    for await (const { seq, entries } of effectiveBackwards(read, end)) {
      if (known.get(seq)?.seat === seat || end - seq > ACTS) break;
      found.unshift(entries);
    }
    return found.flat();
  }
}
