import { CHAT_HISTORY } from '@echo-base/protocol';
import type { Presence } from '../cluster/presence.ts';
import { personOf } from '../model/ids.ts';
import { checkNotKicked, UNNAMED } from '../model/seats.ts';
import { Refused } from '../refused.ts';
import type { Player, Store, StoredMatch } from '../storage/store.ts';

/** People in a match, found by ids that are valid in it only. */
export class People {
  readonly #store: Store;
  readonly #presence: Presence;

  constructor(store: Store, presence: Presence) {
    this.#store = store;
    this.#presence = presence;
  }

  /** Players with a seat or a kept one, watching, in the latest chat or kicked, then other members. */
  async idsAt({ match, seats, members, kicked = [] }: StoredMatch): Promise<Set<string>> {
    const sitting = seats.flatMap(({ playerId, keptFor }) => playerId ?? keptFor?.id ?? []);
    const writers = (await this.#store.lastChatMessages(match.id, CHAT_HISTORY)).map((said) => said.playerId);
    return new Set([...sitting, ...this.#presence.playersAt(match.id), ...writers, ...kicked, ...members]);
  }

  /** Player id of a person; `UNNAMED` for all watchers without a session. Throws `no_such_person`. */
  async idOf(stored: StoredMatch, person: string): Promise<string> {
    if (personOf(stored.match.id, UNNAMED) === person) return UNNAMED;
    for (const id of await this.idsAt(stored)) if (personOf(stored.match.id, id) === person) return id;
    throw new Refused('no_such_person');
  }

  /** A person who may take a seat. Throws `no_such_person`; `kicked` for a kicked one. */
  async playerAt(stored: StoredMatch, person: string): Promise<Player> {
    const id = await this.idOf(stored, person);
    const [player] = await this.#store.players([id]);
    if (!player) throw new Refused('no_such_person');
    checkNotKicked(stored, player);
    return { id, name: player.name };
  }
}
