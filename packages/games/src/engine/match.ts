import { checkChoice } from './check-choice.ts';
import type { Decision } from './decision.ts';
import { closeOffer, drawChange, drawSeen, lapseOffer } from './draw.ts';
import { answer, askingRule, cacheQuestions, checkDeadEnd, openQuestions, pending, questions, settle } from './flow.ts';
import { hide, reveal } from './hidden.ts';
import { actLog, note, signEntries } from './log.ts';
import { newRng, type RngState } from './rng.ts';
import type { Seen } from './seen.ts';
import { sideOf } from './sides.ts';
import type { Act, Choice, Core, SeatId, Undo, Viewer } from './state.ts';
import { type ActSettings, DraftCache } from './state-draft/draft-cache.ts';
import { CopyDraft } from './state-draft/state-draft.ts';
import { type Refusal, refuse, seatName, type Text, text } from './text.ts';
import type { Title } from './title.ts';
import { withFields } from './with-fields.ts';

/** Length of the undo history: acts of one seat that can be undone; older ones cannot. */
const UNDO_LIMIT = 64;

/** The next state, or the reason for the refusal. */
export type Result<G> = { readonly ok: true; readonly g: G } | { readonly ok: false; readonly refusal: Refusal };

/** Starts a match. The options must have passed the title's schema. Throws if the title has no such seating. */
export function begin<G extends Core, V, O>(
  title: Title<G, V, O>,
  table: { seats: readonly SeatId[]; options: O; seed: string; source?: RngState['source'] },
): G {
  if (!title.seatings().some((seating) => seating.join() === table.seats.join())) {
    throw new Error(`${title.id} cannot seat ${table.seats.join(', ')}`);
  }
  const initial = title.setup(
    {
      seats: [...table.seats],
      conceded: [],
      flow: { stack: [{ rule: title.first.id, step: 'start', seat: null, vars: {} }], answered: {}, shown: false },
      luck: newRng(table.seed, table.source),
      log: [],
      undo: hide({ base: null, acts: [] }),
      outcome: null,
    },
    table.options,
  );
  // A copy without the hidden class that a literal with a spread has (see `withFields`), so that all matches share one.
  const g = withFields(initial, {}) as G;
  settle(title.rules, g);
  checkDeadEnd(g, questions(title.rules, g));
  g.undo = hide({ base: snapshot(g), acts: [] });
  return g;
}

/** Checkpoint: a state without its undo history and log; shares everything else. */
export function snapshot<G extends Core>(g: G): G {
  return { ...g, log: [], undo: hide({ base: null, acts: [] }) };
}

/**
 * Applies a seat's answer to a decision. Does not change `g`; the host's `settings.drafts` make the next act faster.
 */
export function act<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  id: string,
  choice: Choice,
  settings: ActSettings = {},
): Result<G> {
  if (g.outcome) return { ok: false, refusal: refuse('match_over') };
  if (!g.seats.includes(seat)) return { ok: false, refusal: refuse('not_seated') };
  // The id comes from the wire and may have any type.
  if (typeof id !== 'string') return { ok: false, refusal: refuse('stale_decision') };
  const open = openQuestions(title.rules, g);
  const question = open.find((candidate) => candidate.id === id && candidate.seat === seat);
  if (!question) {
    const stale = id.startsWith(`${seat}:`) || open.some((candidate) => candidate.seat === seat && !id.includes(':'));
    return { ok: false, refusal: refuse(stale ? 'stale_decision' : 'not_your_decision') };
  }
  const refusal = checkChoice(question, choice);
  if (refusal) return { ok: false, refusal };
  return {
    ok: true,
    g: applyChange(
      title,
      g,
      { kind: 'act', seat, decision: id, choice },
      (next) => {
        lapseOffer(title, next, seat);
        answer(title.rules, next, question, choice);
        title.tellsAfter?.(next, g);
        if (hasPartners(title, next)) next.log = signEntries(next.log, seat);
      },
      settings,
    ),
  };
}

/** Whether a team of this match has several seats. */
function hasPartners<G extends Core, V, O>(title: Title<G, V, O>, { seats }: Core): boolean {
  return new Set(seats.map((seat) => sideOf(title, seat))).size < seats.length;
}

/** Concedes for a seat. The last side still playing wins; otherwise the title continues without the seat. */
export function concede<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  settings: ActSettings = {},
): Result<G> {
  return leave(title, g, { seat, cause: 'conceded' }, settings);
}

/** Ends the game of a seat whose time is up: like a concession, but told as what it is. */
export function loseOnTime<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  settings: ActSettings = {},
): Result<G> {
  return leave(title, g, { seat, cause: 'time' }, settings);
}

