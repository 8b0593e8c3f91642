import { note } from '../../engine/log.ts';
import { text } from '../../engine/text.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import { signedBy } from '../seats.ts';
import type { State } from '../state.ts';
import { baseSystem } from './board.ts';
import { book } from './book.ts';
import { revealBase } from './changes.ts';
import { settle } from './checks.ts';
import { mission } from './mission.ts';
import { sideName } from './names.ts';
import { activate } from './turns/activation.ts';
import { endOfCommand } from './turns/phase-end.ts';
import { declinesOf, hasTurn, seatOfTurn, turnNow, turnOptions, turnPieces, turnsOf } from './turns/turn.ts';

/** The running turn is over for this phase (RB-6.4, RB-18.6). */
function pass(g: State): void {
  const { side, role } = turnNow(g);
  g.passed.push(g.turn);
  const params = { side: sideName(side), ...(role && { role: text(`role.${role}`) }) };
  // Also without an act of the seat: a turn in which it can do nothing follows from the act before it.
  const by = signedBy(g, seatOfTurn(g, turnNow(g)));
  note(g, role ? 'log.rolePassed' : 'log.passed', params, { clause: 'RB-6.4', ...by });
}

/** The next turn of the cycle that has not been passed. */
function advance(g: State): void {
  do g.turn = (g.turn + 1) % g.turns.length;
  while (g.passed.includes(g.turn));
}

/** The command phase: turns in order until all have passed (RB-6). */
export const command = book.rule<Record<string, never>, 'begin' | 'turn' | 'next' | 'again' | 'end'>('command', {
  start: {
    run(g, at) {
      g.turns = turnsOf(g.seats);
      g.turn = 0;
      g.passed = [];
      return at.goto('begin');
    },
  },
  begin: {
    run(g, at) {
      g.active = turnNow(g).side;
      if (hasTurn(g, turnNow(g))) return at.goto('turn');
      pass(g);
      return at.goto('next');
    },
  },
  turn: {
    ask: (g) => {
      const { role } = turnNow(g);
      return role ? text('ask.roleTurn', { role: text(`role.${role}`) }) : text('ask.turn');
    },
    help: () => text('help.turn'),
    who: (g) => [seatOfTurn(g, turnNow(g))],
    declines: declinesOf,
    pieces: (g) => turnPieces(g),
    options: (g, { isBrief }) => turnOptions(g, isBrief),
    chosen(g, at, key) {
      const { side } = turnNow(g);
      const [verb, leader, where] = key.split(':') as [string, LeaderId, string?];
      if (verb === 'activate') return at.call(activate, null, { side, leader, place: where as PlaceId }, 'next');
      if (verb === 'mission') return at.call(mission, null, { side, leader, aim: where ?? null }, 'next');
      if (verb === 'reveal-base') {
        note(g, 'log.baseShown', {}, { clause: 'RB-6.9' });
        revealBase(g, baseSystem(g));
        return at.call(settle, null, { fight: true }, 'again');
      }
      pass(g);
      return at.goto('next');
    },
  },
  // A voluntary reveal and its combat take nothing from the turn (RB-6.11).
  again: { run: (_g, at) => at.goto('begin') },
  next: {
    run(g, at) {
      if (g.passed.length >= g.turns.length) return at.call(endOfCommand, null, {}, 'end');
      advance(g);
      return at.goto('begin');
    },
  },
  end: { run: (_g, at) => at.end() },
});
