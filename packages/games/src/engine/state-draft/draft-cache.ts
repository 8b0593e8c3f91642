import type { Core } from '../state.ts';
import { CopyDraft, ReusableDraft, type StateDraft } from './state-draft.ts';

/** Limits of a `DraftCache`. */
interface DraftCacheLimits {
  /** States with a reusable draft. Default 64: at 100 kB a state about 35 MB. */
  readonly states?: number;
  /** An entry may be evicted once `states` x `rounds` acts have passed since it was added. Default 8. */
  readonly rounds?: number;
}

/** Settings of `act` and `concede`. */
export interface ActSettings {
  /** Draft cache of the host. Without it every act copies the state. */
  readonly drafts?: DraftCache | undefined;
}

/**
 * Cache of reusable drafts by state, owned by the host that plays matches. Only the speed of acts depends on it, never
 * their result. Insertion order is age; a full cache does not evict young entries, because with more matches than
 * entries in turn plain least-recently-used eviction would never hit.
 */
export class DraftCache {
  readonly #states: number;
  readonly #minAge: number;
  /** A state's `ReusableDraft`, or null where the next act makes one. */
  readonly #entries = new Map<Core, { readonly draft: unknown; readonly at: number }>();
  #acts = 0;

  constructor({ states = 64, rounds = 8 }: DraftCacheLimits = {}) {
    this.#states = states;
    this.#minAge = states * rounds;
  }

  /** Cache for one match, whose states follow one another: one entry, replaced at once. */
  static forOneMatch(): DraftCache {
    return new DraftCache({ states: 1, rounds: 0 });
  }

  /** Removes and returns the draft of a state: the caller owns it, and a draft of an act that failed is lost. */
  take<G extends Core>(g: G): StateDraft<G> {
    const found = this.#entries.get(g);
    if (!found) return new CopyDraft<G>();
    this.#entries.delete(g);
    return (found.draft as ReusableDraft<G> | null) ?? new ReusableDraft(g);
  }

  /** Drops the draft of a state that an undo has discarded. */
  drop(g: Core): void {
    this.#entries.delete(g);
  }

  /** Adds the draft of the act that led to `g`, unless the match is over or the cache is full of young entries. */
  put<G extends Core>(g: G, draft: StateDraft<G>): void {
    this.#acts += 1;
    if (g.outcome) return;
    const [oldest] = this.#entries;
    if (oldest && this.#entries.size >= this.#states) {
      const [state, { at }] = oldest;
      if (this.#acts - at < this.#minAge) return;
      this.#entries.delete(state);
    }
    this.#entries.set(g, {
      draft: draft instanceof ReusableDraft ? draft : null,
      at: this.#acts,
    });
  }
}