/** A seat leaves the match for good. */
function leave<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  { seat, cause }: { readonly seat: SeatId; readonly cause: 'conceded' | 'time' },
  settings: ActSettings,
): Result<G> {
  if (g.outcome) return { ok: false, refusal: refuse('match_over') };
  if (!g.seats.includes(seat) || g.conceded.includes(seat)) return { ok: false, refusal: refuse('not_seated') };
  const change = (state: G) => {
    state.conceded.push(seat);
    closeOffer(state);
    state.flow.shown = true;
    note(state, cause === 'time' ? 'log.lost-on-time' : 'log.conceded', { seat: seatName(seat) });
    const winners = state.seats.filter((other) => !state.conceded.includes(other));
    if (new Set(winners.map((other) => sideOf(title, other))).size <= 1) {
      state.outcome = { winners, reason: text(cause === 'time' ? 'outcome.time' : 'outcome.conceded') };
    } else {
      title.concede(state, seat);
    }
    settle(title.rules, state);
  };
  const done: Act = { kind: 'concede', seat, ...(cause === 'time' && { isOnTime: true }) };
  return { ok: true, g: applyChange(title, g, done, change, settings) };
}

/** Why a seat cannot concede a part of the match now; undefined if it can. */
function partRefusal<G extends Core, V, O>(title: Title<G, V, O>, g: G, seat: Viewer): Refusal | undefined {
  if (g.outcome) return refuse('match_over');
  if (!g.seats.includes(seat) || g.conceded.includes(seat)) return refuse('not_seated');
  return title.part?.isOpen(g) ? undefined : refuse('no_part');
}

/** Concedes a part of the match for a seat, such as a battle of a campaign; the match continues. */
export function concedePart<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  settings: ActSettings = {},
): Result<G> {
  const refusal = partRefusal(title, g, seat);
  if (refusal) return { ok: false, refusal };
  const change = (state: G) => {
    closeOffer(state);
    state.flow.shown = true;
    title.part?.concede(state, seat);
    settle(title.rules, state);
  };
  return { ok: true, g: applyChange(title, g, { kind: 'concede', seat, part: true }, change, settings) };
}

/**
 * Agreed draw: offers one, or answers or withdraws the open offer (`drawChange` lists the choices). When all seats have
 * agreed the match is over. An offer is known to all, so undo may not cross it.
 */
export function draw<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  choice: Choice,
  settings: ActSettings = {},
): Result<G> {
  if (g.outcome) return { ok: false, refusal: refuse('match_over') };
  if (!g.seats.includes(seat) || g.conceded.includes(seat)) return { ok: false, refusal: refuse('not_seated') };
  const wanted = drawChange(title, g, seat, choice);
  if ('refusal' in wanted) return { ok: false, refusal: wanted.refusal };
  const change = (state: G) => {
    state.flow.shown = true;
    wanted.change(state);
    settle(title.rules, state);
  };
  return { ok: true, g: applyChange(title, g, { kind: 'draw', seat, choice }, change, settings) };
}

/** Applies an act of a record or an undo history by its kind. */
export function perform<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  done: Act,
  settings?: ActSettings,
): Result<G> {
  if (done.kind === 'act') return act(title, g, done.seat, done.decision, done.choice, settings);
  if (done.kind === 'draw') return draw(title, g, done.seat, done.choice, settings);
  if (done.part) return concedePart(title, g, done.seat, settings);
  return done.isOnTime ? loseOnTime(title, g, done.seat, settings) : concede(title, g, done.seat, settings);
}

/**
 * Applies a change to a draft. Adds it to the undo history, or sets a new checkpoint if it reveals or draws something.
 */
function applyChange<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  done: Act,
  change: (state: G) => void,
  { drafts }: ActSettings,
): G {
  const draft = drafts?.take(g) ?? new CopyDraft<G>();
  const state = draft.open(g);
  state.flow.shown = false;
  const drawn = reveal(g.luck).used;
  change(state);
  const next = draft.close(g);
  // Questions of the finished state, as options may refer to its parts, which never change then.
  cacheQuestions(title.rules, next);
  const { base, acts } = reveal(g.undo);
  if (next.flow.shown || reveal(next.luck).used !== drawn || next.outcome) {
    next.undo = hide({ base: snapshot(next), acts: [] });
  } else if (acts.some((earlier) => earlier.seat !== done.seat)) {
    next.undo = hide({ base: snapshot(g), acts: [done] });
  } else {
    next.undo = hide(shorten(title, { base, acts: [...acts, done] }));
  }
  drafts?.put(next, draft);
  return next;
}

