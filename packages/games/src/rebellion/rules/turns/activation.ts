import { note } from '../../../engine/log.ts';
import type { Text } from '../../../engine/text.ts';
import { boxOf } from '../../box.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { BASE_SPACE, type PlaceId } from '../../data/systems.ts';
import type { Side } from '../../data/units.ts';
import { playerOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { isSystem } from '../board.ts';
import { book } from '../book.ts';
import { addDue, placeLeader } from '../changes.ts';
import { settle } from '../checks.ts';
import { learnFromMove } from '../knowledge.ts';
import { movement, moveUnits } from '../movement.ts';
import { leaderName, placeName } from '../names.ts';
import { placesWithoutArrival } from '../no-effect.ts';

export type ActivationVars = { side: Side; leader: LeaderId; place: PlaceId };

/** Places a leader may activate: any system; the base space too for the Rebels as long as the base is hidden (RB-8.1, RB-8.2). */
export function activationPlaces(g: State, side: Side): readonly PlaceId[] {
  return side === 'rebel' && !g.base.revealed ? boxOf(g.options).places : boxOf(g.options).systems;
}

/** Places where a leader would arrive alone, which changes nothing. */
export function placesAlone(g: State, side: Side, leader: LeaderId): ReadonlyMap<PlaceId, Text> {
  const plan = movement({ side, seat: playerOf(g, side, leader), to: BASE_SPACE });
  return placesWithoutArrival(g, plan, activationPlaces(g, side));
}

/** A leader activates a place: units move there, the base may be found, a combat may follow (RB-8). */
export const activate = book.rule<ActivationVars, 'fight' | 'end'>('activate', {
  start: {
    run(g, at) {
      const { side, leader, place: to } = at.vars;
      placeLeader(g, leader, to);
      const params = { leader: leaderName(leader), place: placeName(to) };
      note(g, 'log.activated', params, { at: `place:${to}`, clause: 'RB-8.1' });
      return at.call(moveUnits, null, movement({ side, seat: playerOf(g, side, leader), to }), 'fight');
    },
  },
  fight: {
    run(g, at) {
      const { place, side } = at.vars;
      learnFromMove(g, place, at.result as PlaceId[]);
      // Units of both sides that already stood there fight too (RB-8.14).
      if (isSystem(place)) addDue(g, place, side, at.result as PlaceId[]);
      return at.call(settle, null, { fight: true }, 'end');
    },
  },
  end: { run: (_g, at) => at.end() },
});
