/** Truth of a match, computed independently of the server, and what each viewer may know of it. */
import {
  type AnyTitle,
  act,
  begin,
  type Choice,
  type Core,
  concede,
  type LogEntry,
  pending,
  reveal,
  rewind,
  undo,
  type Viewer,
} from '@echo-base/games/engine';
import { Leak } from './leak.ts';

/** One act of a seat; `undo` and `concede` are decisions of that name, as in the record. */
export interface TapAct {
  readonly seat: string;
  readonly decision: string;
  readonly choice: Choice | null;
}

interface Step {
  readonly version: number;
  readonly due: number;
  /** The frame as JSON; dropped when no viewer can request it any more. */
  text: string | null;
  /** The whole log, as whom it is read, and whether all of it is public. */
  readonly log: readonly LogEntry[];
  readonly eyes: Viewer;
  readonly isOpen: boolean;
}

/** Frames stored: a few more than in the server's history. */
const KEPT = 300;

function canUndoNow(g: Core, viewer: Viewer): boolean {
  return !g.outcome && reveal(g.undo).acts.at(-1)?.seat === viewer;
}

/** As whom a viewer sees: until the end a seat that has left sees and reads what a spectator does. */
const eyesOf = (g: Core, viewer: Viewer): Viewer => (g.conceded.includes(viewer) && !g.outcome ? 'spectator' : viewer);

/** What a viewer may read of a log, numbered. */
function readBy(whole: readonly LogEntry[], viewer: Viewer, isOpen: boolean) {
  const read = whole.filter(({ audience }) => !audience || isOpen || audience.includes(viewer));
  return read.map(({ key, params, clause, at, by }, seq) => ({
    seq,
    key,
    params,
    ...(clause && { clause }),
    ...(at && { at }),
    ...(by && { by }),
  }));
}

/** Most entries of a frame. */
export const IN_FRAME = 100;

/**
 * All a viewer may know of a state, built here and not by the engine's own `see`, which is under test. `whole`: the log
 * of the match so far, by default that of the last act.
 */
export function mayKnow(
  title: AnyTitle,
  g: Core,
  viewer: Viewer,
  whole: readonly LogEntry[] = g.log,
): Record<string, unknown> {
  const decisions = pending(title.rules, g);
  const canUndo = canUndoNow(g, viewer);
  const eyes = eyesOf(g, viewer);
  const log = readBy(whole, eyes, g.outcome !== null);
  return {
    viewer,
    view: title.view(g, eyes),
    decisions: decisions.filter(({ seat }) => seat === viewer).map((decision) => ({ ...decision, canUndo })),
    canUndo,
    log: log.slice(-IN_FRAME),
    logLength: log.length,
    waitingFor: decisions.map(({ seat }) => seat),
    pending: decisions.map(({ seat }) => ({ seat, kind: { key: kindOf(title, g) } })),
    ...matesOf(title, decisions, eyes),
    ...drawOf(title, g, viewer),
    ...(title.part && canPlay(g, viewer) && title.part.isOpen(g) && { canConcedePart: true }),
    ...(g.conceded.length > 0 && { conceded: g.conceded }),
    ...(g.outcome && { outcome: g.outcome }),
  };
}

const canPlay = (g: Core, viewer: Viewer) => !g.outcome && g.seats.includes(viewer) && !g.conceded.includes(viewer);

/** Turns between two offers of a draw by one side. */
const BETWEEN_OFFERS = 4;

/** Agreed draw: the open offer, which is public, and why the viewer's own seat cannot offer one now. */
function drawOf(title: AnyTitle, g: Core, viewer: Viewer): { draw?: object } {
  const { open = null, offers = 0, turns = {} } = g.draw ?? {};
  if (!title.draw || g.outcome || (!open && !canPlay(g, viewer))) return {};
  const last = turns[title.seats.find(({ id }) => id === viewer)?.team ?? viewer];
  const n = last === undefined ? 0 : last + BETWEEN_OFFERS - title.draw.turn(g);
  const refused = open ? { code: 'draw_open', params: {} } : n > 0 && { code: 'draw_too_soon', params: { n } };
  const asked = g.seats.filter((seat) => !g.conceded.includes(seat) && !open?.agreed.includes(seat));
  return {
    draw: {
      ...(open && { offer: { id: offers, by: open.by, asked } }),
      ...(canPlay(g, viewer) && refused && { refused }),
      ...(title.draw.endsCampaign?.(g) && { endsCampaign: true }),
    },
  };
}

/** The public kind of the step that asks: by step or by rule, as listed by the title. */
function kindOf(title: AnyTitle, g: Core): string {
  const asking = g.flow.stack.at(-1);
  return title.steps?.[`${asking?.rule}/${asking?.step}`] ?? title.steps?.[asking?.rule ?? ''] ?? 'step.deciding';
}

/** Decisions of the other seats of a viewer's team, where the title shares them. */
function matesOf(title: AnyTitle, decisions: ReturnType<typeof pending>, viewer: Viewer): { mates?: object[] } {
  const teams = new Map(title.seats.map(({ id, team }) => [id, team]));
  const team = title.matesShareOptions ? teams.get(viewer) : undefined;
  const mates = decisions.filter(({ seat }) => team !== undefined && seat !== viewer && teams.get(seat) === team);
  return mates.length > 0 ? { mates } : {};
}

