import { isDeepStrictEqual } from 'node:util';
import { type AnyTitle, sideOf, type Viewer } from '@echo-base/games/engine';
import type { Plan } from '@echo-base/protocol';
import { seatsOnSide } from '../chat/teams.ts';
import { stillIn } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { PlanRow, StoredMatch } from '../storage/store.ts';
import type { LiveMatch } from './live.ts';

/** Match whose seats plan; everything is called from its queue. */
export interface PlannedMatch {
  readonly title: AnyTitle;
  stored(): StoredMatch;
  live(): LiveMatch | null;
  save(seat: string, row: PlanRow): Promise<void>;
  /** Sends a plan to the sockets of these viewers, and to no others. */
  notify(plan: Plan, viewers: readonly Viewer[]): void;
  notifyPeers(): void;
  /** Throws `frozen` or `not_started`. */
  inPlay(): LiveMatch;
  /** Runs a job in the match's queue, with optimistic retry. */
  decide<T>(job: () => Promise<T>): Promise<T>;
}

/**
 * Plans of a match: what its seats have picked for an open decision but not sent, shown to the seats of their side. A plan
 * lapses without a write once its decision is no longer open.
 */
export class Plans {
  readonly #match: PlannedMatch;
  #stored: ReadonlyMap<string, PlanRow>;

  /** `stored` holds the stored plans, by seat. */
  constructor(match: PlannedMatch, stored: ReadonlyMap<string, PlanRow>) {
    this.#match = match;
    this.#stored = stored;
  }

  /** Open decision of a seat; undefined if it is not open any more. */
  #asked(seat: string, decision: string) {
    return this.#match
      .live()
      ?.feeds.get(seat)
      ?.head.decisions.find(({ id }) => id === decision);
  }

  /** Seats that read the plans of this one, itself included; none in a title whose mates do not share their options. */
  #readersOf(seat: string): readonly string[] {
    const { title } = this.#match;
    const readers = title.matesShareOptions ? seatsOnSide(title, this.#match.stored(), sideOf(title, seat)) : [];
    return readers.length > 1 && readers.includes(seat) ? readers : [];
  }

  /** Plans for open decisions that these viewers may read: those of the sides they still play for. */
  readBy(viewers: readonly Viewer[]): Plan[] {
    const { match } = this.#match.stored();
    const seats = stillIn(this.#match.stored(), viewers);
    return [...this.#stored]
      .filter(
        ([seat, { decision }]) =>
          this.#readersOf(seat).some((one) => seats.includes(one)) && this.#asked(seat, decision),
      )
      .map(([seat, row]) => ({ matchId: match.id, seat, ...row }));
  }

  /**
   * Replaces the plan of a seat: stored, acknowledged, then sent to its side. Rejects with `frozen`, `not_started`,
   * `match_over`, `no_team` if no mate could read it, `stale_decision`, or `not_an_option`.
   */
  set({ seat, ...row }: PlanRow & { readonly seat: string }, acknowledge: () => void): Promise<void> {
    return this.#match.decide(async () => {
      this.#check(seat, row);
      await this.#match.save(seat, row);
      this.#stored = this.#with(seat, row);
      try {
        acknowledge();
      } finally {
        this.#match.notifyPeers();
        this.#send(seat, row);
      }
    });
  }

  #check(seat: string, { decision, picked }: PlanRow): void {
    if (this.#match.inPlay().outcome) throw new Refused('match_over');
    if (this.#readersOf(seat).length === 0) throw new Refused('no_team');
    const asked = this.#asked(seat, decision);
    if (!asked) throw new Refused('stale_decision');
    const keys = new Set(asked.options.map(({ key }) => key));
    if (!picked.every((key) => keys.has(key))) throw new Refused('not_an_option');
  }

  #with(seat: string, row: PlanRow): ReadonlyMap<string, PlanRow> {
    const others = [...this.#stored].filter(([one]) => one !== seat);
    return new Map(row.picked.length > 0 ? [...others, [seat, row]] : others);
  }

  #send(seat: string, row: PlanRow): void {
    this.#match.notify({ matchId: this.#match.stored().match.id, seat, ...row }, this.#readersOf(seat));
  }

  /** Applies the plans that another node has stored; true if they were new. */
  follow(stored: ReadonlyMap<string, PlanRow>): boolean {
    const before = this.#stored;
    this.#stored = stored;
    const seats = [...new Set([...before.keys(), ...stored.keys()])];
    const changed = seats.filter((seat) => !isDeepStrictEqual(before.get(seat), stored.get(seat)));
    for (const seat of changed) {
      const row = stored.get(seat) ?? { decision: before.get(seat)?.decision ?? '', picked: [] };
      if (this.#asked(seat, row.decision)) this.#send(seat, row);
    }
    return changed.length > 0;
  }
}
