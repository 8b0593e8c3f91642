import { clone } from '../json.ts';
import type { Core } from '../state.ts';
import { withFields } from '../with-fields.ts';
import { MutableDraft } from './mutable-draft.ts';
import { replaceEqualDeep } from './structural-sharing.ts';

/** Draft of a state for one act: rules change it in place, and it becomes the next state. */
export interface StateDraft<G extends Core> {
  /** The state to change, equal to `g`, with an empty log. The undo history, which never changes in place, is shared. */
  open(g: G): G;
  /** The next state; shares with `g` every part that is equal. Throws if the draft was not opened. */
  close(g: G): G;
}

/** Draft for one act: a deep copy of the state. */
export class CopyDraft<G extends Core> implements StateDraft<G> {
  #state: G | undefined;

  open(g: G): G {
    const { log: _before, undo, ...rest } = g;
    this.#state = withFields(clone(rest), { log: [], undo }) as unknown as G;
    return this.#state;
  }

  close(g: G): G {
    const next = this.#state;
    if (!next) throw new Error('draft closed without being opened');
    for (const key of Object.keys(next) as (keyof G)[])
      if (key !== 'undo' && key !== 'log') next[key] = replaceEqualDeep(g[key], next[key]);
    return next;
  }
}

/** Draft for consecutive acts: one mutable copy, made at about the price of two deep copies, then one walk per act. */
export class ReusableDraft<G extends Core> implements StateDraft<G> {
  readonly #copy: MutableDraft<G>;

  constructor(g: G) {
    this.#copy = new MutableDraft({ ...g, log: null, undo: null } as unknown as G);
  }

  open(g: G): G {
    return Object.assign(this.#copy.draft, { log: [], undo: g.undo });
  }

  close(g: G): G {
    const { draft } = this.#copy;
    const { log } = draft;
    Object.assign(draft, { log: null, undo: null });
    // Parameters of a log entry may be parts of the draft.
    return { ...this.#copy.commit(), log: clone(log), undo: g.undo };
  }
}