/** The next state of a match after an act of a seat, or the code of its refusal. */
export function afterAct(title: AnyTitle, g: Core, { seat, decision, choice }: TapAct): Core | string {
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
  readonly acts: (TapAct & { seq: number; at: number })[] = [];
  g: Core;
  readonly #delayMs: number;
  readonly #steps = new Map<Viewer, Step[]>();
  readonly #shown = new Map<Viewer, number>();
  /** States before each act, and which acts have not been undone. */
  readonly #before: Core[] = [];
  /** Seats the game has waited for so far. */
  readonly #waits = new Set<string>();
  #standing: { seq: number; seat: string; decision: string }[] = [];
  /** Entries of the acts that were not undone; those of the setup come before act 0. */
  #log: { seq: number; entries: readonly LogEntry[] }[] = [];

  constructor(title: AnyTitle, table: TruthTable, delayMs: number) {
    this.title = title;
    this.table = table;
    this.#delayMs = delayMs;
    this.g = begin(title, { seats: table.seats, options: table.options, seed: table.seed }) as Core;
    this.#log = [{ seq: -1, entries: this.g.log }];
    this.#waits.add([...this.waitingFor].sort().join());
    for (const viewer of this.viewers) {
      this.#steps.set(viewer, [{ version: 0, due: 0, text: this.#textFor(viewer), ...this.#whole(viewer) }]);
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

  /** Whether a seat can undo its last act alone. */
  canUndo(seat: string): boolean {
    return canUndoNow(this.g, seat);
  }

  /** Whether the game waits for exactly these seats, or has before. */
  hasWaitedFor(seats: readonly string[]): boolean {
    return this.#waits.has([...seats].sort().join());
  }

  #textFor(viewer: Viewer): string {
    return JSON.stringify(mayKnow(this.title, this.g, viewer, this.#whole(viewer).log));
  }

  #whole(viewer: Viewer): Pick<Step, 'log' | 'eyes' | 'isOpen'> {
    const log = this.#log.flatMap(({ entries }) => entries);
    return { log, eyes: eyesOf(this.g, viewer), isOpen: this.isOver };
  }

  /** All log entries a viewer may read by now. */
  readable(viewer: Viewer): ReturnType<typeof readBy> {
    const { log, eyes, isOpen } = this.#steps.get(viewer)![this.shown(viewer)]!;
    return readBy(log, eyes, isOpen);
  }

  /** Applies an allowed act, performed at this time. */
  follow(act: TapAct, at: number): void {
    const next = afterAct(this.title, this.g, act);
    if (typeof next === 'string') throw new Error(`${JSON.stringify(act)} is refused: ${next}`);
    this.#take(act, next, at);
    if (act.decision === 'undo') this.#standing.pop();
    else this.#standing.push({ seq: this.acts.length - 1, seat: act.seat, decision: act.decision });
  }

  /** Number of a seat's last act that can be undone with consent of all, or null. */
  lastOf(seat: string): number | null {
    for (const one of this.#standing.toReversed()) {
      if (one.decision === 'concede') return null;
      if (one.seat === seat) return one.seq;
    }
    return null;
  }

  /** The state after an undo of this act and all later ones. */
  before(seq: number): Core {
    return rewind(this.g, this.#before[seq]!);
  }

  /** Undoes an act and all later ones, with consent of all. */
  goBack(seat: string, seq: number, at: number): void {
    this.#take({ seat, decision: 'undo', choice: seq }, this.before(seq), at);
    this.#standing = this.#standing.filter((one) => one.seq < seq);
  }

  #take(act: TapAct, next: Core, at: number): void {
    this.#before.push(this.g);
    this.acts.push({ ...act, seq: this.acts.length, at });
    this.g = next;
    this.#logged(act);
    this.#waits.add([...this.waitingFor].sort().join());
    for (const viewer of this.viewers) this.#step(viewer, at);
    this.release(at);
  }

  /** Log entries an act adds or removes. */
  #logged({ decision, choice }: TapAct): void {
    const last = typeof choice === 'number' ? choice : this.#standing.at(-1)?.seq;
    if (decision === 'undo') this.#log = this.#log.filter(({ seq }) => seq < (last ?? 0));
    else this.#log.push({ seq: this.acts.length - 1, entries: this.g.log });
  }

  #step(viewer: Viewer, at: number): void {
    const steps = this.#steps.get(viewer)!;
    const text = this.#textFor(viewer);
    const last = steps.at(-1)!;
    if (last.text === text) return;
    const due = viewer === 'spectator' ? at + this.#delayMs : at;
    steps.push({ version: last.version + 1, due, text, ...this.#whole(viewer) });
    const old = steps.at(-1 - KEPT);
    if (old && old.version < this.shown(viewer)) old.text = null;
  }

  /** Shows what is due; after the end everything. */
  release(now: number): void {
    for (const viewer of this.viewers) {
      const due = this.#steps.get(viewer)!.filter((step) => this.isOver || step.due <= now);
      this.#shown.set(viewer, due.at(-1)!.version);
    }
  }

  /** Newest version of a viewer's frame. */
  head(viewer: Viewer): number {
    return this.#steps.get(viewer)!.length - 1;
  }

  /** Version a viewer is shown by now. */
  shown(viewer: Viewer): number {
    return this.#shown.get(viewer) ?? 0;
  }

  /** The whole frame of a version. Throws `Leak` if there is none, or it must not be seen yet. */
  frame(viewer: Viewer, version: number): Record<string, unknown> {
    const step = this.#steps.get(viewer)?.[version];
    if (!step) throw new Leak(`${viewer} has no version ${version}`);
    if (version > this.shown(viewer)) throw new Leak(`${viewer} may not see version ${version} before ${step.due}`);
    if (step.text === null) throw new Error(`version ${version} of ${viewer} is not stored`);
    return { matchId: this.table.matchId, version, ...(JSON.parse(step.text) as object) };
  }
}
