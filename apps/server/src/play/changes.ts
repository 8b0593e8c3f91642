import type { Viewer } from '@echo-base/games/engine';
import type { Delta, Said } from '@echo-base/protocol';
import type { Part } from '../cluster/peers.ts';
import type { PlanRow } from '../storage/store.ts';
import type { Host } from './host.ts';
import type { UndoEvent } from './undo-requests.ts';

/** What changes in a match in memory, with what its subscribers are told besides its host. */
type Changes = {
  /** This node has stored a part of it, which the others read. */
  stored: [part: Part];
  /** Views: deltas for their viewers. */
  deltas: [deltas: readonly Delta[]];
  /** Status, clocks or anything else of the summary. */
  summary: [];
  /** Seats have new owners, or play started or ended. */
  seats: [];
  /** An act was made, or the match was loaded: the game may wait for other seats. */
  turn: [];
  /** A chat message for these viewers. */
  said: [said: Said, viewers: readonly Viewer[]];
  /** An undo request or its result. */
  undo: [news: UndoEvent];
  /** Standing orders were given; those for a turn lapse with `turn`. */
  orders: [];
  /** A seat has another plan. */
  plan: [seat: string, plan: PlanRow];
  /** Its watchers, on any node. */
  watched: [];
  /** Another device has opened its invite link. */
  linkOpened: [at: number];
  /** What lists tell of it has changed, and can be read. */
  listed: [];
  /** The host does not match the stored record. */
  diverged: [];
  /** The host has left memory for that, and must not be used any more. */
  invalidated: [];
  /** The match is not stored any more. */
  deleted: [];
};

type Subscriber = { readonly [What in keyof Changes]: (host: Host, ...told: Changes[What]) => void };

/** Stream of the changes of all matches in memory. A subscriber that throws is reported, and stops no other one. */
export class MatchChanges {
  readonly #subscribers: Partial<Subscriber>[] = [];
  readonly #failed: (what: string, error: unknown) => void;

  /** `failed` is called with each error of a subscriber. */
  constructor(failed: (what: string, error: unknown) => void) {
    this.#failed = failed;
  }

  subscribe(subscriber: Partial<Subscriber>): void {
    this.#subscribers.push(subscriber);
  }

  publish<What extends keyof Changes>(what: What, host: Host, ...told: Changes[What]): void {
    for (const subscriber of this.#subscribers) {
      try {
        subscriber[what]?.(host, ...told);
      } catch (error) {
        this.#failed(what, error);
      }
    }
  }
}