/** Moves the checkpoint forward by one act when the undo history is too long. */
function shorten<G extends Core, V, O>(title: Title<G, V, O>, { base, acts }: Undo): Undo {
  const [oldest, ...rest] = acts;
  if (!base || !oldest || acts.length <= UNDO_LIMIT) return { base, acts };
  return { base: snapshot(redo(title, base as G, oldest)), acts: rest };
}

/** Redo: applies an act of the undo history again, to the same question under its new decision id. */
function redo<G extends Core, V, O>(title: Title<G, V, O>, g: G, done: Act, settings?: ActSettings): G {
  const question = openQuestions(title.rules, g).find((candidate) => candidate.seat === done.seat);
  const result = perform(title, g, done.kind === 'act' ? { ...done, decision: question?.id ?? '' } : done, settings);
  if (!result.ok) throw new Error(`replay for undo refused: ${result.refusal.code}`);
  return result.g;
}

/** Whether this seat made the last act and nothing has been revealed or drawn since. */
export function canUndo(g: Core, seat: Viewer): boolean {
  return !g.outcome && reveal(g.undo).acts.at(-1)?.seat === seat;
}

/**
 * Undoes a seat's last act by replaying the others since the checkpoint. An undo counts as an answer, so that ids of
 * undone decisions never recur. The new state has no log; the host drops the entries of the undone act.
 */
export function undo<G extends Core, V, O>(
  title: Title<G, V, O>,
  g: G,
  seat: SeatId,
  settings: ActSettings = {},
): Result<G> {
  if (g.outcome) return { ok: false, refusal: refuse('match_over') };
  if (!g.seats.includes(seat)) return { ok: false, refusal: refuse('not_seated') };
  if (!canUndo(g, seat)) return { ok: false, refusal: refuse('nothing_to_undo') };
  const { base, acts } = reveal(g.undo);
  let back = { ...(base as G), undo: hide({ base, acts: [] as Act[] }) };
  const drafts = DraftCache.forOneMatch();
  for (const done of acts.slice(0, -1)) back = redo(title, back, done, { drafts });
  const answered = { ...g.flow.answered, [seat]: (g.flow.answered[seat] ?? 0) + 1 };
  settings.drafts?.drop(g);
  return { ok: true, g: { ...back, log: [], flow: { ...back.flow, answered } } };
}

/** Public kind of the step that asks: its own, or that of its rule. */
function stepKind<G extends Core, V, O>({ steps = {} }: Title<G, V, O>, g: G): Text {
  const rule = askingRule(g) ?? '';
  const step = g.flow.stack.at(-1)?.step ?? '';
  return text(steps[`${rule}/${step}`] ?? steps[rule] ?? 'step.deciding');
}

/** Pending decisions of the viewer's team-mates, if there are any and the title shares them. */
function matesOf<G extends Core, V, O>(
  title: Title<G, V, O>,
  decisions: readonly Decision[],
  viewer: Viewer,
): { mates?: readonly Decision[] } {
  if (!title.matesShareOptions) return {};
  const mates = decisions.filter(({ seat }) => seat !== viewer && sideOf(title, seat) === sideOf(title, viewer));
  return mates.length > 0 ? { mates } : {};
}

/**
 * Projection of a match for one viewer: everything the viewer may know now. Until the end a seat that has left sees what
 * a spectator sees: a secret of its side is no longer its own.
 */
export function see<G extends Core, V, O>(title: Title<G, V, O>, g: G, viewer: Viewer): Seen<V> {
  const decisions = pending(title.rules, g);
  const eyes = g.conceded.includes(viewer) && !g.outcome ? 'spectator' : viewer;
  const undoable = canUndo(g, viewer);
  const offered = drawSeen(title, g, viewer);
  return {
    viewer,
    view: title.view(g, eyes),
    decisions: decisions
      .filter((decision) => decision.seat === viewer)
      .map((decision) => ({ ...decision, canUndo: undoable })),
    canUndo: undoable,
    log: actLog(g, eyes),
    waitingFor: decisions.map((decision) => decision.seat),
    pending: decisions.map(({ seat }) => ({ seat, kind: stepKind(title, g) })),
    ...matesOf(title, decisions, eyes),
    ...(offered && { draw: offered }),
    ...(title.part && !partRefusal(title, g, viewer) && { canConcedePart: true }),
    ...(g.conceded.length > 0 && { conceded: [...g.conceded] }),
    ...(g.outcome && { outcome: g.outcome }),
  };
}
