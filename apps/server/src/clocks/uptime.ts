import { type Clock, clockBy, type Now } from '../model/now.ts';
import type { Outage, ServerRow, Store } from '../storage/store.ts';
import type { UptimeHistory } from './clock.ts';
import { merge } from './merge.ts';

/** Heartbeat interval, in milliseconds. */
const HEARTBEAT_MS = 5_000;
/** Age of a heartbeat after which a server counts as down, in milliseconds. */
const STALE_MS = 15_000;

export interface UptimeNeeds {
  readonly store: Pick<Store, 'heartbeat' | 'servers' | 'addOutage' | 'outages'>;
  /** Id of this server among those that share the database. */
  readonly id: string;
  /** Whether other servers may share the database. */
  readonly isShared: boolean;
  /** Database time; with SQLite the time of this machine. */
  readonly now?: Now;
  /** Timers of the heartbeats; by default real ones. */
  readonly after?: Clock['after'] | undefined;
  /** Called on storage errors. */
  failed(error: unknown): void;
}

/**
 * Heartbeats: when a server was up. Every server writes one every few seconds; without any no one could play, so no
 * clock runs. A kill hides at most one interval, in favour of the seat to act.
 */
export class Uptime implements UptimeHistory {
  readonly #needs: UptimeNeeds;
  #outages: readonly Outage[] = [];
  /** Outage that lasts, or is not yet confirmed. */
  #unconfirmed: Outage | null = null;
  /** Steps of the clock; those that are not stored yet are stored with a heartbeat. */
  readonly #steps: Outage[] = [];
  #unstored: Outage[] = [];
  #merged: readonly Outage[] = [];
  #heartbeatAt = 0;
  #stopBeating: () => void = () => undefined;
  #confirmTimer: ReturnType<typeof setTimeout> | undefined;
  revision = 0;
  readonly #listeners: (() => void)[] = [];

  constructor(needs: UptimeNeeds) {
    this.#needs = needs;
  }

  /** Calls a listener when a past outage becomes known. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** The clock has jumped ahead: no one could play in the time it skipped. Counts as an outage at once. */
  stepped(step: Outage): void {
    this.#steps.push(step);
    this.#unstored.push(step);
    if (this.#heartbeatAt > 0) this.#heartbeatAt += step.to - step.from;
    this.#remerge();
    // The caller is reading the time in the middle of something.
    setImmediate(() => {
      this.#announce();
      void this.#storeSteps().catch(this.#needs.failed);
    });
  }

  async #storeSteps(): Promise<void> {
    const steps = this.#unstored;
    this.#unstored = [];
    try {
      for (const step of steps) await this.#needs.store.addOutage(step);
    } catch (error) {
      this.#unstored.unshift(...steps);
      throw error;
    }
  }

  /** Reads known outages; until `open` no time passes. */
  async load(): Promise<void> {
    this.#setOutages(await this.#needs.store.outages());
    const last = lastAlive(await this.#others());
    if (last !== null) this.#setUnconfirmed({ from: last, to: Number.POSITIVE_INFINITY });
  }

  /** Marks this server as reachable. */
  async open(now = this.#now()): Promise<void> {
    const others = await this.#others();
    const from = lastAlive(others);
    this.#heartbeatAt = now;
    if (from === null) this.#setUnconfirmed(null);
    else if (!this.#needs.isShared || others.every((one) => isGone(one, now)))
      await this.#storeOutage({ from, to: now });
    else this.#confirmLater({ from, to: now }, new Set(others.map((one) => one.id)));
    await this.#needs.store.heartbeat(this.#row(now), now - STALE_MS);
    this.#keepBeating();
  }

  #keepBeating(): void {
    const { after = clockBy(this.#now).after, failed } = this.#needs;
    this.#stopBeating = after(HEARTBEAT_MS, () => {
      this.#keepBeating();
      void this.heartbeat().catch(failed);
    });
  }

  /** Outage in doubt: one of these servers may be up, which its next heartbeat decides. */
  #confirmLater(outage: Outage, ids: ReadonlySet<string>): void {
    this.#setUnconfirmed(outage);
    const decide = async () => {
      const wasUp = (await this.#others()).some((one) => ids.has(one.id) && one.aliveAt >= outage.to);
      if (wasUp) this.#setUnconfirmed(null);
      else await this.#storeOutage(outage);
    };
    this.#confirmTimer = setTimeout(() => void decide().catch(this.#needs.failed), STALE_MS).unref();
  }

  /** Writes a heartbeat; a long gap without any (such as a suspended machine) was an outage. */
  async heartbeat(now = this.#now()): Promise<void> {
    const isLate = now - this.#heartbeatAt > STALE_MS;
    if (isLate) {
      const last = Math.max(this.#heartbeatAt, lastAlive(await this.#others()) ?? 0);
      if (now - last > STALE_MS) await this.#storeOutage({ from: last, to: now });
    }
    await this.#needs.store.heartbeat(this.#row(now));
    this.#heartbeatAt = now;
    await this.#storeSteps();
    if (this.#needs.isShared) this.#setOutages(await this.#needs.store.outages());
  }

  /** Writes the last heartbeat of a regular stop. */
  async close(): Promise<void> {
    this.#stopBeating();
    clearTimeout(this.#confirmTimer);
    if (this.#heartbeatAt === 0) return;
    try {
      await this.#needs.store.heartbeat(this.#row(this.#now(), true));
    } catch (error) {
      // Stopping must not wait for it: the last regular heartbeat counts then.
      this.#needs.failed(error);
    }
  }

  #now(): number {
    return (this.#needs.now ?? Date.now)();
  }

  #row(aliveAt: number, isStopped = false): ServerRow {
    return { id: this.#needs.id, aliveAt, isStopped };
  }

  /** Other servers; if not shared, a row under our own id is from before this start. */
  async #others(): Promise<ServerRow[]> {
    const rows = await this.#needs.store.servers();
    return this.#heartbeatAt === 0 ? rows : rows.filter((row) => row.id !== this.#needs.id);
  }

  async #storeOutage(outage: Outage): Promise<void> {
    await this.#needs.store.addOutage(outage);
    this.#setUnconfirmed(null);
    this.#setOutages(await this.#needs.store.outages());
  }

  #setOutages(outages: readonly Outage[]): void {
    if (outages.length === this.#outages.length) return;
    this.#outages = outages;
    this.#update();
  }

  #setUnconfirmed(outage: Outage | null): void {
    if (outage === this.#unconfirmed) return;
    this.#unconfirmed = outage;
    this.#update();
  }

  #update(): void {
    this.#remerge();
    this.#announce();
  }

  #remerge(): void {
    this.#merged = merge([...this.#outages, ...this.#steps, ...(this.#unconfirmed ? [this.#unconfirmed] : [])]);
    this.revision += 1;
  }

  #announce(): void {
    for (const changed of this.#listeners) changed();
  }

  between(from: number, to: number): number {
    let up = Math.max(0, to - from);
    for (const outage of this.#merged) {
      if (outage.to <= from) break;
      up -= Math.max(0, Math.min(outage.to, to) - Math.max(outage.from, from));
    }
    return up;
  }
}

function lastAlive(servers: readonly ServerRow[]): number | null {
  return servers.length > 0 ? Math.max(...servers.map((one) => one.aliveAt)) : null;
}

function isGone({ aliveAt, isStopped }: ServerRow, now: number): boolean {
  return isStopped || aliveAt < now - STALE_MS;
}
