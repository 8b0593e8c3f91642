import type { SeatId } from '../../engine/state.ts';
import { type DieView, FACES, type Face, type GalaxyView, type RowId, type SpaceSymbol } from '../client.ts';
import { type Helper, helpersFor, type Line, linesOf, WORTH } from './position.ts';
import { turnValue } from './value.ts';

/** Target of a die: a symbol of a row, aside, or the tray. */
export type Goal = { readonly row: RowId; readonly symbol: SpaceSymbol } | 'aside' | 'tray';

/** Plan for the dice of a roll and for what follows. */
export interface Plan {
  /** By die id. */
  readonly goals: ReadonlyMap<number, Goal>;
  readonly then: 'confirm' | 'reroll' | 'newHope';
}

interface Trial {
  readonly goals: Goal[];
  readonly value: number;
  /** Number of dice that stay in the tray. */
  readonly left: number;
}

/** Mutable position of the search: placements are applied and reverted. */
interface Board {
  readonly lines: Line[];
  placed: number;
  aside: number;
  readonly table: { freeAtStart: number; helpers: readonly Helper[]; opponents: number };
}

/** Number of placements whose reroll is sampled. */
const CANDIDATES = 8;

function put(board: Board, goal: Goal, sign: 1 | -1): void {
  if (goal === 'tray') return;
  if (goal === 'aside') {
    board.aside += sign;
    return;
  }
  board.placed += sign;
  const line = board.lines.find((one) => one.id === goal.row);
  line?.need.set(goal.symbol, (line.need.get(goal.symbol) ?? 0) - sign);
}

/** Possible targets of a face; an Empire die only takes the most needed spaces, to limit the search. */
function goalsFor(board: Board, face: Face): Goal[] {
  if (face === 'vp') return ['aside', 'tray'];
  const goals: Goal[] = ['tray'];
  for (const { id, need } of board.lines) {
    const symbols: SpaceSymbol[] = face === 'empire' ? [...need.keys()] : [face];
    const free = symbols.filter((symbol) => (need.get(symbol) ?? 0) > 0);
    const few = face === 'empire' && free.includes('empire') ? (['empire'] as const) : free.slice(0, 2);
    for (const symbol of few) goals.push({ row: id, symbol });
  }
  return goals;
}

const judge = (board: Board) => turnValue(board.lines, board, board.table);

/** Every distinct way to place these faces. */
function trials(board: Board, faces: readonly Face[]): Trial[] {
  const found: Trial[] = [];
  const chosen: Goal[] = [];
  const sameAs = (a: Goal, b: Goal) =>
    a === b || (typeof a === 'object' && typeof b === 'object' && a.row === b.row && a.symbol === b.symbol);
  const next = (index: number): void => {
    const face = faces[index];
    if (face === undefined) {
      found.push({ goals: [...chosen], value: judge(board), left: chosen.filter((goal) => goal === 'tray').length });
      return;
    }
    const twin = faces[index - 1] === face ? chosen[index - 1] : undefined;
    const goals = goalsFor(board, face);
    const from =
      twin === undefined
        ? 0
        : Math.max(
            0,
            goals.findIndex((goal) => sameAs(goal, twin)),
          );
    for (const goal of goals.slice(from)) {
      put(board, goal, 1);
      chosen.push(goal);
      next(index + 1);
      chosen.pop();
      put(board, goal, -1);
    }
  };
  next(0);
  return found;
}

/** Greedy placement: the value of the turn when each face takes its best target in turn. */
function greedy(board: Board, faces: readonly Face[]): number {
  const [face, ...rest] = faces;
  if (face === undefined) return judge(board);
  let best: { goal: Goal; value: number } | null = null;
  for (const goal of goalsFor(board, face)) {
    put(board, goal, 1);
    const value = judge(board);
    put(board, goal, -1);
    if (!best || value > best.value) best = { goal, value };
  }
  const goal = best?.goal ?? 'tray';
  put(board, goal, 1);
  const value = greedy(board, rest);
  put(board, goal, -1);
  return value;
}

/** Sample of the rolls of `count` dice: all of them for one or two dice, an even sample for more. */
function sampleRolls(count: number): Face[][] {
  const all = FACES.length ** count;
  const size = count <= 2 ? all : 20;
  return Array.from({ length: size }, (_one, index) => {
    let rest = count <= 2 ? index : (index * 53 + 7) % all;
    return Array.from({ length: count }, () => {
      const face = FACES[rest % FACES.length] ?? 'vp';
      rest = Math.floor(rest / FACES.length);
      return face;
    });
  });
}

/** Mean value of rolling `count` dice. */
function rollValue(board: Board, count: number): number {
  const rolls = sampleRolls(count);
  return rolls.reduce((sum, faces) => sum + greedy(board, faces), 0) / rolls.length;
}

function boardFor(view: GalaxyView, seat: SeatId, lines: Line[], stay: readonly DieView[]): Board {
  const playing = view.seats.filter((one) => !one.conceded).length;
  return {
    lines,
    placed: stay.filter((die) => die.state === 'placed').length,
    aside: stay.filter((die) => die.state === 'aside').length,
    table: { freeAtStart: view.freeAtStart, helpers: helpersFor(view, seat), opponents: playing - 1 },
  };
}

function bestAfterReroll(board: Board, tried: readonly Trial[]): Trial | null {
  const promise = (trial: Trial) => trial.value + trial.left * 0.8;
  const few = tried
    .filter((trial) => trial.left > 0)
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, CANDIDATES);
  let best: Trial | null = null;
  for (const trial of few) {
    for (const goal of trial.goals) put(board, goal, 1);
    const value = rollValue(board, trial.left);
    for (const goal of trial.goals) put(board, goal, -1);
    if (!best || value > best.value) best = { ...trial, value };
  }
  return best;
}

/** Value of using New Hope now: a new first roll with all dice of the turn. */
function freshValue(view: GalaxyView, seat: SeatId): number {
  const movable = { ...view, dice: view.dice.map((die) => ({ ...die, locked: false })) };
  return rollValue(boardFor(view, seat, linesOf(movable), []), view.dice.length) - WORTH.newHope;
}

/** Best use of the dice of this roll; the same for the same roll, wherever its dice lie now. */
export function planTurn(view: GalaxyView, seat: SeatId, may: { newHope: boolean }): Plan {
  const movable = view.dice.filter((die) => !die.locked);
  const byFace = [...movable].sort((a, b) => FACES.indexOf(a.face) - FACES.indexOf(b.face));
  const stay = view.dice.filter((die) => die.locked);
  const board = boardFor(view, seat, linesOf(view), stay);
  const tried = trials(
    board,
    byFace.map((die) => die.face),
  );
  let best = tried.reduce((a, b) => (b.value > a.value ? b : a));
  let then: Plan['then'] = 'confirm';
  const again = view.roll === 1 ? bestAfterReroll(board, tried) : null;
  if (again && again.value > best.value) {
    best = again;
    then = 'reroll';
  }
  if (may.newHope && then === 'confirm' && freshValue(view, seat) > best.value) then = 'newHope';
  return { goals: new Map(byFace.map((die, index) => [die.id, best.goals[index] ?? 'tray'])), then };
}
