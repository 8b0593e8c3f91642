import { note } from '../../../engine/log.ts';
import type { Option } from '../../../engine/rule.ts';
import { refuse, text } from '../../../engine/text.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { BASE_SPACE, type PlaceId, SYSTEM_IDS } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { playerOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { isSystem } from '../board.ts';
import { book } from '../book.ts';
import { addDue, placeLeader } from '../changes.ts';
import { settle } from '../checks.ts';
import { learnFromMove } from '../knowledge.ts';
import { movement, moveUnits } from '../movement.ts';
import { leaderName, placeName, placeOption } from '../names.ts';
import { placesWithoutArrival } from '../no-effect.ts';

export type ActivationVars = { side: Side; leader: LeaderId; place: PlaceId | null };

/** Any system; the base space too for the Rebels as long as the base is hidden (RB-8.1, RB-8.2). */
function placesFor(g: State, side: Side): PlaceId[] {
  return side === 'rebel' && !g.base.revealed ? [...SYSTEM_IDS, BASE_SPACE] : [...SYSTEM_IDS];
}

/** The places to choose from; those where the leader would arrive alone say so. */
function placeOptions(g: State, { side, leader }: ActivationVars): Option[] {
  const places = placesFor(g, side);
  const plan = movement({ side, seat: playerOf(g, side, leader), to: BASE_SPACE });
  const alone = placesWithoutArrival(g, plan, places);
  return places.map((place) => {
    const noEffect = alone.get(place);
    return placeOption(place, noEffect && { noEffect });
  });
}

/** After the reveal nothing moves to the base space any more; the Rebels read why. */
const CLOSED = placeOption(BASE_SPACE, { refused: refuse('base_space_closed', {}, 'RB-11.3.6') });

/** A leader activates a place: units move there, the base may be found, a combat may follow (RB-8). */
export const activate = book.rule<ActivationVars, 'fight' | 'end'>('activate', {
  start: {
    ask: (_g, { vars }) => text('ask.activate', { leader: leaderName(vars.leader) }),
    who: (g, { vars }) => [playerOf(g, vars.side, vars.leader)],
    options: (g, { vars }) => [...placeOptions(g, vars), ...(vars.side === 'rebel' && g.base.revealed ? [CLOSED] : [])],
    chosen(g, at, key) {
      const { side, leader } = at.vars;
      const to = key as PlaceId;
      at.vars.place = to;
      placeLeader(g, leader, to);
      const params = { leader: leaderName(leader), place: placeName(to) };
      note(g, 'log.activated', params, { at: `place:${to}`, clause: 'RB-8.1' });
      return at.call(moveUnits, null, movement({ side, seat: playerOf(g, side, leader), to }), 'fight');
    },
  },
  fight: {
    run(g, at) {
      const { place, side } = at.vars;
      if (place) learnFromMove(g, place, at.result as PlaceId[]);
      // Units of both sides that already stood there fight too (RB-8.14).
      if (place && isSystem(place)) addDue(g, place, side, at.result as PlaceId[]);
      return at.call(settle, null, { fight: true }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
