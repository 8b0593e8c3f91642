import { reveal } from '../../../engine/hidden.ts';
import type { Option } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { refuse, type Text, text } from '../../../engine/text.ts';
import { hasTactics, LEADERS, type LeaderId } from '../../data/leaders.ts';
import { missionOf } from '../../data/missions.ts';
import { roleOf, seatOf } from '../../seats.ts';
import type { Assigned, State, Turn } from '../../state.ts';
import { pool } from '../board.ts';
import { canReveal } from '../missions/targets.ts';
import { cardName, leaderName, leaderOption, leadersText } from '../names.ts';

/** The turns of one cycle: sides alternate, in a team game by initiative, for each role (RB-6.1, RB-18.5, RB-18.7). */
export function turnsOf(seats: readonly SeatId[]): Turn[] {
  if (seats.length === 2) {
    return [
      { side: 'rebel', role: null },
      { side: 'imperial', role: null },
    ];
  }
  return [
    { side: 'rebel', role: 'admiral' },
    { side: 'imperial', role: 'admiral' },
    { side: 'imperial', role: 'general' },
    { side: 'rebel', role: 'general' },
  ];
}

/** The running turn. Throws outside the command phase. */
export function turnNow(g: State): Turn {
  const turn = g.turns[g.turn];
  if (!turn) throw new Error('it is nobody’s turn');
  return turn;
}

/** The seat that takes a turn. */
export function seatOfTurn(g: State, { side, role }: Turn): SeatId {
  return seatOf(g, side, role ?? 'admiral');
}

/** Whether a leader may be used in a turn: all of the side, in a team game those of the role (RB-18.8). */
const isOwn = ({ role }: Turn, id: LeaderId) => role === null || roleOf(id) === role;
const ownPool = (g: State, turn: Turn) => pool(g, turn.side).filter((id) => isOwn(turn, id));
const ownMissions = (g: State, turn: Turn) =>
  g.assigned.filter(({ side, leaders }) => side === turn.side && leaders.some((id) => isOwn(turn, id)));

/** The Rebels may show their base at the start of a turn of theirs (RB-6.9, RB-6.10). */
const mayRevealBase = (g: State, { side }: Turn) => side === 'rebel' && !g.base.revealed;

/** Whether, for all the table knows, there is more than passing: the cards lie face down (RB-6.12). */
export function hasTurn(g: State, turn: Turn): boolean {
  return mayRevealBase(g, turn) || ownPool(g, turn).some(hasTactics) || ownMissions(g, turn).length > 0;
}

/** Tactic values as printed, space first. */
const tacticsText = (id: LeaderId): Text =>
  text('detail.tactics', { space: LEADERS[id].space, ground: LEADERS[id].ground });

function activateOption(id: LeaderId): Option {
  const refused = hasTactics(id) ? null : refuse('no_tactics', { leader: leaderName(id) }, 'RB-6.2');
  const label = text('option.activate', { leader: leaderName(id) });
  return leaderOption(id, { key: `activate:${id}`, label, detail: tacticsText(id), ...(refused && { refused }) });
}

function missionOption(g: State, assigned: Assigned): Option {
  const card = reveal(assigned.card);
  const refused = canReveal(g, assigned);
  return {
    key: `mission:${assigned.leaders[0]}`,
    label: text('option.revealMission', { card: cardName(missionOf(card).id) }),
    detail: leadersText(assigned.leaders),
    at: `card:${card}`,
    ...(refused && { refused }),
  };
}

/** Whether passing gives something away: leaders in the pool, or a mission that can be revealed (RB-6.4). */
const losesByPassing = (g: State, turn: Turn) =>
  ownPool(g, turn).length > 0 || ownMissions(g, turn).some((assigned) => !canReveal(g, assigned));

function passOption(g: State, turn: Turn): Option {
  const kind = losesByPassing(g, turn) ? 'grave' : 'plain';
  return { key: 'pass', label: text('option.pass'), detail: text('detail.pass'), kind };
}

function revealBaseOption(): Option {
  return { key: 'reveal-base', label: text('option.revealBase'), detail: text('detail.revealBase'), kind: 'grave' };
}

/** One option per turn: activate, reveal a mission or pass; before that the Rebels may show their base (RB-6). */
export function turnOptions(g: State): Option[] {
  const turn = turnNow(g);
  return [
    ...ownMissions(g, turn).map((assigned) => missionOption(g, assigned)),
    ...ownPool(g, turn).map(activateOption),
    ...(mayRevealBase(g, turn) ? [revealBaseOption()] : []),
    passOption(g, turn),
  ];
}
