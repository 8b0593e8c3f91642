import { EventEmitter } from 'node:events';
import type { Viewer } from '@echo-base/games/engine';
import type { Delta, Said, StandingOrders } from '@echo-base/protocol';
import type { UndoNews } from './undo-talk.ts';

/** Events of the matches in memory, by name, with what a listener is given; `Match` is the host of a match. */
export type MatchEvents<Match> = {
  /** These changes are to be sent to their viewers. */
  deltas: [deltas: readonly Delta[]];
  summaryChanged: [match: Match];
  /** Seats changed hands, or play began or ended. */
  seatsChanged: [match: Match];
  /** The game waits for other seats, or has gone on. */
  turnChanged: [match: Match];
  /** A chat message for these viewers. */
  said: [said: Said, viewers: readonly Viewer[]];
  /** The table is asked about an undo, or has answered. */
  undoRequest: [match: Match, news: UndoNews];
  /** The standing orders of a seat that hold now are others: for this seat only. */
  standing: [match: Match, orders: StandingOrders];
  /** What is stored does not follow on what this host knows: it is no longer of use. */
  invalidated: [match: Match];
};

type Listener<Match, Name extends keyof MatchEvents<Match>> = (...given: MatchEvents<Match>[Name]) => void;

/** Typed event emitter: a listener that throws is reported, and stops neither the other listeners nor the act. */
export class MatchEmitter<Match> {
  readonly #emitter = new EventEmitter();
  readonly #failed: (event: string, error: unknown) => void;

  /** `failed` is called with each error a listener throws. */
  constructor(failed: (event: string, error: unknown) => void) {
    this.#failed = failed;
  }

  on<Name extends keyof MatchEvents<Match>>(event: Name, listener: Listener<Match, Name>): void {
    this.#emitter.on(event, (...given: MatchEvents<Match>[Name]) => {
      try {
        listener(...given);
      } catch (error) {
        this.#failed(event, error);
      }
    });
  }

  emit<Name extends keyof MatchEvents<Match>>(event: Name, ...given: MatchEvents<Match>[Name]): void {
    this.#emitter.emit(event, ...given);
  }
}
