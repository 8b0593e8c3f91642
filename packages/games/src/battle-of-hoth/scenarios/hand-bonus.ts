import type { HexId } from '../../engine/hex/index.ts';
import { note } from '../../engine/log.ts';
import { battleOf } from '../data/scenarios/index.ts';
import type { ObjectiveOf, SpecialRuleOf } from '../data/scenarios/schema.ts';
import type { Side } from '../data/units.ts';
import { deciderOf, infoOf, unitAt } from '../rules/board.ts';
import { bonusState, setBonus } from '../rules/memory.ts';
import { sideName } from '../rules/names.ts';
import { drawToHand } from '../rules/piles.ts';
import type { Hooks } from '../rules/scenario-book.ts';
import type { State } from '../state.ts';

type BonusRule = SpecialRuleOf<'handBonus'>;

function placeOf(g: State, rule: BonusRule): ObjectiveOf<'handBonus'> {
  const found = battleOf(g).objectives.find(({ id }) => id === rule.objective);
  if (found?.kind !== 'handBonus') throw new Error(`no place for the bonus ${rule.id}`);
  return found;
}

function isHeldBy(g: State, hexes: readonly HexId[], side: Side): boolean {
  return hexes.some((hex) => {
    const unit = unitAt(g, hex);
    return unit && infoOf(unit).side === side;
  });
}

/**
 * A place that makes the hand of its holder larger: the cards are drawn when a unit ends a movement there, a retreat too.
 * Without the place a draw is skipped for each of them. They stay with the seat that drew them.
 */
export const handBonus: Hooks<BonusRule> = {
  arrived(g, rule, unit) {
    const { side } = infoOf(unit);
    const place = placeOf(g, rule);
    if (!place.hexes.includes(unit.hex) || (place.for !== 'either' && place.for !== side)) return;
    if (bonusState(g, rule.id)[side]) return;
    const seat = deciderOf(g, side);
    setBonus(g, rule.id, side, { seat, cards: place.handSize });
    note(g, 'log.bonus', { side: sideName(side), n: place.handSize }, { at: `hex:${unit.hex}` });
    drawToHand(g, seat, place.handSize);
  },
  skipsDraw(g, rule, seat) {
    const extra = bonusState(g, rule.id)[g.active];
    if (extra?.seat !== seat || isHeldBy(g, placeOf(g, rule).hexes, g.active)) return false;
    setBonus(g, rule.id, g.active, extra.cards > 1 ? { seat, cards: extra.cards - 1 } : null);
    note(g, 'log.bonusBack', { side: sideName(g.active) });
    return true;
  },
};
