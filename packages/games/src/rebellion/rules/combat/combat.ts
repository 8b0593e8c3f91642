import { note } from '../../../engine/log.ts';
import type { Steps } from '../../../engine/rule.ts';
import type { UnitId } from '../../data/units.ts';
import { rivalOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { sharesTheatre, unitOf } from '../board.ts';
import { placeLeader } from '../changes.ts';
import { settle } from '../checks.ts';
import { leaderName, placeName, sideName } from '../names.ts';
import { combatObjectives } from '../objectives.ts';
import { type CombatVars, newCombat } from './begin.ts';
import { combatOf } from './effects.ts';
import { addLeader, drawOpening } from './leaders.ts';
import { combatRound } from './round.ts';
import { startCards } from './start-cards.ts';
import { returnTactics } from './tactics.ts';
import { noteWinners } from './winning.ts';

/** Begins a combat, which the current player has initiated (RB-9.0.2, RB-9.0.3). */
function beginCombat(g: State, vars: CombatVars): void {
  const { system, current } = vars;
  g.combat = newCombat(g, vars);
  note(g, 'log.combat', { system: placeName(system), side: sideName(current) }, { at: `place:${system}` });
}

/** Ends a combat: removes damage, returns tactic cards to their decks and added leaders to the pool (RB-9.3.4, RB-9.3.5). */
function endCombat(g: State): void {
  const { system, returning } = combatOf(g);
  for (const id of Object.keys(g.units) as UnitId[]) unitOf(g, id).damage = 0;
  noteWinners(g);
  returnTactics(g);
  g.combat = null;
  note(g, 'log.combatOver', { system: placeName(system) }, { at: `place:${system}` });
  for (const id of returning.filter((leader) => g.leaders[leader].at === system)) {
    placeLeader(g, id, 'pool');
    note(g, 'log.backInPool', { leader: leaderName(id) }, { at: `leader:${id}` });
  }
}

/** One combat from the added leaders to the end (RB-9). `from`: systems the current player moved units from. */
export const combatSteps: Steps<
  State,
  CombatVars,
  'rivalLeader' | 'startCards' | 'draw' | 'round' | 'next' | 'end' | 'over'
> = {
  start: {
    run(g, at) {
      if (!sharesTheatre(g, at.vars.system)) return at.end();
      beginCombat(g, at.vars);
      return at.call(addLeader, null, { side: at.vars.current, role: 'admiral' }, 'rivalLeader');
    },
  },
  rivalLeader: {
    run: (_g, at) => at.call(addLeader, null, { side: rivalOf(at.vars.current), role: 'admiral' }, 'startCards'),
  },
  startCards: { run: (_g, at) => at.call(startCards, null, {}, 'draw') },
  draw: {
    run(g, at) {
      for (const side of [at.vars.current, rivalOf(at.vars.current)]) drawOpening(g, side);
      return at.goto('round');
    },
  },
  round: { run: (_g, at) => at.call(combatRound, null, { destroyed: 0 }, 'next') },
  next: {
    run: (_g, at) => (at.result === true ? at.goto('round') : at.call(combatObjectives, null, { when: 'end' }, 'end')),
  },
  end: {
    run(g, at) {
      endCombat(g);
      return at.call(settle, null, { fight: true }, 'over');
    },
  },
  over: { run: (_g, at) => at.end() },
};
