import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import { refuse, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { STARTING_FORCES } from '../data/setup.ts';
import { SYSTEMS, type SystemId } from '../data/systems.ts';
import { seatOf, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { hasUnit } from './board.ts';
import { book } from './book.ts';
import { dealDecks, placeFirstGame } from './dealing.ts';
import { drawMissions, drawObjectives } from './hands.ts';
import { ruleOut } from './knowledge.ts';
import { placeOption } from './names.ts';
import { boxStartingActions, dealStartingActions, resolveImmediate } from './setup/actions.ts';
import { placeUnits } from './setup/placing.ts';
import { revealProbes } from './setup/reveal.ts';

/** Why a system cannot be the first base, or null (RB-3.2.5, RB-3.3.11). */
function baseRefused(g: State, id: SystemId) {
  const near = g.options.setup === 'first' ? [id, ...SYSTEMS[id].adjacent] : [id];
  if (!near.some((one) => hasUnit(g, one, { side: 'imperial' }))) return null;
  return g.options.setup === 'first'
    ? refuse('base_near_empire', {}, 'RB-3.2.5')
    : refuse('base_holds_empire', {}, 'RB-3.3.11');
}

type Steps = 'rebels' | 'actions' | 'imperials' | 'base' | 'hands';

/** Everything before the first round (RB-3), in the order of RB-3.3.12. */
export const setUp = book.rule<Record<string, never>, Steps>('set-up', {
  start: {
    run(g, at) {
      dealDecks(g);
      drawObjectives(g, 1);
      if (g.options.setup === 'first') {
        placeFirstGame(g);
        boxStartingActions(g);
        return at.goto('base');
      }
      revealProbes(g);
      return at.call(placeUnits, null, { side: 'imperial', left: { ...STARTING_FORCES.imperial } }, 'rebels');
    },
  },
  rebels: {
    run: (_g, at) => at.call(placeUnits, null, { side: 'rebel', left: { ...STARTING_FORCES.rebel } }, 'actions'),
  },
  actions: {
    run(g, at) {
      dealStartingActions(g);
      return at.call(resolveImmediate, null, { side: 'rebel' }, 'imperials');
    },
  },
  imperials: { run: (_g, at) => at.call(resolveImmediate, null, { side: 'imperial' }, 'base') },
  base: {
    ask: () => text('ask.base'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g) =>
      boxOf(g.options)
        .probes.filter((id) => reveal(g.probeDeck).includes(id))
        .map((id) => {
          const refused = baseRefused(g, id);
          return placeOption(id, refused ? { refused } : {});
        }),
    chosen(g, at, key) {
      const system = key as SystemId;
      g.base.system = hide(system);
      ruleOut(g, [...g.removedProbes, ...boxOf(g.options).systems.filter((id) => baseRefused(g, id))]);
      g.probeDeck = hide(
        shuffle(
          g,
          reveal(g.probeDeck).filter((id) => id !== system),
        ),
      );
      note(g, 'log.baseChosen');
      note(g, 'log.baseIs', { system: text(`system.${system}`) }, { audience: seatsOf(g, 'rebel') });
      return at.goto('hands');
    },
  },
  hands: {
    run(g, at) {
      for (const side of ['rebel', 'imperial'] as const) drawMissions(g, side, 2);
      return at.end();
    },
  },
});
