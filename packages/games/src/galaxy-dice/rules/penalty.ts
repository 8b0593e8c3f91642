import { note } from '../../engine/log.ts';
import type { SeatId } from '../../engine/state.ts';
import { seatName, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { LORDS, type LordId } from '../data/facts.ts';
import { playerOf, type State, turnOf } from '../state.ts';

/** Dice on spaces; VP dice, rebel and allies do not count (GD-5.16). */
export function diceOnSpaces(g: State): number {
  return turnOf(g).dice.filter((die) => die.state === 'placed').length;
}

/** The lord that comes for this many dice on spaces (GD-5.13 to GD-5.18). */
function penaltyFor(placed: number, freeAtStart: number): LordId | null {
  if (placed === LORDS.palpatine.comesAt) return 'palpatine';
  if (placed === LORDS.vader.comesAt && freeAtStart > 1) return 'vader';
  return null;
}

/** The lord that would come if the player confirmed now. */
export function penaltyNow(g: State): LordId | null {
  return penaltyFor(diceOnSpaces(g), turnOf(g).freeAtStart);
}

/** Lords with a seat: the one who costs dice next turn, and the one who does in the turn in progress. */
export function lordsWith(g: State, seat: SeatId): LordId[] {
  const { lord, serving } = playerOf(g, seat);
  return [lord, serving].filter((one) => one !== null);
}

/** The lords that no player holds. */
export function lordsAtPlanet(g: State): LordId[] {
  const held = g.seats.flatMap((seat) => lordsWith(g, seat));
  return boxOf(g.options).lords.filter((lord) => !held.includes(lord));
}

/** Penalty check: the lord moves to the offender, even from another player (GD-5.19, GD-5.20). */
export function checkPenalty(g: State): void {
  const turn = turnOf(g);
  const lord = penaltyNow(g);
  if (!lord) return;
  const holder = g.seats.find((seat) => playerOf(g, seat).lord === lord);
  if (holder) playerOf(g, holder).lord = null;
  const player = playerOf(g, turn.seat);
  player.lord = lord;
  // The lord of this turn has been earned again: he stays (GD-5.21).
  if (player.serving === lord) player.serving = null;
  turn.lord = lord;
  const params = { seat: seatName(turn.seat), lord: text(`lord.${lord}`), count: LORDS[lord].diceLost };
  note(
    g,
    holder ? 'log.lordPassed' : 'log.lordTaken',
    { ...params, ...(holder && { from: seatName(holder) }) },
    { clause: holder ? 'GD-5.19' : lord === 'vader' ? 'GD-5.14' : 'GD-5.15', at: `lord:${lord}` },
  );
}

/** The lord of a seat begins to penalise its turn; returns the number of dice he costs (GD-5.1). */
export function startPenalty(g: State, seat: SeatId): number {
  const player = playerOf(g, seat);
  player.serving = player.lord;
  player.lord = null;
  return player.serving ? LORDS[player.serving].diceLost : 0;
}

/** Returns the lord who penalised a seat's turn to the planet's edge (GD-5.2). */
export function endPenalty(g: State, seat: SeatId): void {
  const player = playerOf(g, seat);
  if (player.serving) noteBack(g, seat, player.serving);
  player.serving = null;
}

/** Returns every lord of a seat that leaves the match to the planet's edge. */
export function releaseLords(g: State, seat: SeatId): void {
  endPenalty(g, seat);
  const player = playerOf(g, seat);
  if (player.lord) noteBack(g, seat, player.lord);
  player.lord = null;
}

function noteBack(g: State, seat: SeatId, lord: LordId): void {
  note(
    g,
    'log.lordBack',
    { seat: seatName(seat), lord: text(`lord.${lord}`) },
    { clause: 'GD-5.2', at: `lord:${lord}` },
  );
}
