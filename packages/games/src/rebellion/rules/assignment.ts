import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { At, Next } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import { type MissionCard, type MissionId, missionOf } from '../data/missions.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { playerOf, playing, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { placeLeader } from './changes.ts';
import { settle } from './checks.ts';
import { effect } from './effect.ts';
import { useAction } from './hands.ts';
import { cardName, leaderName, placeName, sideName } from './names.ts';
import {
  type AssignmentVars,
  actionLeaders,
  actionPlaces,
  assignedTo,
  assigningOptions,
  assigningPieces,
  mayAssign,
  type Picked,
  pickedBy,
} from './turns/assigning.ts';

export type { AssignmentVars } from './turns/assigning.ts';

type Step = 'start' | 'choose' | 'settle' | 'played';
type Here = At<AssignmentVars, Step>;

/** Everybody reads which leader goes on a mission, the own side also on which (RB-16.1). */
function noteAssigned(g: State, side: Side, leader: LeaderId, card: MissionCard): void {
  const at = `leader:${leader}`;
  note(g, 'log.assigned', { side: sideName(side), leader: leaderName(leader) }, { at });
  note(g, 'log.assignedTo', { card: cardName(missionOf(card).id) }, { at, audience: seatsOf(g, side) });
}

/** A leader of the pool goes face down on a mission of the hand (RB-5.3). */
function assign(g: State, side: Side, mission: MissionId, leader: LeaderId): void {
  const card = reveal(g.missionHands[side]).find((one) => missionOf(one).id === mission);
  if (!card) throw new Error(`no ${mission} in hand`);
  g.missionHands[side] = hide(reveal(g.missionHands[side]).filter((one) => one !== card));
  g.assigned.push({ side, card: hide(card), leaders: [leader] });
  g.leaders[leader].at = 'mission';
  noteAssigned(g, side, leader, card);
}

/** A second leader joins the first (RB-5.4). */
function join(g: State, side: Side, first: LeaderId, leader: LeaderId): void {
  const assigned = assignedTo(g, side, first);
  if (!assigned || assigned.leaders.length > 1) throw new Error(`${leader} cannot join ${first}`);
  assigned.leaders.push(leader);
  g.leaders[leader].at = 'mission';
  noteAssigned(g, side, leader, reveal(assigned.card));
}

/** A leader comes back from a mission; a player who was done may use it again. */
function takeBack(g: State, { vars }: Here, leader: LeaderId): void {
  placeLeader(g, leader, 'pool');
  vars.done = (vars.done ?? []).filter((seat) => seat !== playerOf(g, vars.side, leader));
  note(g, 'log.takenBack', { side: sideName(vars.side), leader: leaderName(leader) }, { at: `leader:${leader}` });
}

function pick(at: Here, picked: Picked): Next {
  at.vars.picked = { ...at.vars.picked, [at.seat]: picked };
  return at.goto('choose');
}

function unpick({ vars, seat }: Here): void {
  const { [seat]: _done, ...others } = vars.picked ?? {};
  vars.picked = others;
}

/** Plays an assignment card: its leader is put where the card says, then it takes effect at once (RB-5.6, RB-5.7). */
function play(g: State, at: Here, card: ActionId, leader: LeaderId, place: PlaceId | null): Next {
  const { side } = at.vars;
  unpick(at);
  useAction(g, at.seat, card);
  if (place) {
    placeLeader(g, leader, place);
    const params = { leader: leaderName(leader), place: placeName(place) };
    note(g, 'log.leaderPlaced', params, { at: `place:${place}` });
  }
  g.active = side;
  return at.call(
    effect,
    null,
    { side, seat: at.seat, card, place, target: null, leaders: [leader], step: 0 },
    'settle',
  );
}

/** Goes on with an action card: its leader, then the place, are asked for only where there is a choice. */
function prepare(g: State, at: Here, card: ActionId, chosen: LeaderId | null): Next {
  const leaders = actionLeaders(g, at.vars.side, at.seat, card);
  const leader = chosen ?? (leaders.length === 1 ? leaders[0] : undefined);
  if (!leader) return pick(at, { card, leader: null });
  const places = actionPlaces(g, card, leader);
  if (places.length > 1) return pick(at, { card, leader });
  return play(g, at, card, leader, places[0] ?? null);
}

/** What follows when a seat has named the leader or the place of an action card, or thinks again. */
function goOn(g: State, at: Here, { card, leader }: Picked, key: string): Next {
  if (key !== 'back') return leader ? play(g, at, card, leader, key as PlaceId) : prepare(g, at, card, key as LeaderId);
  unpick(at);
  return at.goto('choose');
}

/** What follows a choice of the main list. */
function begin(g: State, at: Here, key: string): Next {
  const { vars } = at;
  const [verb, what, leader] = key.split(':') as [string, string, LeaderId];
  if (verb === 'done') {
    vars.done = [...(vars.done ?? []), at.seat];
    note(g, 'log.assignmentDone', { side: sideName(vars.side) });
    return at.goto('start');
  }
  if (verb === 'play') return prepare(g, at, what as ActionId, null);
  if (verb === 'assign') assign(g, vars.side, what as MissionId, leader);
  else if (verb === 'second') join(g, vars.side, what as LeaderId, leader);
  else takeBack(g, at, what as LeaderId);
  return at.goto('choose');
}

/** Seats that still assign. */
const busy = (g: State, { side, done }: AssignmentVars): SeatId[] =>
  playing(g, side).filter((seat) => !done?.includes(seat));

function question(g: State, { vars, seat }: Here) {
  const begun = pickedBy(g, vars, seat);
  if (!begun) return text('ask.assign');
  return begun.leader
    ? text('ask.actionPlace', { card: cardName(begun.card), leader: leaderName(begun.leader) })
    : text('ask.actionLeader', { card: cardName(begun.card) });
}

/** One side's assignment window; the players of a team assign at the same time (RB-5). */
export const assignment = book.rule<AssignmentVars, 'choose' | 'settle' | 'played'>('assignment', {
  start: {
    run(g, at) {
      const { vars } = at;
      g.active = vars.side;
      // Once, when the window opens: whoever has assigned the last leader may still take it back.
      vars.done ??= playing(g, vars.side).filter((seat) => !mayAssign(g, vars.side, seat));
      return busy(g, vars).length > 0 ? at.goto('choose') : at.end();
    },
  },
  choose: {
    ask: question,
    who: (g, { vars }) => busy(g, vars),
    options: (g, { vars, seat }) => assigningOptions(g, vars, seat),
    pieces: (g, { vars, seat }) => assigningPieces(g, vars, seat),
    // The team-mate who takes over from a seat that has given up may use its leaders.
    gone(_g, at) {
      at.vars.done = [];
      return at.goto('start');
    },
    chosen(g, at, key) {
      const begun = pickedBy(g, at.vars, at.seat);
      return begun ? goOn(g, at, begun, key) : begin(g, at, key);
    },
  },
  settle: { run: (_g, at) => at.call(settle, null, { fight: true }, 'played') },
  played: {
    run(g, at) {
      const { vars } = at;
      vars.fixed = g.assigned.filter((one) => one.side === vars.side).flatMap((one) => one.leaders);
      return at.goto('start');
    },
  },
});
