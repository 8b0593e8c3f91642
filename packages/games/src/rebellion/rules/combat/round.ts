import { note } from '../../../engine/log.ts';
import { rivalOf } from '../../seats.ts';
import { book } from '../book.ts';
import { settle } from '../checks.ts';
import { combatObjectives } from '../objectives.ts';
import { battle } from './battle.ts';
import { combatOf } from './effects.ts';
import { destroyForced, goesOn } from './next-round.ts';
import { retreat } from './retreat.ts';

/** `destroyed`: units destroyed when the battles of the round were over. */
export type RoundVars = { destroyed: number };
type Step = 'ground' | 'retreat' | 'rivalRetreat' | 'check' | 'forced' | 'objectives' | 'over';

/** A combat round: space, ground, retreat, next-round check; ends with whether another follows (RB-9.0.14-18). */
export const combatRound = book.rule<RoundVars, Step>('combat-round', {
  start: {
    run(g, at) {
      const combat = combatOf(g);
      combat.round += 1;
      note(g, 'log.combatRound', { n: combat.round });
      return at.call(battle, null, { theatre: 'space' }, 'ground');
    },
  },
  ground: { run: (_g, at) => at.call(battle, null, { theatre: 'ground' }, 'retreat') },
  retreat: {
    run(g, at) {
      at.vars.destroyed = combatOf(g).destroyed.length;
      return at.call(retreat, null, { side: combatOf(g).current }, 'rivalRetreat');
    },
  },
  rivalRetreat: {
    run: (g, at) => at.call(retreat, null, { side: rivalOf(combatOf(g).current) }, 'check'),
  },
  check: { run: (_g, at) => at.call(settle, null, { fight: false }, 'forced') },
  forced: {
    run(g, at) {
      destroyForced(g);
      return at.call(settle, null, { fight: false }, 'objectives');
    },
  },
  objectives: {
    run(g, at) {
      const more = combatOf(g).destroyed.length > at.vars.destroyed;
      return more ? at.call(combatObjectives, null, { when: 'step' }, 'over') : at.goto('over');
    },
  },
  over: { run: (g, at) => at.end(goesOn(g)) },
});
