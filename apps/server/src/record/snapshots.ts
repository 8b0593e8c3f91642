import type { Core } from '@echo-base/games/engine';
import { RULES } from '../engine-version.ts';
import type { Logger } from '../observability/log.ts';
import { type ActRow, SNAPSHOT_EVERY, type Snapshot, type Store } from '../storage/store.ts';
import { startBefore } from './effective-history.ts';
import type { Start } from './replay.ts';

/** Snapshots written in one transaction. */
const BATCH = 20;

interface Waiting extends Start {
  readonly matchId: string;
}

/** State of a snapshot; undefined if damaged. */
function asStart({ seq, state }: Snapshot): Start | undefined {
  try {
    const g = JSON.parse(state) as Partial<Core> | null;
    return g?.seats && g.flow && g.luck ? { seq, g: g as Core } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Snapshots: states of matches stored beside the record, so that loading a match need not replay all of it. Only a
 * cache: written in the background, and without it everything works the same, only slower.
 */
export class Snapshots {
  readonly #store: Pick<Store, 'addSnapshots' | 'snapshot'>;
  readonly #log: Logger;
  readonly #rules: string;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  /** `rules` is their version here; snapshots of other rules are not used. */
  constructor(store: Pick<Store, 'addSnapshots' | 'snapshot'>, log: Logger, rules = RULES) {
    this.#store = store;
    this.#log = log;
    this.#rules = rules;
  }

  /** Last snapshot from which these acts can be replayed, within the first `most`; undefined if there is none. */
  async before(matchId: string, acts: readonly ActRow[], most: number): Promise<Start | undefined> {
    let upTo = startBefore(acts, most);
    while (upTo > 0) {
      const found = await this.#store.snapshot(matchId, { upTo, rules: this.#rules });
      if (!found) return undefined;
      // A later undo may go back to before it.
      upTo = startBefore(acts, found.seq);
      if (upTo === found.seq) return asStart(found);
    }
    return undefined;
  }

  /** The last snapshot of a match, by any version of the rules; undefined if there is none or it is damaged. */
  async last(matchId: string): Promise<Start | undefined> {
    const found = await this.#store.snapshot(matchId);
    return found ? asStart(found) : undefined;
  }

  /** Takes a snapshot at milestones. */
  passed(match: Waiting): void {
    if (match.seq % SNAPSHOT_EVERY === 0) this.keep(match);
  }

  /** Queues a snapshot for writing. */
  keep({ matchId, seq, g }: Waiting): void {
    this.#waiting.push({ matchId, seq, g });
    this.#running ??= this.#drain();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = this.#waiting.splice(0, BATCH);
      const rows = batch.map(({ matchId, seq, g }) => ({ matchId, seq, rules: this.#rules, state: JSON.stringify(g) }));
      try {
        await this.#store.addSnapshots(rows);
      } catch (error) {
        this.#log.warn({ problem: String(error), snapshots: rows.length }, 'snapshots cannot be stored');
      }
    }
    this.#running = null;
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    await this.#running;
  }
}
