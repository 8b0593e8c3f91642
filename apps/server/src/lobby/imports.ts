import type { MatchRecord } from '@echo-base/protocol';
import { Slots } from '../model/slots.ts';
import type { Loader } from '../play/loader.ts';
import { rebuild } from '../record/import.ts';
import { Budget } from '../record/slices.ts';
import type { Player, Store, StoredMatch } from '../storage/store.ts';
import type { Allowance } from './allowance.ts';

/** One import of a player; few wait, as each holds a record of some megabytes. */
const LIMITS = { atOnce: 2, each: 1, inAll: 10, retryS: 2 };

/** Imports of finished matches from their records. */
export class Imports {
  readonly #loader: Loader;
  readonly #store: Store;
  readonly #allowance: Allowance;
  readonly #slots = new Slots(LIMITS);

  constructor(loader: Loader, store: Store, allowance: Allowance) {
    this.#loader = loader;
    this.#store = store;
    this.#allowance = allowance;
  }

  /**
   * Imports a match, which counts as one of the player's; one at a time because of the cost of the replay. Throws
   * `too_many_matches`, `slow_down`, or as `rebuild`.
   */
  import(player: Player, record: MatchRecord): Promise<StoredMatch> {
    return this.#slots.use(player.id, () =>
      this.#allowance.use(player, async () => {
        const { stored, acts } = await rebuild(this.#loader.findTitle(record.title), record, player, new Budget());
        await this.#store.importMatch(stored.match, stored.seats, acts, stored.beginning);
        return stored;
      }),
    );
  }
}
