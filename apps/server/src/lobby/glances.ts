import type { Clock } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { MatchChanges } from '../play/changes.ts';
import type { Host } from '../play/host.ts';
import type { GlanceRow, Store } from '../storage/store.ts';

/** How long changes of matches are gathered before they are stored together, in milliseconds. */
const GATHER_MS = 250;
/** When they are stored again if they could not be, in milliseconds. */
const AGAIN_MS = 10_000;

/** How a match in play looks now; null before its start, and while it is frozen. */
function rowOf({ id, title, live, stored }: Host, now: number): GlanceRow | null {
  const seen = live?.feeds.get('spectator')?.head;
  if (!live || !seen || stored.match.frozen) return null;
  const { clock } = live;
  const waiting = live.waitingFor.flatMap((seat) => {
    const since = clock?.waitingSince(seat) ?? null;
    return since === null ? [] : [[seat, since] as const];
  });
  const glance = title.glance?.(seen.view, seen.log);
  const isTimed = clock && stored.match.clock && stored.match.status === 'playing';
  const shown = {
    ...(glance && { glance }),
    since: Object.fromEntries(waiting),
    ...(isTimed && { clocks: { at: now, seats: clock.times(now) } }),
  };
  return { matchId: id, seq: live.length, shown };
}

/**
 * How matches look, stored beside them for lists, which load no match. Only a cache, written in the background: what a kill
 * keeps out of it is written when the match is loaded again.
 */
export class Glances {
  readonly #needs: Clock & {
    readonly store: Pick<Store, 'keepGlances'>;
    readonly changes: MatchChanges;
    readonly log: Logger;
  };
  readonly #changed = new Map<string, Host>();
  #cancel: (() => void) | null = null;
  #writing: Promise<void> = Promise.resolve();

  constructor(needs: Clock & { store: Pick<Store, 'keepGlances'>; changes: MatchChanges; log: Logger }) {
    this.#needs = needs;
    const note = (host: Host) => this.#note(host);
    needs.changes.subscribe({ turn: note, seats: note, summary: note });
  }

  #note(host: Host): void {
    this.#changed.set(host.id, host);
    this.#cancel ??= this.#needs.after(GATHER_MS, () => void this.flush());
  }

  /** Stores what has changed, and tells so. */
  flush(): Promise<void> {
    this.#cancel?.();
    this.#cancel = null;
    const hosts = [...this.#changed.values()];
    this.#changed.clear();
    this.#writing = this.#writing.then(() => this.#keep(hosts));
    return this.#writing;
  }

  async #keep(hosts: readonly Host[]): Promise<void> {
    const { store, changes, log } = this.#needs;
    try {
      await store.keepGlances(hosts.flatMap((host) => this.#rowOf(host) ?? []));
    } catch (error) {
      log.warn({ problem: String(error), matches: hosts.length }, 'what lists show of matches cannot be stored');
      this.#later(hosts);
    }
    for (const host of hosts) changes.publish('listed', host);
  }

  #rowOf(host: Host): GlanceRow | null {
    const { log, now } = this.#needs;
    try {
      return rowOf(host, now());
    } catch (error) {
      log.error({ err: error, matchId: host.id }, 'a title cannot tell how a match looks');
      return null;
    }
  }

  /** Stores them again once the storage may answer. */
  #later(hosts: readonly Host[]): void {
    for (const host of hosts) if (!this.#changed.has(host.id)) this.#changed.set(host.id, host);
    this.#cancel ??= this.#needs.after(AGAIN_MS, () => void this.flush());
  }
}
