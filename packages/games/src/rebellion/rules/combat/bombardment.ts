import { text } from '../../../engine/text.ts';
import { factsOf, type UnitId } from '../../data/units.ts';
import type { State } from '../../state.ts';
import { book } from '../book.ts';
import { unitOption } from '../names.ts';
import { attackOf, type DealVars, dealDamage } from './damage.ts';
import { commander, forceOf } from './force.ts';

/** Own ships present with red attack dice, one for each number of dice: nothing else of a ship counts. */
function bombers(g: State): UnitId[] {
  const ships = forceOf(g, attackOf(g).side, 'space').filter((id) => factsOf(id).red > 0);
  return ships.filter((id, place) => ships.findIndex((one) => factsOf(one).red === factsOf(id).red) === place);
}

/** Whether Bombardment would do anything. */
export function hasBombers(g: State): boolean {
  return bombers(g).length > 0;
}

function damageBy(g: State, ship: UnitId): DealVars {
  const { side } = attackOf(g);
  const picks = factsOf(ship).red;
  const card = 'ground-bombardment';
  return { card, side, theatre: 'ground', picks, amount: 1, distinct: false, upTo: false };
}

/** Bombardment: the red dice of one own ship, divided as damage among enemy ground units. */
export const bombardment = book.rule<Record<string, never>, 'choose' | 'done'>('bombardment', {
  start: {
    run(g, at) {
      const [only, other] = bombers(g);
      return !only || other ? at.goto('choose') : at.call(dealDamage, null, damageBy(g, only), 'done');
    },
  },
  choose: {
    ask: () => text('ask.bombardment'),
    source: () => text('tactic.ground-bombardment'),
    who: (g) => [commander(g, attackOf(g).side, 'ground')],
    options: (g) =>
      bombers(g).map((id) => unitOption(g, id, { detail: text('detail.bombardment', { n: factsOf(id).red }) })),
    chosen: (g, at, key) => at.call(dealDamage, null, damageBy(g, key as UnitId), 'done'),
  },
  done: { run: (_g, at) => at.end() },
});
