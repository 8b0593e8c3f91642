import { note } from '../../engine/log.ts';
import { seatName, text } from '../../engine/text.ts';
import { LORD_IDS, LORDS, type LordId } from '../data/facts.ts';
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

/** The lords that no player holds. */
export function lordsAtPlanet(g: State): LordId[] {
  return LORD_IDS.filter((lord) => !g.seats.some((seat) => playerOf(g, seat).lord === lord));
}

/** Penalty check: the lord moves to the offender, even from another player (GD-5.19, GD-5.20). */
export function checkPenalty(g: State): void {
  const turn = turnOf(g);
  const lord = penaltyNow(g);
  if (!lord) return;
  const holder = g.seats.find((seat) => playerOf(g, seat).lord === lord);
  if (holder) playerOf(g, holder).lord = null;
  playerOf(g, turn.seat).lord = lord;
  turn.lord = lord;
  const params = { seat: seatName(turn.seat), lord: text(`lord.${lord}`), count: LORDS[lord].diceLost };
  note(
    g,
    holder ? 'log.lordPassed' : 'log.lordTaken',
    { ...params, ...(holder && { from: seatName(holder) }) },
    { clause: holder ? 'GD-5.19' : lord === 'vader' ? 'GD-5.14' : 'GD-5.15', at: `lord:${lord}` },
  );
}

/** Returns a seat's lord to the planet's edge; returns the number of dice he costs (GD-5.1, GD-5.2). */
export function returnLord(g: State, seat: string): number {
  const player = playerOf(g, seat);
  const { lord } = player;
  if (!lord) return 0;
  player.lord = null;
  note(
    g,
    'log.lordBack',
    { seat: seatName(seat), lord: text(`lord.${lord}`) },
    { clause: 'GD-5.2', at: `lord:${lord}` },
  );
  return LORDS[lord].diceLost;
}
