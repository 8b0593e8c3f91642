import type { Host } from './host.ts';
import type { PlayNeeds, Registry } from './registry.ts';

interface Alarm {
  readonly at: number;
  readonly cancel: () => void;
}

/** Wakes matches in memory when something is due in them that no act brings about: one timer for each match. */
export class Alarms {
  readonly #registry: Registry;
  readonly #needs: PlayNeeds;
  readonly #alarms = new Map<string, Alarm>();

  constructor(registry: Registry, needs: PlayNeeds) {
    this.#registry = registry;
    this.#needs = needs;
    const set = (host: Host) => this.#set(host);
    needs.changes.subscribe({ turn: set, said: set, undo: set });
  }

  #set(host: Host): void {
    const { id, nextDue: at } = host;
    const before = this.#alarms.get(id);
    if (at === (before?.at ?? Number.POSITIVE_INFINITY)) return;
    before?.cancel();
    this.#alarms.delete(id);
    if (at === Number.POSITIVE_INFINITY) return;
    const { now, after } = this.#needs;
    const cancel = after(Math.max(0, at - now()), () => {
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
