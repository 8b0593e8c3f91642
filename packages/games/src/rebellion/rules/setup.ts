import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import { refuse, text } from '../../engine/text.ts';
import { PROBE_IDS, SYSTEMS, type SystemId } from '../data/systems.ts';
import { seatOf, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { hasUnit } from './board.ts';
import { book } from './book.ts';
import { dealDecks, placeFirstGame } from './dealing.ts';
import { drawMissions, drawObjectives } from './hands.ts';
import { placeOption } from './names.ts';

/** Why a system cannot be the first base, or null (RB-3.2.5, RB-3.3.11). */
function baseRefused(g: State, id: SystemId) {
  const near = g.options.setup === 'first' ? [id, ...SYSTEMS[id].adjacent] : [id];
  if (!near.some((one) => hasUnit(g, one, { side: 'imperial' }))) return null;
  return g.options.setup === 'first'
    ? refuse('base_near_empire', {}, 'RB-3.2.5')
    : refuse('base_holds_empire', {}, 'RB-3.3.11');
}

/** Everything before the first round (RB-3). */
export const setUp = book.rule<Record<string, never>, 'base' | 'hands'>('set-up', {
  start: {
    run(g, at) {
      dealDecks(g);
      placeFirstGame(g);
      drawObjectives(g, 1);
      return at.goto('base');
    },
  },
  base: {
    ask: () => text('ask.base'),
    who: (g) => [seatOf(g, 'rebel', 'general')],
    options: (g) =>
      PROBE_IDS.filter((id) => reveal(g.probeDeck).includes(id)).map((id) => {
        const refused = baseRefused(g, id);
        return placeOption(id, refused ? { refused } : {});
      }),
    chosen(g, at, key) {
      const system = key as SystemId;
      g.base.system = hide(system);
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
