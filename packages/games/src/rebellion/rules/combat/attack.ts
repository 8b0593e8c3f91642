import { roll } from '../../../engine/dice.ts';
import type { Json } from '../../../engine/json.ts';
import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import { DIE, type Face } from '../../data/dice.ts';
import type { Colour, Side, Theatre } from '../../data/units.ts';
import { signedBy } from '../../seats.ts';
import type { Die, State } from '../../state.ts';
import { book } from '../book.ts';
import { presetDice } from '../dice.ts';
import { sideName } from '../names.ts';
import { combatActions } from './actions.ts';
import { assignDamage, FINISH } from './assign-damage.ts';
import { block } from './block.ts';
import { attackOf, sufferDamage } from './damage.ts';
import { combatOf } from './effects.ts';
import { attackDice, commander } from './force.ts';

export type AttackVars = { side: Side; theatre: Theatre };

/** Dice set beforehand stand as they are, the others are rolled, red ones first. */
function rollAttack(g: State, preset: readonly { colour: Colour; face: Face }[]): void {
  const attack = attackOf(g);
  const dice = attackDice(g, attack.side, attack.theatre);
  for (const colour of ['red', 'black'] as const) {
    const set = preset.filter((die) => die.colour === colour).map((die) => die.face);
    const faces = [...set, ...roll(g, DIE, dice[colour] - set.length)];
    attack.dice.push(...faces.map((face): Die => ({ colour, face, spent: false })));
    noteRoll(g, attack.side, colour, faces);
  }
}

function noteRoll(g: State, side: Side, colour: Colour, faces: readonly Face[]): void {
  if (faces.length === 0) return;
  const count = (face: Face) => faces.filter((one) => one === face).length;
  const [hits, directs, specials, blanks] = [count('hit'), count('direct'), count('special'), count('blank')];
  const params = { side: sideName(side), colour: text(`colour.${colour}`), hits, directs, specials, blanks };
  note(g, 'log.attackRoll', { n: faces.length, ...params });
}

const presetOf = (result: Json) => (Array.isArray(result) ? (result as { colour: Colour; face: Face }[]) : []);

/** One attack of a side in a battle (RB-9.1). */
export const attack = book.rule<AttackVars, 'roll' | 'assign' | 'block' | 'suffer'>('attack', {
  start: {
    run(g, at) {
      const { side, theatre } = at.vars;
      const combat = combatOf(g);
      combat.attack = { side, theatre, dice: [], hits: {} };
      const dice = attackDice(g, side, theatre);
      const params = { side: sideName(side), theatre: text(`theatre.${theatre}`), n: dice.red + dice.black };
      note(g, 'log.attack', params, signedBy(g, commander(g, side, theatre)));
      if (side === 'imperial' || dice.red + dice.black === 0) return at.goto('roll');
      return at.call(presetDice, null, { side, place: combat.system, ...dice, roll: 'battle' }, 'roll');
    },
  },
  roll: {
    run(g, at) {
      rollAttack(g, presetOf(at.result));
      return at.call(combatActions, null, {}, 'assign');
    },
  },
  assign: { run: (_g, at) => at.call(assignDamage, null, { left: [], all: at.result === FINISH }, 'block') },
  block: { run: (_g, at) => at.call(block, null, {}, 'suffer') },
  suffer: {
    run(g, at) {
      sufferDamage(g);
      combatOf(g).attack = null;
      return at.end();
    },
  },
});
