import type { Response, ResponseVars } from '../../../../engine/window.ts';
import type { LeaderId } from '../../../data/leaders.ts';
import type { PlaceId } from '../../../data/systems.ts';
import { isCaptured, sideOf } from '../../../rules/board.ts';
import { book } from '../../../rules/book.ts';
import { captureLeader } from '../../../rules/capture.ts';
import { eliminate, gainReputation } from '../../../rules/changes.ts';
import { couldHold, holds, useAction } from '../../../rules/hands.ts';
import { missionNow } from '../../../rules/missions/now.ts';
import { isLocked, usersAt } from '../../../rules/reacting.ts';
import type { State } from '../../../state.ts';
import { playCard, playOption } from './option.ts';

/** Whether Noble Sacrifice fits this capture; Boba Fett's watch forbids action cards (RB-19.15). */
const sacrifices = (g: State, leader: LeaderId): boolean =>
  leader === 'obi-wan-kenobi' && isCaptured(g, leader) && !isLocked(g, g.leaders[leader].at as PlaceId);

const nobleSacrifice: Response<State> = {
  id: 'noble-sacrifice',
  on: 'captured',
  could: (g, seat, { leader }) => couldHold(g, seat, 'noble-sacrifice') && sacrifices(g, leader as LeaderId),
  options: (g, seat) => (holds(g, seat, 'noble-sacrifice') ? [{ ...playCard('noble-sacrifice'), kind: 'grave' }] : []),
  rule: book.rule<ResponseVars>('noble-sacrifice', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'noble-sacrifice');
        eliminate(g, at.vars.event.leader as LeaderId);
        gainReputation(g, 1);
        return at.end(at.vars.event);
      },
    },
  }),
};

/** Rebel leaders of the mission whom Vader could take, those about to go to the base too (RB-19.13). */
function fated(g: State): LeaderId[] {
  const { leaders, place } = missionNow(g);
  return leaders.filter((id) => g.leaders[id].at === place && sideOf(g, id) === 'rebel' && !isCaptured(g, id));
}

/** Whether a Rebel mission has rescued a leader where Vader stands (RB-7.1.32). */
function destined(g: State): boolean {
  const { side, place, rescued } = missionNow(g);
  if (side !== 'rebel' || !place || rescued.length === 0 || fated(g).length === 0) return false;
  return usersAt(g, 'it-is-your-destiny', place).length > 0;
}

const itIsYourDestiny: Response<State> = {
  id: 'it-is-your-destiny',
  on: 'mission-rescued',
  could: (g, seat) => couldHold(g, seat, 'it-is-your-destiny') && destined(g),
  options: (g, seat) =>
    holds(g, seat, 'it-is-your-destiny') ? fated(g).map((id) => playOption('it-is-your-destiny', id)) : [],
  rule: book.rule<ResponseVars, 'done'>('it-is-your-destiny', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'it-is-your-destiny');
        return at.call(captureLeader, null, { leader: at.vars.choice as LeaderId }, 'done');
      },
    },
    done: { run: (_g, at) => at.end(at.vars.event) },
  }),
};

/** Cards that answer a capture or a rescue. */
export const FOR_CAPTIVES: readonly Response<State>[] = [nobleSacrifice, itIsYourDestiny];
