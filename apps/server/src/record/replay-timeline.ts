import type { AnyTitle, Core, LogEntry, Stage, Viewer } from '@echo-base/games/engine';
import { ALL_SEEING } from '@echo-base/protocol';
import type { ActRow, PlayableMatch } from '../storage/store.ts';
import { EffectiveHistory, keptOf } from './effective-history.ts';
import { seatsInPlay } from './game.ts';
import { Replay, type Start } from './replay.ts';
import { type Budget, inSlices } from './slices.ts';

/** Steps between two states that are kept. */
const STRIDE = 64;

/** An act of a seat. */
type PlayedAct = Exclude<ActRow, { kind: 'close' }>;

/** A match that is over, with its record. */
interface EndedMatch {
  readonly title: AnyTitle;
  readonly stored: PlayableMatch;
  readonly acts: readonly ActRow[];
}

/** A step of a replay: an act that was not taken back, and where it was done. */
export interface TimelineStep {
  readonly act: PlayedAct;
  readonly entries: readonly LogEntry[];
  /** The turn it belongs to; null where the title does not say. */
  readonly stage: Stage | null;
}

/** What was done at the table and not taken back, in order; the close of a match is not part of its play. */
export function effectiveActs(acts: readonly ActRow[]): PlayedAct[] {
  const history = new EffectiveHistory();
  const effective: PlayedAct[] = [];
  for (const act of acts) {
    const takenBack = history.add(act);
    if (act.kind === 'close') continue;
    if (takenBack === null) effective.push(act);
    else effective.length = keptOf(effective, takenBack);
  }
  return effective;
}

/** What a viewer saw of a position, by the same function as in play; for `all` with nothing hidden. */
function positionOf(title: AnyTitle, g: Core, viewer: Viewer): unknown {
  if (viewer !== ALL_SEEING) return title.view(g, viewer);
  return title.viewOfAll?.(g) ?? title.view(g, 'spectator');
}

/** A match that is over, ready to be shown at any step: its steps, and a state every `STRIDE` steps. */
export class ReplayTimeline {
  readonly viewers: readonly Viewer[];
  readonly opening: readonly LogEntry[];
  readonly steps: readonly TimelineStep[];
  readonly #title: AnyTitle;
  readonly #stored: PlayableMatch;
  readonly #acts: readonly ActRow[];
  /** By step: the state it led to, and how many acts of the record that took. */
  readonly #kept: ReadonlyMap<number, Start>;

  private constructor(
    { title, stored, acts }: EndedMatch,
    found: { opening: readonly LogEntry[]; steps: readonly TimelineStep[]; kept: ReadonlyMap<number, Start> },
  ) {
    this.#title = title;
    this.#stored = stored;
    this.#acts = acts;
    this.viewers = [ALL_SEEING, ...seatsInPlay(title, stored), 'spectator'];
    this.opening = found.opening;
    this.steps = found.steps;
    this.#kept = found.kept;
  }

  /** Replays the record once. `check` is called before each act and may throw. Rejects with `Diverged`, and as `inSlices`. */
  static async open(ended: EndedMatch, check: () => void, budget?: Budget): Promise<ReplayTimeline> {
    const { title, stored, acts } = ended;
    const counted = new Map(effectiveActs(acts).map((act) => [act.seq, act]));
    const run = new Replay(title, stored, acts);
    const opening = run.played.g.log;
    const steps: TimelineStep[] = [];
    const kept = new Map<number, Start>([[0, { seq: 0, g: run.played.g }]]);
    await inSlices(
      acts,
      (one) => {
        check();
        const stage = title.stage?.(run.played.g) ?? null;
        run.step(one);
        const act = counted.get(one.seq);
        if (!act) return;
        const { g } = run.played;
        steps.push({ act, entries: g.log, stage });
        if (steps.length % STRIDE === 0) kept.set(steps.length, { seq: act.seq + 1, g });
      },
      budget,
    );
    return new ReplayTimeline(ended, { opening, steps, kept });
  }

  /** What a viewer saw after the steps `from` to `to`; `each` is told one after the other. */
  async views(
    viewer: Viewer,
    { from, to }: { from: number; to: number },
    each: (view: unknown) => void,
  ): Promise<void> {
    const first = from - (from % STRIDE);
    const start = this.#kept.get(first);
    const end = (this.steps[to - 1]?.act.seq ?? -1) + 1;
    if (!start) throw new Error(`no state was kept at step ${first}`);
    const acts = this.#acts.slice(0, end);
    const shown = new Set(this.steps.slice(Math.max(0, from - 1), to).map(({ act }) => act.seq));
    const run = new Replay(this.#title, this.#stored, acts, { start });
    if (first === from) each(positionOf(this.#title, start.g, viewer));
    await inSlices(acts.slice(start.seq), (act) => {
      run.step(act);
      if (shown.has(act.seq)) each(positionOf(this.#title, run.played.g, viewer));
    });
  }
}
