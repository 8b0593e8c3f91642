import type { SpaceId } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import { listOf } from '../../engine/log-joins.ts';
import { randomInt } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import { seatName, type Text, text } from '../../engine/text.ts';
import { figureCardOf } from '../data/deployments.ts';
import { FACES } from '../data/dice.ts';
import { playerOf, type State } from '../state.ts';
import { cardOf, figuresOf, membersOf } from './board.ts';
import { spaceName } from './names.ts';

/** Victory points that end the match (IA-10.14). */
const GOAL = 40;

/** Why a seat scores: the text key of the log entry is `log.points.<why>`. */
type Why = 'defeat' | 'mission' | 'card';

/** What a seat scores for: its name, and where it is. */
export interface Source {
  readonly name: Text;
  readonly space: SpaceId | null;
}

const sourceName = ({ name, space }: Source): Text =>
  space ? text('points.source', { what: name, space: spaceName(space) }) : name;

/** A seat gains or loses victory points for what is named; they never fall below 0 (IA-10.13). */
export function score(g: State, seat: SeatId, n: number, why: Why, from: readonly Source[] = []): void {
  const player = playerOf(g, seat);
  player.points = Math.max(0, player.points + n);
  if (why === 'defeat') player.defeats += n;
  if (n === 0) return;
  const what = from.length > 0 ? { what: listOf(from.map(sourceName), 'list.two', 'list.more') } : {};
  const space = from.find((one) => one.space)?.space;
  const at = space ? { at: `space:${space}` } : {};
  note(g, `log.points.${why}`, { seat: seatName(seat), n, total: player.points, ...what }, at);
}

/** Damage on a seat's figures, and the health of its fallen ones whose groups are still in play (IA-10.19). */
function losses(g: State, seat: SeatId): number {
  const hurt = figuresOf(g, seat).reduce((sum, { damage }) => sum + damage, 0);
  const groups = Object.values(g.groups).filter((group) => group.seat === seat && membersOf(g, group.id).length > 0);
  const fallen = groups.reduce((sum, { id, card, figures }) => {
    const health = figureCardOf(card)?.health ?? 0;
    return sum + health * (figures - membersOf(g, id).length);
  }, 0);
  return hurt + fallen;
}

/** The seat with the greater number; null where they are equal. */
function greater(g: State, of: (seat: SeatId) => number): SeatId | null {
  const [one = '', other = ''] = g.seats;
  if (of(one) === of(other)) return null;
  return of(one) > of(other) ? one : other;
}

/** Third tiebreak: blue dice until their accuracy differs (IA-10.20). */
function rollOff(g: State): SeatId {
  for (let n = 0; n < 100; n++) {
    const rolls = new Map(g.seats.map((seat) => [seat, FACES.blue[randomInt(g, 6)]?.accuracy ?? 0]));
    const winner = greater(g, (seat) => rolls.get(seat) ?? 0);
    if (winner) return winner;
  }
  throw new Error('blue dice never differ');
}

/** The winner by victory points, then by the tiebreaks (IA-10.17 to IA-10.20). */
function bestOf(g: State): SeatId {
  return (
    greater(g, (seat) => playerOf(g, seat).points) ??
    greater(g, (seat) => playerOf(g, seat).defeats) ??
    greater(g, (seat) => -losses(g, seat)) ??
    rollOff(g)
  );
}

function end(g: State, winner: SeatId, reason: string): void {
  const scores = Object.fromEntries(g.seats.map((seat) => [seat, playerOf(g, seat).points]));
  g.outcome = { winners: [winner], scores, reason: text(reason) };
}

/** Checks after every effect: elimination first, then the 40 points (IA-10.16, IA-10.14, IA-10.17, IA-10.24). */
export function checkEnd(g: State): void {
  if (g.outcome || g.round === 0) return;
  const alive = g.seats.filter((seat) => figuresOf(g, seat).length > 0);
  const [last] = alive;
  if (alive.length === 1 && last) end(g, last, 'outcome.elimination');
  else if (alive.length === 0) end(g, bestOf(g), 'outcome.points');
  else if (g.seats.some((seat) => playerOf(g, seat).points >= GOAL)) end(g, bestOf(g), 'outcome.points');
}

/** The round limit is reached: points, then tiebreaks (IA-10.28). */
export function endByRounds(g: State): void {
  if (!g.outcome) end(g, bestOf(g), 'outcome.rounds');
}

/** The price of a figure by the later rules (IA-1.5). */
export function figurePoints(g: State, figure: string): number {
  const { reinforcement, cost, figures } = cardOf(g, figure);
  return figures > 1 ? (reinforcement ?? cost) : cost;
}
