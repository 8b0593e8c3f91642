import { reveal } from '../../../engine/hidden.ts';
import type { Option, Rule } from '../../../engine/rule.ts';
import type { SeatId } from '../../../engine/state.ts';
import { type Refusal, refuse, text } from '../../../engine/text.ts';
import { withFields } from '../../../engine/with-fields.ts';
import { boxOf } from '../../box.ts';
import { ACTIONS, type ActionId } from '../../data/actions.ts';
import { countsAs, type LeaderId } from '../../data/leaders.ts';
import { commands, rivalOf, seatsOf } from '../../seats.ts';
import type { State } from '../../state.ts';
import { pool } from '../board.ts';
import { book } from '../book.ts';
import { actionRules } from '../card-book.ts';
import { effect } from '../effect.ts';
import { couldHold, useAction } from '../hands.ts';
import { cardName, declineOption, leaderName, placeName } from '../names.ts';
import { isLocked, usersAt } from '../reacting.ts';
import { combatOf } from './effects.ts';

/**
 * Leaders a seat may use a card with in the running combat, its own only (RB-18.1): Ready for Action brings one from
 * the pool (RB-9.0.9).
 */
function usersOf(g: State, seat: SeatId, id: ActionId): LeaderId[] {
  const { side, leaders } = ACTIONS[id];
  const there = id === 'ready-for-action' ? pool(g, side) : usersAt(g, id, combatOf(g).system);
  return there.filter((leader) => leaders.includes(countsAs(leader)) && commands(g, seat, leader));
}

/** Why a card cannot be used in the running combat, by what every viewer sees; null when it can. */
function refusalOf(g: State, seat: SeatId, id: ActionId): Refusal | null {
  const { side } = ACTIONS[id];
  const { system } = combatOf(g);
  if (side === 'rebel' && isLocked(g, system)) return refuse('system_locked', { system: placeName(system) });
  const [leader] = usersOf(g, seat, id);
  const place = id === 'ready-for-action' ? text('place.pool') : placeName(system);
  if (!leader) return refuse('card_leader_absent', { place }, 'RB-9.0.9');
  return actionRules(id).refused?.(g, leader) ?? null;
}

const startOfCombat = (id: ActionId) => ACTIONS[id].timing === 'start-of-combat';
/** Whether a seat could hold a card it can use now, for all the table can see. */
function couldUse(g: State, seat: SeatId): boolean {
  return boxOf(g.options).actions.some(
    (id) => startOfCombat(id) && couldHold(g, seat, id) && refusalOf(g, seat, id) === null,
  );
}

function heldCards(g: State, seat: SeatId): ActionId[] {
  const hand = g.actionHands[seat];
  return hand ? reveal(hand).filter(startOfCombat) : [];
}

/** A card once, or once for each leader it can bring. */
function cardOptions(g: State, seat: SeatId, id: ActionId): Option[] {
  const option = { label: cardName(id), at: `card:${id}` };
  const refused = refusalOf(g, seat, id);
  if (refused) return [{ key: id, ...option, refused }];
  const users = id === 'ready-for-action' ? usersOf(g, seat, id) : [];
  if (users.length < 2) return [{ key: id, ...option }];
  return users.map((leader) => ({ key: `${id}:${leader}`, ...option, detail: leaderName(leader) }));
}

type TurnVars = { order: SeatId[]; turn: number; passed: number };

/** The seats in turn, one card at a time, until all have declined in a row (RB-9.0.7, RB-18.20). */
const startCardTurns: Rule<TurnVars> = book.rule<TurnVars, 'ask'>('start-card-turns', {
  start: {
    run(g, at) {
      const { order, turn, passed } = at.vars;
      if (passed >= order.length) return at.end();
      const seat = order[turn % order.length] as SeatId;
      if (!g.conceded.includes(seat) && couldUse(g, seat)) return at.goto('ask');
      at.vars.turn += 1;
      at.vars.passed += 1;
      return at.goto('start');
    },
  },
  ask: {
    ask: (g) => text('ask.startCard', { system: placeName(combatOf(g).system) }),
    help: () => text('help.startCard'),
    declines: () => ({ kind: 'start-cards', choice: 'pass' }),
    who: (_g, { vars }) => [vars.order[vars.turn % vars.order.length] as SeatId],
    options: (g, { seat }) => {
      const cards = heldCards(g, seat).flatMap((id) => cardOptions(g, seat, id));
      return [...cards, declineOption(cards, { key: 'pass', label: text('option.playNoCard') })];
    },
    gone(_g, at) {
      // The cards have gone to the team-mate, who is asked again.
      at.vars.passed = 0;
      return at.goto('start');
    },
    chosen(g, at, key) {
      const seat = at.seat;
      at.vars.turn += 1;
      at.vars.passed += 1;
      if (key === 'pass') return at.goto('start');
      at.vars.passed = 0;
      const [id, named] = key.split(':') as [ActionId, LeaderId | undefined];
      const leader = named ?? usersOf(g, seat, id)[0];
      if (!leader) throw new Error(`no one uses ${id}`);
      useAction(g, seat, id);
      const { system } = combatOf(g);
      const who = { side: ACTIONS[id].side, seat, leaders: [leader] };
      return at.call(effect, null, withFields(who, { card: id, place: system, target: null, step: 0 }), 'start');
    },
  },
});

/** Start-of-combat action cards, current player first, until both decline in a row (RB-9.0.7). */
export const startCards: Rule<Record<string, never>> = book.rule<Record<string, never>, 'done'>('start-cards', {
  start: {
    run(g, at) {
      const { current } = combatOf(g);
      const order = [...seatsOf(g, current), ...seatsOf(g, rivalOf(current))];
      return at.call(startCardTurns, null, { order, turn: 0, passed: 0 }, 'done');
    },
  },
  done: { run: (_g, at) => at.end() },
});
