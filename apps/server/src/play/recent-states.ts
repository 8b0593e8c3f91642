import type { Core } from '@echo-base/games/engine';
import type { NumberedAct } from '../model/rows.ts';

/** How many states are kept; they share most of their structure. */
const KEPT = 16;

/**
 * States before the last acts in effect, so that undoing them past what was revealed replays nothing. What comes before an
 * act of the record never changes: whatever is kept is right.
 */
export class RecentStates {
  /** By act, in order. */
  readonly #before = new Map<number, Core>();

  /** An act was done, in the state `before`. */
  note(act: NumberedAct, before: Core): void {
    if (act.kind === 'rewind') this.#takeBack(act.to);
    else if (act.kind === 'undo') this.#takeBack([...this.#before.keys()].at(-1) ?? 0);
    else this.#before.set(act.seq, before);
    const [oldest] = this.#before.keys();
    if (oldest !== undefined && this.#before.size > KEPT) this.#before.delete(oldest);
  }

  #takeBack(from: number): void {
    for (const seq of this.#before.keys()) if (seq >= from) this.#before.delete(seq);
  }

  /** State before an act; undefined if it is not kept. */
  stateBefore(seq: number): Core | undefined {
    return this.#before.get(seq);
  }
}
