import type { Peers } from '../cluster/peers.ts';
import type { Clock } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import { Refused } from '../refused.ts';
import type { TimedMatch } from './times.ts';
import type { Uptime } from './uptime.ts';

/** Timers of Node cannot be set longer. */
const LONGEST_MS = 2_147_483_647;
/** Timers may ring a little too early. */
const SLACK_MS = 2;
/** A match that could not be loaded is tried again after this long. */
const RETRY_MS = 2_000;

/** A match in memory whose clock can run down. */
interface TimedHost extends TimedMatch {
  /** Tells everybody how clocks and seats stand. */
  showTimes(): void;
}

/** What the clocks need; `now` and `after` go by the database's time. */
export interface ClocksNeeds extends Clock {
  /** The matches in memory; `host` loads one that is not. */
  readonly registry: {
    readonly loaded: Iterable<TimedHost>;
    peek(id: string): TimedHost | undefined;
    host(id: string): Promise<TimedHost>;
  };
  readonly events: { on(event: 'turnChanged', listener: (host: TimedHost) => void): void };
  readonly peers: Peers;
  readonly uptime: Uptime;
  readonly log: Logger;
}

/**
 * Rings when somebody's time is up, so that the table is told and a computer player moves on where it shall. A match
 * may leave memory meanwhile: it is loaded again when there is something to do in it.
 */
export class Clocks {
  readonly #needs: ClocksNeeds;
  /** How the timer of a match is cancelled. */
  readonly #timers = new Map<string, () => void>();
  #closed = false;

  constructor(needs: ClocksNeeds) {
    this.#needs = needs;
    needs.events.on('turnChanged', (host) => this.#follow(host));
    needs.uptime.onChange(() => this.#refresh());
  }

  #follow(host: TimedHost): void {
    const { match } = host.stored;
    if (!match.clock) return;
    this.#timers.get(host.id)?.();
    this.#timers.delete(host.id);
    const inMs = match.status === 'playing' ? (host.live?.clock?.nextEnd(host.live.now()) ?? null) : null;
    if (this.#closed || inMs === null) return;
    const movesOn = match.clock.kind === 'bank' && match.clock.atZero === 'bot';
    this.#set(host.id, movesOn, inMs + SLACK_MS);
  }

  #set(id: string, movesOn: boolean, inMs: number): void {
    this.#timers.set(
      id,
      this.#needs.after(Math.min(inMs, LONGEST_MS), () => void this.#ring(id, movesOn)),
    );
  }

  async #ring(id: string, movesOn: boolean): Promise<void> {
    const { registry, peers, log } = this.#needs;
    this.#timers.delete(id);
    const loaded = registry.peek(id);
    if (loaded) return loaded.showTimes();
    if (!movesOn || !peers.owns(id)) return;
    try {
      // Who listens is told of a match that is loaded.
      await registry.host(id);
    } catch (error) {
      log.error({ matchId: id, problem: String(error) }, 'a match whose clock has run down cannot be loaded');
      if (!this.#closed && !(error instanceof Refused)) this.#set(id, movesOn, RETRY_MS);
    }
  }

  /** More is known of the past: clocks go otherwise than they were shown. */
  #refresh(): void {
    for (const host of this.#needs.registry.loaded) if (host.live?.clock) host.showTimes();
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
