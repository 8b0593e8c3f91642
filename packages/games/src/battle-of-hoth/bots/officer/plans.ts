import type { HexId } from '../../../engine/hex/index.ts';
import { orderedOf, takenHexes, unitOf } from '../../rules/board.ts';
import { judge, silencedBy, targetsOf, totalOf } from '../../rules/dice.ts';
import { exitFrom } from '../../rules/leaving.ts';
import { allowanceOf, isHeldUp, reachOf, stopsIn, takesOff } from '../../rules/walking.ts';
import type { State, Unit } from '../../state.ts';
import { standing } from './model.ts';
import { exitWorth, placeWorth } from './places.ts';
import { attackGain, dangerOf } from './worth.ts';

/** The best attack of an ordered unit from where it stands; 0 without one. */
function bestAttack(g: State, unit: Unit): number {
  if (silencedBy(g, unit)) return 0;
  const taken = takenHexes(g);
  let best = 0;
  for (const target of targetsOf(g, unit)) {
    const { parts } = judge(g, unit, target, null, taken);
    if (parts) best = Math.max(best, attackGain(g, unit, target, totalOf(parts)));
  }
  return best;
}

/** Worth of a place for a unit with the danger there. */
export function stayWorth(g: State, unit: Unit, hex: HexId): number {
  return placeWorth(g, unit, hex) - dangerOf(g, unit, hex);
}

/** Worth of ending a move in a hex: the attack from there, the place, the danger. */
export function moveWorth(g: State, id: string, hex: HexId, cost: number): number {
  const unit = unitOf(g, id);
  if (takesOff(g, unit, hex)) return exitWorth(g, exitFrom(g, unit, hex) ?? '', unit);
  const stays = stayWorth(g, unit, hex);
  const ordered = orderedOf(g, id);
  if (!ordered || !g.order) return stays;
  const isSilent = hex !== unit.hex && stopsIn(g, unit, hex);
  if (isSilent || ordered.cost + cost > allowanceOf(g, unit).moveAndAttack) return stays;
  return stays + standing(g, id, hex, () => bestAttack(g, unit));
}

/** Worth of leaving the board from a hex. */
export function leaveWorth(g: State, id: string, hex: HexId): number {
  const unit = unitOf(g, id);
  const exit = exitFrom(g, unit, hex);
  return exit ? exitWorth(g, exit, unit) : 0;
}

/** What an ordered unit gains by its best move and attack, compared with doing nothing. */
export function planGain(g: State, id: string): number {
  const unit = unitOf(g, id);
  const idle = stayWorth(g, unit, unit.hex);
  let best = moveWorth(g, id, unit.hex, 0);
  const { move } = allowanceOf(g, unit);
  if (move > 0 && !isHeldUp(g, unit)) {
    if (exitFrom(g, unit, unit.hex)) best = Math.max(best, leaveWorth(g, id, unit.hex));
    for (const [hex, { cost }] of reachOf(g, unit, move)) {
      best = Math.max(best, moveWorth(g, id, hex, cost));
      if (cost < move && !stopsIn(g, unit, hex) && exitFrom(g, unit, hex))
        best = Math.max(best, leaveWorth(g, id, hex));
    }
  }
  return best - idle;
}
