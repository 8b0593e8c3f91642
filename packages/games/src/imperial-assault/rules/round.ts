import { drawCards } from '../../engine/deck.ts';
import { hide } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import { refuse, text } from '../../engine/text.ts';
import { deckOf, handOf, initiativeOrder, playerOf, rivalOf, type State } from '../state.ts';
import { activateGroup } from './activation.ts';
import { membersOf, readyGroups, terminalsOf } from './board.ts';
import { book } from './book.ts';
import { missionHooks } from './mission-book.ts';
import { commandName, pieceName, seatName } from './names.ts';
import { checkEnd, endByRounds } from './victory.ts';
import { windowRule } from './windows.ts';

/** Draws command cards; only their owner reads which (IA-4.5, IA-12.41). */
export function drawCommands(g: State, seat: SeatId, n: number): string[] {
  const player = playerOf(g, seat);
  const cards = deckOf(g, seat).length > 0 ? drawCards(g, player.deck, n) : [];
  player.hand = hide([...handOf(g, seat), ...cards]);
  if (cards.length > 0) note(g, 'log.draws', { seat: seatName(seat), n: cards.length });
  for (const card of cards)
    note(g, 'log.drawsCard', { seat: seatName(seat), card: commandName(card) }, { audience: [seat] });
  return cards;
}

const holds = (g: State, seat: SeatId) => g.effects.some((one) => one.ability === 'sit-tight' && one.seat === seat);
const ready = (g: State, seat: SeatId) => readyGroups(g, seat).length;

/** Sit Tight ends the first time its player has more ready cards at the start of an own turn (IA-4.16). */
function checkSitTight(g: State, seat: SeatId): void {
  const rival = rivalOf(g, seat);
  const isFree = ready(g, seat) > ready(g, rival);
  // IA-4.15: with both held and no activation possible, both effects end.
  const isStuck = holds(g, seat) && holds(g, rival) && ready(g, seat) === ready(g, rival);
  g.effects = g.effects.filter((one) => one.ability !== 'sit-tight' || (!isStuck && !(isFree && one.seat === seat)));
}

/** Whether a seat may pass its turn (IA-4.11 to IA-4.13). */
function mayPass(g: State, seat: SeatId): boolean {
  return g.allowPass && ready(g, seat) < ready(g, rivalOf(g, seat));
}

/** Options of a turn: a group by its first figure, or passing (IA-4.19). */
function turnOptions(g: State, seat: SeatId): Option[] {
  const groups = readyGroups(g, seat);
  const figures = groups.flatMap((group) =>
    membersOf(g, group).map(({ id }) => ({
      key: `activate:${id}`,
      label: pieceName(g, id),
      at: `piece:${id}`,
    })),
  );
  const pass: Option = {
    key: 'pass',
    label: text('turn.pass'),
    kind: 'plain',
    ...(!mayPass(g, seat) && { refused: refuse('may_not_pass', {}, g.allowPass ? 'IA-4.12' : 'IA-1.6') }),
  };
  return [...figures, pass];
}

/** The figure that a seat must activate: its only one, where it may not pass (IA-4.19). */
function onlyTurn(g: State, seat: SeatId): string | undefined {
  const figures = readyGroups(g, seat).flatMap((group) => membersOf(g, group));
  return figures.length === 1 && !mayPass(g, seat) ? figures[0]?.id : undefined;
}

type RoundStep = 'window' | 'turns' | 'turn' | 'ask' | 'turned' | 'status' | 'ending' | 'endWindow' | 'close';

/** Status steps 1 and 2: cards are readied and drawn (IA-4.3, IA-4.4, IA-4.8). */
function readyAndDraw(g: State): void {
  for (const group of Object.values(g.groups)) group.exhausted = false;
  for (const seat of initiativeOrder(g)) drawCommands(g, seat, 1 + terminalsOf(g, seat).length);
}

/** Effects until the end of an activation that were made outside one end with the start or end of the round. */
function endMoments(g: State): void {
  g.effects = g.effects.filter(({ until }) => until !== 'activation');
}

/** Status step 4: lasting effects end, the token passes to the other player, the next round begins (IA-4.7, IA-12.15). */
function closeRound(g: State): void {
  endMoments(g);
  g.effects = g.effects.filter(({ until }) => until !== 'round');
  g.usedThisRound = [];
  if (g.roundLimit > 0 && g.round >= g.roundLimit) endByRounds(g);
  if (g.initiative) g.initiative = rivalOf(g, g.initiative);
}

/** A round: start, activations in turn, status phase (IA-4). */
export const round = book.rule<Record<string, never>, RoundStep>('round', {
  start: {
    run(g, at) {
      g.round += 1;
      note(g, 'log.round', { n: g.round, seat: seatName(g.initiative ?? '') });
      checkEnd(g);
      const call = missionHooks(g).roundStart?.(g);
      return call ? at.call(call.rule, g.initiative, call.vars, 'window') : at.goto('window');
    },
  },
  window: {
    run: (g, at) => at.call(windowRule, null, { event: { window: 'ROUND_START' }, order: initiativeOrder(g) }, 'turns'),
  },
  turns: {
    run(g, at) {
      endMoments(g);
      g.turn = g.initiative;
      return at.goto('turn');
    },
  },
  turn: {
    run(g, at) {
      const seat = g.turn ?? '';
      const rival = rivalOf(g, seat);
      if (ready(g, seat) + ready(g, rival) === 0) return at.goto('status');
      checkSitTight(g, seat);
      // IA-4.9: without a ready card, or held by Sit Tight, the turn goes to the other player.
      if (ready(g, seat) === 0 || holds(g, seat)) return at.goto('turned');
      const only = onlyTurn(g, seat);
      return only ? at.call(activateGroup, null, { figure: only }, 'turned') : at.goto('ask');
    },
  },
  ask: {
    ask: () => text('ask.turn'),
    who: (g) => [g.turn ?? ''],
    options: (g) => turnOptions(g, g.turn ?? ''),
    chosen(g, at, key) {
      if (key === 'pass') {
        note(g, 'log.passes', { seat: seatName(g.turn ?? '') });
        return at.goto('turned');
      }
      return at.call(activateGroup, null, { figure: key.slice('activate:'.length) }, 'turned');
    },
  },
  turned: {
    run(g, at) {
      g.turn = rivalOf(g, g.turn ?? '');
      return at.goto('turn');
    },
  },
  status: {
    run(g, at) {
      g.turn = null;
      note(g, 'log.status', {});
      readyAndDraw(g);
      return at.goto('ending');
    },
  },
  ending: {
    run(g, at) {
      const call = missionHooks(g).roundEnd?.(g);
      checkEnd(g);
      return call ? at.call(call.rule, g.initiative, call.vars, 'endWindow') : at.goto('endWindow');
    },
  },
  endWindow: {
    run: (g, at) => at.call(windowRule, null, { event: { window: 'ROUND_END' }, order: initiativeOrder(g) }, 'close'),
  },
  close: {
    run(g, at) {
      closeRound(g);
      return at.goto('start');
    },
  },
});
