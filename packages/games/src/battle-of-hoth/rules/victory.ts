import { restartAfterStep } from '../../engine/flow.ts';
import { note } from '../../engine/log.ts';
import type { Outcome } from '../../engine/state.ts';
import { type Text, text } from '../../engine/text.ts';
import { battleOf } from '../data/scenarios/index.ts';
import { rivalOf, type Side } from '../data/units.ts';
import { seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { hasUnits } from './board.ts';
import { sideName } from './names.ts';
import { canStillWin } from './prospects.ts';
import { holds, hooksOf } from './scenario-book.ts';
import { countEnd } from './secondary.ts';

/** Turns of each side a battle may take (BH-4.12). */
export const TURN_LIMIT = 80;

/** Temporary medals a side holds now (BH-4.5). */
export function heldMedals(g: State, side: Side): number {
  return hooksOf(g, 'heldMedals').reduce((sum, { rule, run }) => sum + run(g, rule, side), 0);
}

/** All medals of a side. */
export function medalsOf(g: State, side: Side): number {
  return g.medals[side].length + heldMedals(g, side);
}

/** Medals a side needs; null when it cannot win by medals (BH-4.4). */
export function goalOf(g: State, side: Side): number | null {
  return battleOf(g).medals[side];
}

/** A battle of a campaign is over: its outcome comes next. One that would be drawn goes to the side that moved second (BH-4.13). */
function finishBattle(g: State, sides: readonly Side[]): void {
  const [first, other] = sides;
  const winner = first && !other ? first : rivalOf(battleOf(g).firstPlayer);
  countEnd(g);
  restartAfterStep(g, { id: 'campaign' }, { winner, effects: [] });
}

/** Whether a battle of a campaign is played now: between two battles there is none to concede. */
export function isBattleOpen(g: State): boolean {
  return g.campaign !== null && g.flow.stack.some(({ rule }) => rule === 'battle');
}

/** A side concedes the battle of a campaign, which continues with its outcome (BH-4.13); it meets no objective by that. */
export function concedeBattle(g: State, side: Side): void {
  note(g, 'log.battle-conceded', { side: sideName(side) }, { clause: 'BH-4.13' });
  countEnd(g, side);
  restartAfterStep(g, { id: 'campaign' }, { winner: rivalOf(side), effects: [] });
}

export function outcomeOf(g: State, sides: readonly Side[], reason: Text): Outcome {
  const seats = (side: Side) => seatsOf(g, side);
  const scores = (['rebels', 'empire'] as const).flatMap((side) =>
    seats(side).map((seat): [string, number] => [seat, medalsOf(g, side)]),
  );
  const winners = sides.flatMap(seats).filter((seat) => !g.conceded.includes(seat));
  return { winners, scores: Object.fromEntries(scores), reason };
}

function finish(g: State, sides: readonly Side[], reason: Text): void {
  if (g.campaign) {
    finishBattle(g, sides);
    return;
  }
  g.outcome = outcomeOf(g, sides, reason);
}

function isSuddenVictory(g: State, side: Side): boolean {
  return battleOf(g).suddenVictory.some((condition) => condition.winner === side && holds(g, condition));
}

/** Whether a side has no unit and none to come (BH-4.10, BH-4.11). */
function isWipedOut(g: State, side: Side): boolean {
  return !hasUnits(g, side) && !hooksOf(g, 'playsOn').some(({ rule, run }) => run(g, rule, side));
}

/** The side with more medals; null when both have as many. */
function leading(g: State): Side | null {
  const lead = medalsOf(g, 'rebels') - medalsOf(g, 'empire');
  if (lead === 0) return null;
  return lead > 0 ? 'rebels' : 'empire';
}

const bothWinByMedals = (g: State) => goalOf(g, 'rebels') !== null && goalOf(g, 'empire') !== null;

/**
 * Whether a side whose enemies are gone plays on: it is behind, and can still win by what is on the board (BH-4.10). Medals it
 * holds for now are among what it could hold.
 */
function playsOnAlone(g: State, side: Side): boolean {
  const goal = goalOf(g, side);
  return goal !== null && leading(g) === rivalOf(side) && canStillWin(g, side, g.medals[side].length, goal);
}

/** A side has no unit left: more medals win; the side with units, where medals are equal or cannot decide (BH-4.10). */
function endWithoutUnits(g: State): void {
  const left = (['rebels', 'empire'] as const).filter((side) => !isWipedOut(g, side));
  if (left.length === 2) return;
  const [alone] = left;
  if (alone && bothWinByMedals(g) && hasUnits(g, alone) && playsOnAlone(g, alone)) return;
  const byMedals = bothWinByMedals(g) ? leading(g) : null;
  const winner = byMedals ?? left[0];
  if (winner) finish(g, [winner], text('outcome.no-units', { side: sideName(left[0] ? rivalOf(left[0]) : winner) }));
  else finish(g, ['rebels', 'empire'], text('outcome.draw'));
}

/** A winner has been found: nothing more is resolved (BH-4.14). */
export function isOver(g: State): boolean {
  return g.outcome !== null || g.flow.restart !== undefined;
}

/** One check (BH-4.6): sudden victories, then medals, each for the side at turn first; then a side without units. */
export function checkVictory(g: State): void {
  if (isOver(g)) return;
  const sides = [g.active, rivalOf(g.active)];
  for (const side of sides)
    if (!isOver(g) && isSuddenVictory(g, side)) finish(g, [side], text('outcome.sudden', { side: sideName(side) }));
  for (const side of sides) {
    const goal = goalOf(g, side);
    if (!isOver(g) && goal !== null && medalsOf(g, side) >= goal)
      finish(g, [side], text('outcome.medals', { side: sideName(side), n: medalsOf(g, side) }));
  }
  if (!isOver(g)) endWithoutUnits(g);
}

/** After the last turn: a side that cannot win by medals has lost, else more medals win, else it is a draw (BH-4.12). */
export function endByTurns(g: State): void {
  const unable = (['rebels', 'empire'] as const).find((side) => goalOf(g, side) === null);
  const winner = unable ? rivalOf(unable) : leading(g);
  if (winner) finish(g, [winner], text('outcome.turns', { n: TURN_LIMIT }));
  else finish(g, ['rebels', 'empire'], text('outcome.draw'));
}
