import { type AnyTitle, type Core, DraftCache } from '@echo-base/games/engine';
import type { Played } from '@echo-base/games/engine/boardgame';
import type { NumberedAct } from '../model/rows.ts';
import type { PlayableMatch } from '../storage/store.ts';
import { EffectiveHistory } from './effective-history.ts';
import { Diverged, openGame, replay } from './game.ts';
import { type Budget, inSlices } from './slices.ts';

/** State of a match after `seq` acts. */
export interface Start {
  readonly seq: number;
  readonly g: Core;
}

/**
 * Called with each act of a record in order, the first act that it undoes (null if none), and the state after it: null
 * for acts that are not replayed because a later state is known.
 */
export type Passed = (act: NumberedAct, takenBack: number | null, g: Core | null) => void;

interface ReplaySettings {
  readonly start?: Start | undefined;
  readonly passed?: Passed;
  /** Drafts of the host that plays on; a replay has its own by default. */
  readonly drafts?: DraftCache | undefined;
}

/** Replay of a match from its record, one act at a time. */
export class Replay {
  readonly played: Played<Core>;
  readonly history = new EffectiveHistory();
  /** States that a later undo restores, stored when passed, so that nothing is replayed twice. */
  readonly #states = new Map<number, Core | null>();
  readonly #passed: Passed | undefined;

  /** Starts at the initial state, or at `start`; `acts` are all acts of the record. */
  constructor(
    title: AnyTitle,
    stored: PlayableMatch,
    acts: readonly NumberedAct[],
    { start, passed, drafts }: ReplaySettings = {},
  ) {
    this.played = openGame(title, stored, { from: start?.g, drafts: drafts ?? DraftCache.forOneMatch() });
    this.#passed = passed;
    for (const act of acts.slice(0, start?.seq ?? 0))
      passed?.(act, this.history.add(act), act.seq + 1 === start?.seq ? start.g : null);
    for (const act of acts.slice(start?.seq ?? 0)) if (act.kind === 'rewind') this.#states.set(act.to, null);
  }

  /** Replays the next act. Throws `Diverged` if the rules refuse it. */
  step(act: NumberedAct): void {
    if (this.#states.has(act.seq)) this.#states.set(act.seq, this.played.g);
    replay(this.played, act, act.kind === 'rewind' ? this.#earlier(act) : undefined);
    const takenBack = this.history.add(act);
    this.#passed?.(act, takenBack, this.played.g);
  }

  #earlier({ seq, seat, to }: Extract<NumberedAct, { kind: 'rewind' }>): Core {
    const earlier = this.#states.get(to);
    if (!earlier || this.history.lastOf(seat) !== to)
      throw new Diverged(`act ${seq} does not replay: it cannot undo act ${to}`);
    return earlier;
  }
}

/**
 * Replays acts from the initial state or `start`, in slices; `each` gets the state after every act. Throws as `inSlices`.
 */
export async function replayAll(
  title: AnyTitle,
  stored: PlayableMatch,
  acts: readonly NumberedAct[],
  each: (g: Core, act: NumberedAct, takenBack: number | null) => void = () => undefined,
  { start, budget }: { readonly start?: Start | undefined; readonly budget?: Budget | undefined } = {},
): Promise<Core> {
  // By its place, not by the number that the act itself claims.
  let place = 0;
  const passed: Passed = (act, takenBack, g) => {
    place += 1;
    if (place > (start?.seq ?? 0) && g) each(g, act, takenBack);
  };
  const run = new Replay(title, stored, acts, { start, passed });
  await inSlices(acts.slice(start?.seq ?? 0), (act) => run.step(act), budget);
  return run.played.g;
}
