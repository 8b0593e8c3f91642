import { EventEmitter } from 'node:events';
import type { Viewer } from '@echo-base/games/engine';
import type { Delta, Plan, Said, StandingOrders } from '@echo-base/protocol';
import type { UndoEvent } from './undo-requests.ts';

/** Events of matches in memory, with their arguments; `Match` is the host of a match. */
export type MatchEvents<Match> = {
  /** Deltas to send to their viewers. */
  deltas: [deltas: readonly Delta[]];
  summaryChanged: [match: Match];
  /** Seats have new owners, or play started or ended. */
  seatsChanged: [match: Match];
  /** An act was made: the game may wait for other seats. */
  turnChanged: [match: Match];
  /** Chat message for these viewers. */
  said: [said: Said, viewers: readonly Viewer[]];
  /** Undo request or its result. */
  undoRequest: [match: Match, news: UndoEvent];
  /** The standing orders of a seat changed: for this seat only. */
  standing: [match: Match, orders: StandingOrders];
  /** The plan of a seat changed: for these viewers, seats of its side, only. */
  planned: [plan: Plan, viewers: readonly Viewer[]];
  /** The host does not match the stored record and must not be used any more. */
  invalidated: [match: Match];
  /** The match is not stored any more. */
  deleted: [match: Match];
};

type Listener<Match, Name extends keyof MatchEvents<Match>> = (...given: MatchEvents<Match>[Name]) => void;

/** Typed event emitter: a throwing listener is reported, and stops neither the other listeners nor the emitter. */
export class MatchEmitter<Match> {
  readonly #emitter = new EventEmitter();
  readonly #failed: (event: string, error: unknown) => void;

  /** `failed` is called with each error of a listener. */
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
