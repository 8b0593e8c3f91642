import type { Now } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { Store } from '../storage/store.ts';
import type { Peers } from './peers.ts';

/** How often the other nodes are told that a player is here, in milliseconds. */
const TELL_MS = 10_000;
/** How long it is remembered here, in milliseconds; then it is read from the storage. */
const KEPT_MS = 3_600_000;

export interface SeenNeeds {
  readonly peers: Pick<Peers, 'tell' | 'listen'>;
  readonly store: Pick<Store, 'setSeen'>;
  readonly now: Now;
  readonly log: Pick<Logger, 'warn'>;
}

/** When a page of each player was last open, on any node. */
export class Seen {
  readonly #needs: SeenNeeds;
  readonly #at = new Map<string, number>();
  readonly #told = new Map<string, number>();
  /** What this node has not stored yet. */
  #fresh = new Map<string, number>();

  /** `now` is database time. */
  constructor(needs: SeenNeeds) {
    this.#needs = needs;
    needs.peers.listen({
      told: (news) => {
        if (news.kind === 'seen') this.#at.set(news.playerId, Math.max(news.at, this.#at.get(news.playerId) ?? 0));
      },
    });
  }

  /** A page of a player asks for something, or has just closed. */
  note(playerId: string): void {
    const { peers, now } = this.#needs;
    const at = now();
    if (at - (this.#told.get(playerId) ?? Number.NEGATIVE_INFINITY) < TELL_MS) return;
    this.#told.set(playerId, at);
    this.#fresh.set(playerId, at);
    peers.tell({ kind: 'seen', playerId, at });
  }

  /** When a page of a player was last open, epoch milliseconds; undefined if that is not known here. */
  at(playerId: string): number | undefined {
    return this.#at.get(playerId);
  }

  /** Stores who was here since the last call, all at once: it costs no write for each request. */
  async store(): Promise<void> {
    const { store, log } = this.#needs;
    const fresh = this.#fresh;
    if (fresh.size === 0) return;
    this.#fresh = new Map();
    await store.setSeen(fresh).catch((error: unknown) => {
      log.warn({ problem: String(error) }, 'when players were here cannot be stored');
      this.#fresh = new Map([...fresh, ...this.#fresh]);
    });
  }

  /** Stores who was here, and forgets players who have been away for long. */
  sweep(): void {
    void this.store();
    const before = this.#needs.now() - KEPT_MS;
    for (const map of [this.#at, this.#told]) for (const [playerId, at] of map) if (at < before) map.delete(playerId);
  }
}
