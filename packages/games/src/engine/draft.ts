import { clone } from './json.ts';
import type { LogEntry } from './log.ts';
import { share } from './share.ts';
import type { Core } from './state.ts';
import { WorkingCopy } from './working.ts';

/** States whose working copies are kept: of 100 kB each, these take about 35 MB. */
const KEPT = 64;
/** A copy makes room for another when so many acts of other matches have passed as all copies together do in so many rounds. */
const ROUNDS = 8;

/** What rules change in place to make the next state of a state. */
export interface Draft<G extends Core> {
  /** The state to change, as `g` is. What never changes in place (log entries, the way back) is shared. */
  open(g: G): G;
  /** The state it has become; shares with `g` all that is equal. */
  close(g: G): G;
}

/** For one act: copies all there is. */
class PassingDraft<G extends Core> implements Draft<G> {
  #state: G | undefined;

  open(g: G): G {
    const { log, undo, ...rest } = g;
    this.#state = { ...clone(rest), log: [...log], undo } as unknown as G;
    return this.#state;
  }

  close(g: G): G {
    const next = this.#state;
    if (!next) throw new Error('a draft is closed that nobody has opened');
    for (const key of Object.keys(next) as (keyof G)[]) if (key !== 'undo') next[key] = share(g[key], next[key]);
    return next;
  }
}

/** For act after act: makes one copy, at the price of two, and then looks only for what has changed. */
export class LastingDraft<G extends Core> implements Draft<G> {
  readonly #copy: WorkingCopy<G>;

  constructor(g: G) {
    this.#copy = new WorkingCopy({ ...g, log: null, undo: null } as unknown as G);
  }

  open(g: G): G {
    return Object.assign(this.#copy.work, { log: [...g.log], undo: g.undo });
  }

  close(g: G): G {
    const { work } = this.#copy;
    const { log } = work;
    Object.assign(work, { log: null, undo: null });
    return { ...this.#copy.next(), log: logged(g.log, log), undo: g.undo };
  }
}

/** What an act has added to a log is copied: words in it may be parts of the draft. */
function logged(before: LogEntry[], after: readonly LogEntry[]): LogEntry[] {
  const isSame = after.length === before.length && after.every((entry, index) => entry === before[index]);
  return isSame ? before : after.map((entry, index) => (entry === before[index] ? entry : clone(entry)));
}

/** States with a draft or a place for one, the one used last at the end. Only speed depends on what is here. */
const kept = new Map<Core, { readonly draft: unknown; readonly at: number }>();
let acts = 0;

/** A draft of a state. Whoever takes it has it alone: where no next state comes of it, it is lost. */
export function takeDraft<G extends Core>(g: G): Draft<G> {
  const found = kept.get(g);
  if (!found) return new PassingDraft<G>();
  kept.delete(g);
  return (found.draft as LastingDraft<G> | null) ?? new LastingDraft(g);
}

/** Makes the next act quicker after the one that has led to `g`, if matches are few or this one is quick enough. */
export function keepDraft<G extends Core>(g: G, draft: Draft<G>): void {
  acts += 1;
  if (g.outcome) return;
  const [oldest] = kept;
  if (oldest && kept.size >= KEPT) {
    const [state, { at }] = oldest;
    // Were the oldest to go at once, a round of too many matches would find none of its drafts again.
    if (acts - at < KEPT * ROUNDS) return;
    kept.delete(state);
  }
  kept.set(g, { draft: draft instanceof LastingDraft ? draft : null, at: acts });
}
