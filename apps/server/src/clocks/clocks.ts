import type { Peers } from '../cluster/peers.ts';
import type { Clock } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import { Refused } from '../refused.ts';
import type { TimedMatch } from './match-times.ts';
import type { Uptime } from './uptime.ts';

/** Longest delay of a Node timer. */
const LONGEST_MS = 2_147_483_647;
/** Timers may fire slightly early. */
const SLACK_MS = 2;
/** Delay before a match that could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 2_000;

/** Match in memory with a clock. */
interface TimedHost extends TimedMatch {
  /** Sends clocks and seats to all viewers. */
  showTimes(): void;
}

/** Dependencies of the alarms; `now` and `after` use database time. */
export interface ClocksNeeds extends Clock {
  /** Matches in memory; `host` loads a match. */
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
 * Alarm scheduler: fires when a seat runs out of time, to update viewers and let a computer player move on if set so.
 * Loads the match again if it has left memory.
 */
export class Clocks {
  readonly #needs: ClocksNeeds;
  /** Cancels the timer of each match. */
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
      // Loading notifies the listeners.
      await registry.host(id);
    } catch (error) {
      log.error({ matchId: id, problem: String(error) }, 'a match with an expired clock cannot be loaded');
      if (!this.#closed && !(error instanceof Refused)) this.#set(id, movesOn, RETRY_MS);
    }
  }

  /** A past outage became known: shown clocks change. */
  #refresh(): void {
    for (const host of this.#needs.registry.loaded) if (host.live?.clock) host.showTimes();
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
