import type { Clock } from '../model/now.ts';
import type { MatchChanges } from './changes.ts';
import type { Host } from './host.ts';
import type { Registry } from './registry.ts';

interface Alarm {
  readonly at: number;
  readonly cancel: () => void;
}

/** Wakes matches in memory when something is due in them that no act brings about: one timer for each match. */
export class Alarms {
  readonly #registry: Registry;
  readonly #clock: Clock;
  readonly #alarms = new Map<string, Alarm>();

  /** `clock` is database time. */
  constructor(registry: Registry, changes: MatchChanges, clock: Clock) {
    this.#registry = registry;
    this.#clock = clock;
    const set = (host: Host) => this.#set(host);
    changes.subscribe({ turn: set, said: set, undo: set });
  }

  #set(host: Host): void {
    const { id, nextDue: at } = host;
    const before = this.#alarms.get(id);
    if (at === (before?.at ?? Number.POSITIVE_INFINITY)) return;
    before?.cancel();
    this.#alarms.delete(id);
    if (at === Number.POSITIVE_INFINITY) return;
    const cancel = this.#clock.after(Math.max(0, at - this.#clock.now()), () => {
      this.#alarms.delete(id);
      const loaded = this.#registry.peek(id);
      loaded?.wake();
      if (loaded) this.#set(loaded);
    });
    this.#alarms.set(id, { at, cancel });
  }

  close(): void {
    for (const { cancel } of this.#alarms.values()) cancel();
    this.#alarms.clear();
  }
}
