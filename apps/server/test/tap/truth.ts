/** What really happens in a match, worked out beside the server, and what each viewer may know of it. */
import {
  type AnyTitle,
  act,
  begin,
  type Choice,
  type Core,
  concede,
  pending,
  reveal,
  rewind,
  undo,
  type Viewer,
} from '@echo-base/games/engine';
import { Leak } from './leak.ts';

/** One thing a seat does; `undo` and `concede` are decisions of that name, as in the record. */
export interface Deed {
  readonly seat: string;
  readonly decision: string;
  readonly choice: Choice | null;
}

interface Step {
  readonly version: number;
  readonly due: number;
  /** The frame as JSON; dropped when nobody can ask for it any more. */
  text: string | null;
}

/** Frames kept: a few more than the server remembers. */
const KEPT = 300;

function canUndoNow(g: Core, viewer: Viewer): boolean {
  return !g.outcome && reveal(g.undo).acts.at(-1)?.seat === viewer;
}

/**
 * All this viewer may know of a state, put together here and not by the engine's own `see`, which is one of the things
 * that are tested.
 */
export function mayKnow(title: AnyTitle, g: Core, viewer: Viewer): Record<string, unknown> {
  const decisions = pending(title.rules, g);
  const canUndo = canUndoNow(g, viewer);
  const log = g.log.filter(({ audience }) => !audience || g.outcome || audience.includes(viewer));
  return {
    viewer,
    view: title.view(g, viewer),
    decisions: decisions.filter(({ seat }) => seat === viewer).map((decision) => ({ ...decision, canUndo })),
    canUndo,
    log: log.map(({ key, params, clause, at }, seq) => ({
      seq,
      key,
      params,
      ...(clause && { clause }),
      ...(at && { at }),
    })),
    waitingFor: decisions.map(({ seat }) => seat),
    ...(g.outcome && { outcome: g.outcome }),
  };
}

/** The next state of a match after a deed of a seat, or the code it is refused with. */
export function afterDeed(title: AnyTitle, g: Core, { seat, decision, choice }: Deed): Core | string {
  const apply = () => {
    if (decision === 'undo') return undo(title, g, seat);
    if (decision === 'concede') return concede(title, g, seat);
    return act(title, g, seat, decision, choice as Choice);
  };
  const result = apply();
  return result.ok ? (result.g as Core) : result.refusal.code;
}

export interface TruthTable {
  readonly matchId: string;
  readonly seats: readonly string[];
  readonly options: unknown;
  readonly seed: string;
}

export class Truth {
  readonly title: AnyTitle;
  readonly table: TruthTable;
  readonly acts: (Deed & { seq: number; at: number })[] = [];
  g: Core;
  readonly #delayMs: number;
  readonly #steps = new Map<Viewer, Step[]>();
  readonly #shown = new Map<Viewer, number>();
  /** States before each act, and which acts have not been taken back. */
  readonly #before: Core[] = [];
  /** Whom the game has waited for so far. */
  readonly #waits = new Set<string>();
  #standing: { seq: number; seat: string; decision: string }[] = [];

  constructor(title: AnyTitle, table: TruthTable, delayMs: number) {
    this.title = title;
    this.table = table;
    this.#delayMs = delayMs;
    this.g = begin(title, { seats: table.seats, options: table.options, seed: table.seed }) as Core;
    this.#waits.add([...this.waitingFor].sort().join());
    for (const viewer of this.viewers) {
      this.#steps.set(viewer, [{ version: 0, due: 0, text: this.#textFor(viewer) }]);
      this.#shown.set(viewer, 0);
    }
  }

  get viewers(): Viewer[] {
    return [...this.table.seats, 'spectator'];
  }

  get isOver(): boolean {
    return this.g.outcome !== null;
  }

  get waitingFor(): string[] {
    return pending(this.title.rules, this.g).map(({ seat }) => seat);
  }

  /** Whether a seat can take its last act back alone. */
  canUndo(seat: string): boolean {
    return canUndoNow(this.g, seat);
  }

  /** Whether the game waits for exactly these seats, or has before. */
  hasWaitedFor(seats: readonly string[]): boolean {
    return this.#waits.has([...seats].sort().join());
  }

  #textFor(viewer: Viewer): string {
    return JSON.stringify(mayKnow(this.title, this.g, viewer));
  }

  /** Takes an act in that is allowed, done at this time. */
  follow(deed: Deed, at: number): void {
    const next = afterDeed(this.title, this.g, deed);
    if (typeof next === 'string') throw new Error(`${JSON.stringify(deed)} is refused: ${next}`);
    this.#take(deed, next, at);
    if (deed.decision === 'undo') this.#standing.pop();
    else this.#standing.push({ seq: this.acts.length - 1, seat: deed.seat, decision: deed.decision });
  }

  /** Where the last act of a seat stands that it could take back with everybody's consent, or null. */
  lastOf(seat: string): number | null {
    for (const one of this.#standing.toReversed()) {
      if (one.decision === 'concede') return null;
      if (one.seat === seat) return one.seq;
    }
    return null;
  }

  /** The state that going back to before an act leads to. */
  before(seq: number): Core {
    return rewind(this.g, this.#before[seq]!);
  }

  /** Goes back to before an act, as everybody has agreed to. */
  goBack(seat: string, seq: number, at: number): void {
    this.#take({ seat, decision: 'undo', choice: seq }, this.before(seq), at);
    this.#standing = this.#standing.filter((one) => one.seq < seq);
  }

  #take(deed: Deed, next: Core, at: number): void {
    this.#before.push(this.g);
    this.acts.push({ ...deed, seq: this.acts.length, at });
    this.g = next;
    this.#waits.add([...this.waitingFor].sort().join());
    for (const viewer of this.viewers) this.#step(viewer, at);
    this.release(at);
  }

  #step(viewer: Viewer, at: number): void {
    const steps = this.#steps.get(viewer)!;
    const text = this.#textFor(viewer);
    const last = steps.at(-1)!;
    if (last.text === text) return;
    const due = viewer === 'spectator' ? at + this.#delayMs : at;
    steps.push({ version: last.version + 1, due, text });
    const old = steps.at(-1 - KEPT);
    if (old && old.version < this.shown(viewer)) old.text = null;
  }

  /** What is due by now is shown; after the end everything. */
  release(now: number): void {
    for (const viewer of this.viewers) {
      const due = this.#steps.get(viewer)!.filter((step) => this.isOver || step.due <= now);
      this.#shown.set(viewer, due.at(-1)!.version);
    }
  }

  /** The version of a viewer's frame as the match stands. */
  head(viewer: Viewer): number {
    return this.#steps.get(viewer)!.length - 1;
  }

  /** The version a viewer has by now. */
  shown(viewer: Viewer): number {
    return this.#shown.get(viewer) ?? 0;
  }

  /** The frame of a version, whole. Throws `Leak` where there is none, or it is not to be seen yet. */
  frame(viewer: Viewer, version: number): Record<string, unknown> {
    const step = this.#steps.get(viewer)?.[version];
    if (!step) throw new Leak(`${viewer} has no version ${version}`);
    if (version > this.shown(viewer)) throw new Leak(`${viewer} may not see version ${version} before ${step.due}`);
    if (step.text === null) throw new Error(`version ${version} of ${viewer} is not kept`);
    return { matchId: this.table.matchId, version, ...(JSON.parse(step.text) as object) };
  }
}
