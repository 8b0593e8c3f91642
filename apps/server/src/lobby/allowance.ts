import type { Config } from '../config.ts';
import { Refused } from '../refused.ts';
import type { Player, Store } from '../storage/store.ts';

/** Limits who may create matches, and how many a player may have open. */
export class Allowance {
  readonly #store: Store;
  readonly #config: Config;
  /** Number of matches each player is creating now. */
  readonly #underway = new Map<string, number>();

  constructor(store: Store, config: Config) {
    this.#store = store;
    this.#config = config;
  }

  /** Throws `owner_only` if only owners may create matches. */
  check(player: Player): void {
    if (this.#config.create === 'owner' && !player.isOwner) throw new Refused('owner_only');
  }

  /** Creates a match within the limit of the player. Throws `too_many_matches`, also under concurrent requests. */
  async use<T>(player: Player, make: () => Promise<T>): Promise<T> {
    this.check(player);
    const most = this.#config.matchesPerPlayer;
    const underway = this.#underway.get(player.id) ?? 0;
    this.#underway.set(player.id, underway + 1);
    try {
      if (underway + (await this.#store.openMatches(player.id)) >= most)
        throw new Refused('too_many_matches', { most });
      return await make();
    } finally {
      const left = (this.#underway.get(player.id) ?? 1) - 1;
      if (left > 0) this.#underway.set(player.id, left);
      else this.#underway.delete(player.id);
    }
  }
}
