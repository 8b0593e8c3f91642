import type { Core } from '@echo-base/games/engine';
import { RULES } from '../engine-version.ts';
import type { Logger } from '../observability/log.ts';
import { type ActRow, SNAPSHOT_EVERY, type Snapshot, type Store } from '../storage/store.ts';
import { startBefore } from './course.ts';
import type { Start } from './replay.ts';

/** States written in one transaction. */
const BATCH = 20;

interface Waiting extends Start {
  readonly matchId: string;
}

/** A kept state; undefined where it is damaged. */
function asStart({ seq, state }: Snapshot): Start | undefined {
  try {
    const g = JSON.parse(state) as Partial<Core> | null;
    // States kept by earlier versions hold the whole log.
    return g?.seats && g.flow && g.luck ? { seq, g: { ...(g as Core), log: [] } } : undefined;
  } catch {
    return undefined;
  }
}

export interface SnapshotNeeds {
  readonly store: Pick<Store, 'addSnapshots' | 'snapshot'>;
  readonly log: Logger;
  /** The rules that play here; states of other rules are not gone on with. */
  readonly rules?: string;
}

/**
 * States of matches kept beside the record, so that loading a match need not replay all of it. Only a cache: nobody
 * waits for it, nothing depends on it, and without it everything is as it was, only later.
 */
export class Snapshots {
  readonly #needs: SnapshotNeeds;
  readonly #rules: string;
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;

  constructor(needs: SnapshotNeeds) {
    this.#needs = needs;
    this.#rules = needs.rules ?? RULES;
  }

  /** The last state from which these acts can be replayed, of at most the first `most`; undefined where none is kept. */
  async before(matchId: string, acts: readonly ActRow[], most: number): Promise<Start | undefined> {
    let upTo = startBefore(acts, most);
    while (upTo > 0) {
      const found = await this.#needs.store.snapshot(matchId, { upTo, rules: this.#rules });
      if (!found) return undefined;
      // An undo after it may go back to before it.
      upTo = startBefore(acts, found.seq);
      if (upTo === found.seq) return asStart(found);
    }
    return undefined;
  }

  /** A match stands after so many acts; kept where that is a milestone. */
  passed(match: Waiting): void {
    if (match.seq % SNAPSHOT_EVERY === 0) this.keep(match);
  }

  /** Keeps a state, when there is time. */
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
        await this.#needs.store.addSnapshots(rows);
      } catch (error) {
        this.#needs.log.warn({ problem: String(error), snapshots: rows.length }, 'snapshots cannot be kept');
      }
    }
    this.#running = null;
  }

  /** Resolves when nothing waits to be written. */
  async idle(): Promise<void> {
    await this.#running;
  }
}
