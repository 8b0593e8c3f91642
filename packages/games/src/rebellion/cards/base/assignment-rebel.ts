import { note } from '../../../engine/log.ts';
import { refuse } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { ActionId } from '../../data/actions.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { SystemId } from '../../data/systems.ts';
import { buildAllIcons } from '../../effects/build.ts';
import { assignFromDeck, canSearch, drawObjectives } from '../../effects/cards.ts';
import { destroyHealth } from '../../effects/destroy.ts';
import { does, systemOf } from '../../effects/effect.ts';
import { expelGround, havensFrom } from '../../effects/expel.ts';
import { moveHere } from '../../effects/move.ts';
import { baseHome, hasUnit, isNeutral, systemsWhere } from '../../rules/board.ts';
import type { ActionRules } from '../../rules/card-book.ts';
import { moveLeader } from '../../rules/leader-index.ts';
import { leaderName, placeName } from '../../rules/names.ts';
import type { Op } from '../../rules/op.ts';
import type { State } from '../../state.ts';

/** Where Han finds old friends, as long as they have not joined. */
const FRIENDS: Partial<Record<SystemId, LeaderId>> = { bespin: 'lando-calrissian', kashyyyk: 'chewbacca' };

function awaits(g: State, system: SystemId): boolean {
  const friend = FRIENDS[system];
  return friend !== undefined && g.leaders[friend].at === 'box';
}

/** The friend of the card's system joins and stands there; no action card comes along. */
function recruitFriend(): Op {
  return does((g, c) => {
    const system = systemOf(c);
    const friend = FRIENDS[system];
    if (!friend || !awaits(g, system)) return;
    moveLeader(g, friend, system);
    note(g, 'log.friendJoins', { leader: leaderName(friend), system: placeName(system) }, { at: `leader:${friend}` });
  });
}

/** What the Rebel assignment cards do. */
export const REBEL_ASSIGNMENT: Partial<Record<ActionId, ActionRules>> = {
  'our-most-desperate-hour': {
    refused: (g) => (canSearch(g, 'rebel', 'missions') ? null : refuse('deck_empty')),
    effect: [assignFromDeck('missions')],
  },
  'rebel-planning': { places: (g) => [baseHome(g)], effect: [drawObjectives(1)] },
  'start-the-evacuation': {
    places: (g) => systemsWhere(g, (id) => !hasUnit(g, id, { side: 'imperial' })),
    effect: [moveHere({ from: 'base' })],
  },
  'temporary-alliance': {
    places: (g) => systemsWhere(g, (id) => isNeutral(g, id)),
    effect: [buildAllIcons()],
  },
  ambush: {
    places: (g) => boxOf(g.options).systems,
    effect: [destroyHealth({ max: 3, side: 'imperial', theatre: 'ground' })],
  },
  'an-old-friend': {
    places: (g) => systemsWhere(g, (id) => awaits(g, id)),
    effect: [recruitFriend()],
  },
  'independent-operation': {
    places: (g) => systemsWhere(g, (id) => g.systems[id].subjugated && havensFrom(g, id).length > 0),
    effect: [expelGround()],
  },
};
