import { refuse } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { ActionId } from '../../data/actions.ts';
import { buildAllIcons, gainHere } from '../../effects/build.ts';
import { assignFromDeck, canSearch } from '../../effects/cards.ts';
import { does, leaderOf, systemOf } from '../../effects/effect.ts';
import { fightHere } from '../../effects/fight.ts';
import { answerBaseInRegion } from '../../effects/intel.ts';
import { moveHere } from '../../effects/move.ts';
import { hasUnit, isImperial, systemsWhere } from '../../rules/board.ts';
import type { ActionRules } from '../../rules/card-book.ts';
import type { State } from '../../state.ts';

const imperialSystems = (g: State) => systemsWhere(g, (id) => isImperial(g, id));

/** What the Imperial assignment cards do once their leader stands where he is put. */
export const IMPERIAL_ASSIGNMENT: Partial<Record<ActionId, ActionRules>> = {
  'brilliant-administrator': { places: imperialSystems, effect: [buildAllIcons()] },
  'boba-fett-where': {
    places: imperialSystems,
    effect: [does((g, c) => g.lasting.push({ kind: 'locked', system: systemOf(c) }))],
  },
  'catch-them-by-surprise': {
    places: (g) => boxOf(g.options).systems,
    effect: [moveHere({ from: 'adjacent' }), fightHere()],
  },
  'local-rumors': {
    places: (g) => systemsWhere(g, (id) => hasUnit(g, id, { side: 'imperial' })),
    effect: [answerBaseInRegion()],
  },
  'proceeding-as-planned': {
    refused: (g) => (canSearch(g, 'imperial', 'projects') ? null : refuse('no_projects', {}, 'RB-1.8')),
    effect: [assignFromDeck('projects')],
  },
  'public-support': {
    places: (g) => systemsWhere(g, (id) => isImperial(g, id) && !hasUnit(g, id, { side: 'rebel', theatre: 'ground' })),
    effect: [gainHere('stormtrooper', 3), does((g, c) => g.lasting.push({ kind: 'free', leader: leaderOf(c) }))],
  },
  'scouting-mission': {
    places: (g) => boxOf(g.options).systems,
    effect: [moveHere({ from: 'any', most: { 'tie-fighter': 4 }, freely: true }), fightHere('space')],
  },
};
