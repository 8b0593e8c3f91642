import type { Decision } from '../../../engine/decision.ts';
import type { Option } from '../../../engine/rule.ts';
import type { LeaderId } from '../../data/leaders.ts';
import type { MissionCard, MissionId } from '../../data/missions.ts';
import { assignWorth, secondWorth } from './assigning.ts';
import { drafted } from './drafts.ts';
import { actionPlaceWorth, actionWorth } from './minor.ts';
import { missionWorth } from './missions.ts';
import type { Scorer } from './question.ts';
import { WEIGHTS } from './weights.ts';
import { changed, type World } from './world.ts';

/** The mission a leader would join: of those that lie there, or of this answer. */
const assignedOn = (w: World, { at }: Option) => w.view.assigned.find(({ card }) => `card:${card}` === at);

function scorer(w: World): Scorer {
  const worths = new Map<string, number>();
  const worthOf = (id: MissionId) => {
    const known = worths.get(id) ?? missionWorth(w, id);
    worths.set(id, known);
    return known;
  };
  return (option) => {
    const [verb, name = '', what = ''] = option.key.split(':');
    if (verb === 'assign') {
      const there = assignedOn(w, option)?.leaders[0];
      if (there) return secondWorth(w, there, what as LeaderId);
      return assignWorth(w, name as MissionId, what as LeaderId, worthOf(name as MissionId));
    }
    if (verb === 'second') return secondWorth(w, name as LeaderId, what as LeaderId);
    if (verb !== 'play') return WEIGHTS.assign.other;
    // Among the places of a card the best; their worth decides nothing else.
    return (actionWorth(name) ?? WEIGHTS.assign.action) + actionPlaceWorth(w, name, what) * WEIGHTS.assign.place;
  };
}

/** A leader goes on a mission, of the hand or with its first leader. */
function after(w: World, option: Option): World {
  const [leader, card] = [option.from, option.at].map((id = '') => id.slice(id.indexOf(':') + 1)) as [
    LeaderId,
    MissionCard,
  ];
  const { view, side } = w;
  const there = assignedOn(w, option);
  const leaders = { ...view.leaders, [leader]: { ...view.leaders[leader], at: 'mission' } };
  const others = view.assigned.filter((one) => one !== there);
  const now = { side, card, leaders: [...(there?.leaders ?? []), leader] };
  return changed(w, { leaders, assigned: [...others, now] });
}

/** Leaders on missions while that is worth it; an action card ends the answer. */
export function assignments(w: World, decision: Decision, rng: () => number): string[] {
  const isLast = ({ key }: Option) => key.startsWith('play:');
  return drafted(w, decision, rng, { scorer, after, least: WEIGHTS.assign.done, whim: WEIGHTS.assign.whim, isLast });
}
