import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { At, Next } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import { type MissionCard, type MissionId, missionOf } from '../data/missions.ts';
import type { Side } from '../data/units.ts';
import { playerOf, playing, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { book } from './book.ts';
import { placeLeader } from './changes.ts';
import { settle } from './checks.ts';
import { effect } from './effect.ts';
import { useAction } from './hands.ts';
import { moveLeader } from './leader-index.ts';
import { cardName, leaderName, placeName, sideName } from './names.ts';
import {
  type AssignmentVars,
  assignedTo,
  assigningBudgets,
  assigningOptions,
  assigningPieces,
  mayAssign,
  mayChange,
  mostOf,
  playOf,
} from './turns/assigning.ts';

export type { AssignmentVars } from './turns/assigning.ts';

type Step = 'start' | 'choose' | 'settle' | 'played';
type Here = At<AssignmentVars, Step>;

/** Every viewer reads which leader goes on a mission, the own side also on which (RB-16.1). */
function noteAssigned(g: State, side: Side, leader: LeaderId, card: MissionCard): void {
  const at = `leader:${leader}`;
  note(g, 'log.assigned', { side: sideName(side), leader: leaderName(leader) }, { at });
  note(g, 'log.assignedTo', { card: cardName(missionOf(card).id) }, { at, audience: seatsOf(g, side) });
}

/** A leader of the pool goes face down on a mission (RB-5.3), as the second leader if one lies there (RB-5.4). */
function assign(g: State, side: Side, card: MissionCard, leader: LeaderId): void {
  const assigned = g.assigned.find((one) => reveal(one.card) === card);
  if (assigned) {
    join(g, side, assigned.leaders[0] as LeaderId, leader);
    return;
  }
  g.missionHands[side] = hide(reveal(g.missionHands[side]).filter((one) => one !== card));
  g.assigned.push({ side, card: hide(card), leaders: [leader] });
  moveLeader(g, leader, 'mission');
  noteAssigned(g, side, leader, card);
}

/** A second leader joins the first (RB-5.4). */
function join(g: State, side: Side, first: LeaderId, leader: LeaderId): void {
  const assigned = assignedTo(g, side, first);
  if (!assigned || assigned.leaders.length > 1) throw new Error(`${leader} cannot join ${first}`);
  assigned.leaders.push(leader);
  moveLeader(g, leader, 'mission');
  noteAssigned(g, side, leader, reveal(assigned.card));
}

/** A leader comes back from a mission, of which its own side reads the name; its player may use it again. */
function takeBack(g: State, { vars }: Here, leader: LeaderId): void {
  const from = g.assigned.find(({ leaders }) => leaders.includes(leader));
  placeLeader(g, leader, 'pool');
  vars.done = (vars.done ?? []).filter((seat) => seat !== playerOf(g, vars.side, leader));
  note(g, 'log.takenBack', { side: sideName(vars.side), leader: leaderName(leader) }, { at: `leader:${leader}` });
  if (!from) return;
  const card = cardName(missionOf(reveal(from.card)).id);
  note(g, 'log.takenBackFrom', { card }, { at: `leader:${leader}`, audience: seatsOf(g, vars.side) });
}

/** Plays an assignment card: its leader is put where the card says, then it takes effect at once (RB-5.6, RB-5.7). */
function play(g: State, at: Here, key: string): Next {
  const { side } = at.vars;
  const { card, leader, place } = playOf(g, side, at.seat, key);
  at.vars.plays = at.seat;
  useAction(g, at.seat, card);
  if (place) {
    placeLeader(g, leader, place);
    const params = { leader: leaderName(leader), place: placeName(place) };
    note(g, 'log.leaderPlaced', params, { at: `place:${place}` });
  }
  g.active = side;
  const ctx = { side, seat: at.seat, card, place, target: null, leaders: [leader], step: 0 };
  return at.call(effect, null, ctx, 'settle');
}

/** The card of the hand that an answer names: its mission, and which copy. */
function handCard(hand: readonly MissionCard[], mission: MissionId, copy = '1'): MissionCard {
  const card = hand.filter((one) => missionOf(one).id === mission)[Number(copy) - 1];
  if (!card) throw new Error(`no ${mission} in hand`);
  return card;
}

/** Puts the leaders of an answer on their missions, all at once: copies are numbered as in the question. */
function assignAll(g: State, side: Side, keys: readonly string[]): void {
  const hand = reveal(g.missionHands[side]);
  for (const key of keys) {
    const [verb, what, leader, copy] = key.split(':') as [string, string, LeaderId, string?];
    if (verb === 'assign') assign(g, side, handCard(hand, what as MissionId, copy), leader);
    if (verb === 'second') join(g, side, what as LeaderId, leader);
  }
}

/** Carries out an answer: leaders on missions, leaders taken back, then an action card; without the last two it is final. */
function carryOut(g: State, at: Here, keys: readonly string[]): Next {
  const { vars } = at;
  assignAll(g, vars.side, keys);
  const taken = keys.filter((key) => key.startsWith('take:'));
  for (const key of taken) takeBack(g, at, key.slice('take:'.length) as LeaderId);
  const played = keys.find((key) => key.startsWith('play:'));
  if (played) return play(g, at, played);
  if (taken.length === 0) finish(g, vars, at.seat);
  return at.goto('start');
}

function finish(g: State, vars: AssignmentVars, seat: SeatId): void {
  vars.done = [...(vars.done ?? []), seat];
  note(g, 'log.assignmentDone', { side: sideName(vars.side) });
}

/** Seats that still assign. */
const busy = (g: State, { side, done }: AssignmentVars): SeatId[] =>
  playing(g, side).filter((seat) => !done?.includes(seat));

/** One side's assignment window; the players of a team assign at the same time (RB-5). */
export const assignment = book.rule<AssignmentVars, 'choose' | 'settle' | 'played'>('assignment', {
  start: {
    run(g, at) {
      const { vars } = at;
      g.active = vars.side;
      // Once, when the window opens: the general may veto even when the pool is empty.
      vars.done ??= playing(g, vars.side).filter((seat) => !mayAssign(g, vars.side, seat));
      // While a team-mate assigns the general waits for what may be taken back.
      const [last, other] = busy(g, vars);
      if (last && !other && !mayChange(g, vars, last)) finish(g, vars, last);
      return busy(g, vars).length > 0 ? at.goto('choose') : at.end();
    },
  },
  choose: {
    shape: 'some',
    ask: () => text('ask.assign'),
    help: () => text('help.assign'),
    who: (g, { vars }) => busy(g, vars),
    options: (g, { vars, seat }) => assigningOptions(g, vars, seat),
    pieces: (g, { vars, seat }) => assigningPieces(g, vars, seat),
    bounds: (g, { vars, seat }) => ({ min: 0, max: mostOf(g, vars, seat) }),
    budgets: (g, { vars, seat }) => assigningBudgets(g, vars, seat),
    // The team-mate who takes over from a seat that has conceded may use its leaders.
    gone(_g, at) {
      at.vars.done = [];
      return at.goto('start');
    },
    chosen: (g, at, keys) => carryOut(g, at, keys),
  },
  settle: { run: (_g, at) => at.call(settle, null, { fight: true }, 'played') },
  played: {
    run(g, at) {
      const { vars } = at;
      vars.fixed = g.assigned.filter((one) => one.side === vars.side).flatMap((one) => one.leaders);
      if (vars.plays && !mayAssign(g, vars.side, vars.plays)) finish(g, vars, vars.plays);
      return at.goto('start');
    },
  },
});
