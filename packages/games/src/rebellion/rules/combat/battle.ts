import { note } from '../../../engine/log.ts';
import { text } from '../../../engine/text.ts';
import type { Theatre } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { theatresShared, unitsAt } from '../board.ts';
import { book } from '../book.ts';
import { destroyUnits } from '../changes.ts';
import { settle } from '../checks.ts';
import { combatObjectives, deathStarPlans } from '../objectives.ts';
import { attack } from './attack.ts';
import { combatOf, endEffects } from './effects.ts';
import { drawTactics } from './tactics.ts';

export type BattleVars = { theatre: Theatre };

/** Each Shield Generator gives the Rebels a ground card before the first attack (RB-9.0.17, RB-14.1.2). */
function drawForShields(g: State): void {
  const shields = unitsAt(g, combatOf(g).system, { type: 'shield-generator' }).length;
  drawTactics(g, 'rebel', 'ground', shields);
}

/** Destroys the doomed units at the end of the battle step (RB-9.1.23). */
function removeDoomed(g: State): void {
  const combat = combatOf(g);
  const units = combat.doomed;
  combat.doomed = [];
  destroyUnits(g, units);
}

/** A battle step: both sides attack, then losses, objectives and the Death Star Plans (RB-9.0.14 to RB-9.0.17). */
export const battle = book.rule<BattleVars, 'answer' | 'losses' | 'objectives' | 'plans' | 'settle' | 'done'>(
  'battle',
  {
    start: {
      run(g, at) {
        const { theatre } = at.vars;
        const combat = combatOf(g);
        if (!theatresShared(g, combat.system).includes(theatre)) return at.end();
        combat.battle = theatre;
        note(g, 'log.battle', { theatre: text(`theatre.${theatre}`) }, { at: `place:${combat.system}` });
        if (theatre === 'ground') drawForShields(g);
        return at.call(attack, null, { side: combat.current, theatre }, 'answer');
      },
    },
    answer: {
      run: (g, at) => at.call(attack, null, { ...at.vars, side: rivalOf(combatOf(g).current) }, 'losses'),
    },
    losses: {
      run(g, at) {
        removeDoomed(g);
        endEffects(g, 'no-block');
        return at.call(settle, null, { fight: false }, 'objectives');
      },
    },
    objectives: { run: (_g, at) => at.call(combatObjectives, null, { when: 'step' }, 'plans') },
    plans: {
      run: (_g, at) => (at.vars.theatre === 'space' ? at.call(deathStarPlans, null, {}, 'settle') : at.goto('done')),
    },
    settle: { run: (_g, at) => at.call(settle, null, { fight: false }, 'done') },
    done: {
      run(g, at) {
        combatOf(g).battle = null;
        return at.end();
      },
    },
  },
);
