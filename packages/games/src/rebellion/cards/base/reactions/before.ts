import { note } from '../../../../engine/log.ts';
import type { Option } from '../../../../engine/rule.ts';
import type { SeatId } from '../../../../engine/state.ts';
import type { Response, ResponseVars } from '../../../../engine/window.ts';
import type { LeaderId } from '../../../data/leaders.ts';
import type { PlaceId } from '../../../data/systems.ts';
import { isSystem, onBoard, pool } from '../../../rules/board.ts';
import { book } from '../../../rules/book.ts';
import { placeLeader } from '../../../rules/changes.ts';
import { couldHold, holds, useAction } from '../../../rules/hands.ts';
import { factsNow, missionNow } from '../../../rules/missions/now.ts';
import { leaderName, placeName } from '../../../rules/names.ts';
import { isLocked, usersAt, usersOf } from '../../../rules/reacting.ts';
import { commands } from '../../../seats.ts';
import type { State } from '../../../state.ts';
import { playOption } from './option.ts';

/** Imperial leaders on a face-down card who may use Blindside. */
const blindsiders = (g: State, leaders: readonly LeaderId[]): LeaderId[] =>
  usersOf(g, 'blindside').filter((id) => leaders.includes(id));
/** Of these leaders those a seat decides for (RB-18.1). */
const own = (g: State, seat: SeatId, leaders: readonly LeaderId[]) => leaders.filter((id) => commands(g, seat, id));

const blindside: Response<State> = {
  id: 'blindside',
  on: 'mission-reveal',
  // Without Rebels in the pool it can do nothing (RB-7.1.8).
  could: (g, seat, event) =>
    couldHold(g, seat, 'blindside') &&
    own(g, seat, blindsiders(g, event.leaders as LeaderId[])).length > 0 &&
    pool(g, 'rebel').length > 0,
  options: (g, seat, event) =>
    holds(g, seat, 'blindside')
      ? own(g, seat, blindsiders(g, event.leaders as LeaderId[]))
          .slice(0, 1)
          .map((id) => playOption('blindside', id))
      : [],
  rule: book.rule<ResponseVars>('blindside', {
    start: {
      run(g, at) {
        const leader = at.vars.choice as LeaderId;
        useAction(g, at.seat, 'blindside');
        g.lasting.push({ kind: 'unopposed', side: 'rebel', leader });
        return at.end(at.vars.event);
      },
    },
  }),
};

/** Rebels anywhere on the board whom Undercover may bring: not into Boba Fett's system, though out of it (RB-19.16). */
function undercoverLeaders(g: State): LeaderId[] {
  const { side, place } = missionNow(g);
  if (side !== 'imperial' || !place || !isSystem(place) || isLocked(g, place)) return [];
  return usersOf(g, 'undercover').filter((id) => onBoard(g, id) && g.leaders[id].at !== place);
}

/** Chewbacca where the Empire attempts a spec ops mission. */
function guardians(g: State): LeaderId[] {
  const { side, place } = missionNow(g);
  if (side !== 'imperial' || !place || factsNow(g).skill !== 'specOps') return [];
  return usersAt(g, 'wookiee-guardian', place);
}

const undercover: Response<State> = {
  id: 'undercover',
  on: 'mission-dice',
  could: (g, seat, { failed }) =>
    !failed && couldHold(g, seat, 'undercover') && own(g, seat, undercoverLeaders(g)).length > 0,
  options: (g, seat): Option[] =>
    holds(g, seat, 'undercover')
      ? own(g, seat, undercoverLeaders(g)).map((id) => ({
          ...playOption('undercover', id),
          detail: placeName(g.leaders[id].at as PlaceId),
        }))
      : [],
  rule: book.rule<ResponseVars>('undercover', {
    start: {
      run(g, at) {
        const leader = at.vars.choice as LeaderId;
        const place = missionNow(g).place as PlaceId;
        useAction(g, at.seat, 'undercover');
        placeLeader(g, leader, place);
        note(g, 'log.undercover', { leader: leaderName(leader), place: placeName(place) }, { at: `place:${place}` });
        return at.end(at.vars.event);
      },
    },
  }),
};

const wookieeGuardian: Response<State> = {
  id: 'wookiee-guardian',
  on: 'mission-dice',
  could: (g, seat, { failed }) =>
    !failed && couldHold(g, seat, 'wookiee-guardian') && own(g, seat, guardians(g)).length > 0,
  options: (g, seat) =>
    holds(g, seat, 'wookiee-guardian')
      ? own(g, seat, guardians(g)).map((id) => playOption('wookiee-guardian', id))
      : [],
  rule: book.rule<ResponseVars>('wookiee-guardian', {
    start: {
      run(g, at) {
        useAction(g, at.seat, 'wookiee-guardian');
        return at.end({ ...at.vars.event, failed: true });
      },
    },
  }),
};

/** Cards played before a mission is revealed or its dice are rolled (RB-7.1.8, RB-7.1.9). */
export const BEFORE_MISSIONS: readonly Response<State>[] = [blindside, undercover, wookieeGuardian];
