import { released } from '../model/seats.ts';
import type { Host } from '../play/host.ts';
import type { LobbyNeeds } from './parts.ts';

/** Opens seats to all that were kept for a while: one timer for each match in memory. */
export class OfferedSeats {
  readonly #needs: LobbyNeeds;
  readonly #due = new Map<string, { readonly at: number; readonly cancel: () => void }>();

  constructor(needs: LobbyNeeds) {
    this.#needs = needs;
    const follow = (host: Host) => this.#follow(host);
    needs.changes.subscribe({ summary: follow, turn: follow, deleted: ({ id }) => this.#forget(id) });
  }

  #forget(id: string): void {
    this.#due.get(id)?.cancel();
    this.#due.delete(id);
  }

  #follow(host: Host): void {
    const { match, seats } = host.stored;
    const times = match.status === 'waiting' ? seats.flatMap(({ keptUntil }) => keptUntil ?? []) : [];
    const at = Math.min(...times);
    if (this.#due.get(host.id)?.at === at) return;
    this.#forget(host.id);
    if (times.length === 0) return;
    const { now, after } = this.#needs;
    this.#due.set(host.id, { at, cancel: after(Math.max(0, at - now()), () => void this.#release(host.id)) });
  }

  async #release(id: string): Promise<void> {
    this.#due.delete(id);
    const { registry, store, now, log } = this.#needs;
    const host = registry.peek(id);
    if (!host) return;
    await host
      .enqueue(async () => {
        const { match, seats } = host.stored;
        const isOver = ({ keptUntil }: (typeof seats)[number]) => keptUntil !== undefined && keptUntil <= now();
        if (match.status !== 'waiting' || !seats.some(isOver)) return;
        const open = seats.map((seat) => (isOver(seat) ? released(seat) : seat));
        // Every server that has the match in memory tries; the one that is later finds other seats than it has read.
        if (await store.dealSeats(id, seats, open)) host.changeTable({ seats: open });
      })
      .catch((error: unknown) => log.error({ matchId: id, problem: String(error) }, 'an offered seat stays kept'));
    const left = registry.peek(id);
    if (left) this.#follow(left);
  }

  close(): void {
    for (const { cancel } of this.#due.values()) cancel();
    this.#due.clear();
  }
}
