import type { Uptime } from '../clocks/uptime.ts';
import { Refused } from '../refused.ts';
import type { Host } from './host.ts';
import type { PlayNeeds, Registry } from './registry.ts';

/** Longest delay of a Node timer. */
const LONGEST_MS = 2_147_483_647;
/** Timers may fire slightly early. */
const SLACK_MS = 2;
/** Delay before a match that could not be loaded is tried again, in milliseconds. */
const RETRY_MS = 2_000;

/**
 * Timer scheduler: one timer per match, which fires when the time of a seat runs out. Sends the clocks to the viewers. If
 * the match was unloaded and its clock hands the seat to a computer player (`atZero: 'bot'`), loads the match again.
 */
export class Clocks {
  readonly #registry: Registry;
  readonly #needs: PlayNeeds;
  /** Cancels the timer of each match. */
  readonly #timers = new Map<string, () => void>();
  #closed = false;

  constructor(registry: Registry, uptime: Uptime, needs: PlayNeeds) {
    this.#registry = registry;
    this.#needs = needs;
    needs.changes.subscribe({ turn: (host) => this.#reschedule(host) });
    uptime.onChange(() => this.#refresh());
  }

  #reschedule(host: Host): void {
    const { match } = host.stored;
    if (!match.clock) return;
    this.#timers.get(host.id)?.();
    this.#timers.delete(host.id);
    const inMs = match.status === 'playing' ? (host.live?.clock?.nextEnd(host.live.now()) ?? null) : null;
    if (this.#closed || inMs === null) return;
    const handsToBot = match.clock.kind === 'bank' && match.clock.atZero === 'bot';
    this.#set(host.id, handsToBot, inMs + SLACK_MS);
  }

  #set(id: string, handsToBot: boolean, inMs: number): void {
    this.#timers.set(
      id,
      this.#needs.after(Math.min(inMs, LONGEST_MS), () => void this.#expire(id, handsToBot)),
    );
  }

  async #expire(id: string, handsToBot: boolean): Promise<void> {
    const { peers, log } = this.#needs;
    this.#timers.delete(id);
    const loaded = this.#registry.peek(id);
    if (loaded) return loaded.showTimes();
    if (!handsToBot || !peers.owns(id)) return;
    try {
      // Loading notifies the listeners.
      await this.#registry.host(id);
    } catch (error) {
      log.error({ matchId: id, problem: String(error) }, 'a match with an expired clock cannot be loaded');
      if (!this.#closed && !(error instanceof Refused)) this.#set(id, handsToBot, RETRY_MS);
    }
  }

  /** Sends all clocks again after a past outage became known, which changes them. */
  #refresh(): void {
    for (const host of this.#registry.loaded) if (host.stored.match.clock) host.showTimes();
  }

  close(): void {
    this.#closed = true;
    for (const cancel of this.#timers.values()) cancel();
    this.#timers.clear();
  }
}
