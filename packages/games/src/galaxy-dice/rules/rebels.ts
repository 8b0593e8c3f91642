import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import type { Option } from '../../engine/rule.ts';
import { refuse, seatName, text } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { REBELS, type RebelId } from '../data/facts.ts';
import { playerOf, type State } from '../state.ts';
import { book } from './book.ts';

/** The seat that has a rebel. */
function holderOf(g: State, rebel: RebelId): string | undefined {
  return g.seats.find((seat) => playerOf(g, seat).rebel === rebel);
}

function rebelOption(g: State, rebel: RebelId): Option {
  const holder = holderOf(g, rebel);
  return {
    key: `choose:${rebel}`,
    label: text(`rebel.${rebel}`),
    detail: text('detail.rebel', { symbol: text(`symbol.${REBELS[rebel].symbol}`) }),
    at: `rebel:${rebel}`,
    ...(holder && { refused: refuse('rebel_taken', { seat: seatName(holder) }, 'GD-2.1') }),
  };
}

/** Gives a seat its rebel. */
function takeRebel(g: State, seat: string, rebel: RebelId): void {
  playerOf(g, seat).rebel = rebel;
  note(
    g,
    'log.rebel',
    { seat: seatName(seat), rebel: text(`rebel.${rebel}`), symbol: text(`symbol.${REBELS[rebel].symbol}`) },
    { clause: 'GD-2.1', at: `rebel:${rebel}` },
  );
}

/** Deals a random rebel to every seat. */
export function dealRebels(g: State): void {
  const dealt = shuffle(g, boxOf(g.options).rebels);
  g.seats.forEach((seat, index) => {
    const rebel = dealt[index];
    if (rebel) takeRebel(g, seat, rebel);
  });
}

/** A seat chooses one of the free rebels (GD-2.1); the last one left is taken without a question. */
export const chooseRebel = book.rule<Record<string, never>, 'ask'>('rebel', {
  start: {
    run(g, at) {
      const [only, ...more] = boxOf(g.options).rebels.filter((rebel) => !holderOf(g, rebel));
      if (!only || more.length > 0) return at.goto('ask');
      takeRebel(g, at.seat, only);
      return at.end();
    },
  },
  ask: {
    ask: () => text('ask.rebel'),
    help: () => text('help.rebel'),
    options: (g) => boxOf(g.options).rebels.map((rebel) => rebelOption(g, rebel)),
    chosen(g, at, key) {
      const rebel = boxOf(g.options).rebels.find((id) => key === `choose:${id}`);
      if (!rebel) throw new Error(`no rebel ${key}`);
      takeRebel(g, at.seat, rebel);
      return at.end();
    },
  },
});
