import { hide, reveal } from '../../../engine/hidden.ts';
import { note } from '../../../engine/log.ts';
import { boxOf } from '../../box.ts';
import type { State } from '../../state.ts';
import { isCaptured, onBoard } from '../board.ts';
import { moveLeader } from '../leader-index.ts';
import { leaderName, placeName } from '../names.ts';

/** Cards that were never revealed go back to their owner's hand, unseen (RB-14.0.4). */
function takeBackMissions(g: State): void {
  for (const { side, card, leaders } of g.assigned) {
    g.missionHands[side] = hide([...reveal(g.missionHands[side]), reveal(card)]);
    for (const id of leaders) moveLeader(g, id, 'pool');
  }
  g.assigned = [];
}

/** Step 1: leaders return to their pools but for captives and detained ones (RB-14.0.3 to RB-14.0.6, RB-18.23). */
export function retrieveLeaders(g: State): void {
  takeBackMissions(g);
  for (const id of boxOf(g.options).leaders) {
    const leader = g.leaders[id];
    if (leader.detained && onBoard(g, id)) {
      const params = { leader: leaderName(id), place: placeName(leader.at as 'hoth') };
      note(g, 'log.staysDetained', params, { at: `place:${leader.at}`, clause: 'RB-14.0.6' });
    } else if (leader.at === 'spent' || (onBoard(g, id) && !isCaptured(g, id))) {
      moveLeader(g, id, 'pool');
    }
    leader.detained = false;
  }
  note(g, 'log.retrieved');
}
