import type { Peers } from '../cluster/peers.ts';
import type { Logger } from '../observability/log.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import type { Registry } from '../play/registry.ts';
import { Refused } from '../refused.ts';
import type { Store } from '../storage/store.ts';
import { drawDelay, type PassTiming } from './pass-timing.ts';

export interface PassNeeds {
  readonly registry: Registry;
  readonly changes: MatchChanges;
  readonly store: Store;
  readonly peers: Peers;
  readonly timing: PassTiming;
  /** Mean delay, in milliseconds. */
  readonly meanMs: number;
  readonly log: Logger;
}

/** Delay before a retry after a storage error, in milliseconds. */
const RETRY_MS = 2_000;

interface Waiting {
  /** Key of the decision to pass. */
  readonly key: string;
  readonly cancel: () => void;
}

/**
 * Automatic passes of seats with standing orders (RB-16.2.4). Each decision is shown to the seat as usual and passed
 * after a random delay of one distribution (RB-16.2.2): neither drawing a delay nor its length depends on hidden
 * information of the seat. An act of the seat, a changed order or an undo request cancels it.
 */
export class Passes {
  readonly #needs: PassNeeds;
  /** Scheduled pass of each seat, by match and seat. */
  readonly #waiting = new Map<string, Waiting>();
  #retry: (() => void) | null = null;
  #closed = false;
  #resuming: Promise<void> = Promise.resolve();

  constructor(needs: PassNeeds) {
    this.#needs = needs;
    const follow = (host: Host) => this.#follow(host);
    needs.changes.subscribe({
      turn: follow,
      orders: follow,
      // The owner of a match is a node that watches it.
      watched: follow,
      invalidated: (host) => {
        if (host.hasOrders) void this.#resume(host.id);
      },
    });
    needs.peers.listen({ owners: () => this.resumeAll() });
  }

  #follow(host: Host): void {
    const isOurs = !this.#closed && host.hasOrders && this.#needs.peers.owns(host.id);
    for (const { seat } of host.stored.seats) {
      const seatKey = `${host.id} ${seat}`;
      const key = isOurs ? host.declined(seat)?.key : undefined;
      if (this.#waiting.get(seatKey)?.key === key) continue;
      this.#forget(seatKey);
      if (key !== undefined) this.#plan(host, seat, key);
    }
  }

  #forget(seatKey: string): void {
    this.#waiting.get(seatKey)?.cancel();
    this.#waiting.delete(seatKey);
  }

  #plan({ id, stored, live }: Host, seat: string, key: string): void {
    const { timing, meanMs } = this.#needs;
    const times = stored.match.clock?.kind === 'bank' ? live?.clock?.times(live.now()) : undefined;
    const leftMs = times?.find((one) => one.seat === seat)?.leftMs;
    const ms = drawDelay(meanMs, () => timing.rng(), leftMs);
    this.#waiting.set(`${id} ${seat}`, { key, cancel: timing.schedule(() => void this.#pass(id, seat, key), ms) });
  }

  /** Passes a decision; loads the match if it has left memory. Never rejects. */
  async #pass(id: string, seat: string, key: string): Promise<void> {
    const seatKey = `${id} ${seat}`;
    const due = this.#waiting.get(seatKey);
    try {
      const host = await this.#needs.registry.host(id);
      const isOurs = !this.#closed && this.#needs.peers.owns(id) && this.#waiting.get(seatKey) === due;
      if (isOurs) await host.pass(seat, key);
      if (this.#waiting.get(seatKey) === due) this.#waiting.delete(seatKey);
    } catch (error) {
      if (this.#waiting.get(seatKey) === due) this.#waiting.delete(seatKey);
      // A refusal means that the match has changed; that change has already planned new passes.
      if (error instanceof Refused) return;
      this.#needs.log.error({ matchId: id, seat, problem: String(error) }, 'an automatic pass cannot be stored');
      this.#later();
    }
  }

  /** Schedules passes in every match that this node owns and that waits for a seat with orders. */
  resumeAll(): void {
    this.#resuming = this.#resuming.then(() => this.#resumeEach());
  }

  async #resumeEach(): Promise<void> {
    const { store, peers, log } = this.#needs;
    try {
      for (const id of this.#closed ? [] : await store.matchesWithOrders()) {
        if (!this.#closed && peers.owns(id)) await this.#resume(id);
      }
    } catch (error) {
      log.error({ problem: String(error) }, 'matches with standing orders cannot be listed');
      this.#later();
    }
  }

  async #resume(id: string): Promise<void> {
    try {
      this.#follow(await this.#needs.registry.host(id));
    } catch (error) {
      this.#needs.log.error({ matchId: id, problem: String(error) }, 'a match with standing orders cannot be loaded');
      if (!(error instanceof Refused)) this.#later();
    }
  }

  #later(): void {
    if (this.#closed || this.#retry) return;
    this.#retry = this.#needs.timing.schedule(() => {
      this.#retry = null;
      this.resumeAll();
    }, RETRY_MS);
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#retry?.();
    for (const { cancel } of this.#waiting.values()) cancel();
    this.#waiting.clear();
    await this.#resuming;
  }
}
