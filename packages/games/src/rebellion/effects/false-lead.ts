import { hide, reveal } from '../../engine/hidden.ts';
import { note } from '../../engine/log.ts';
import { shuffle } from '../../engine/rng.ts';
import type { SeatId } from '../../engine/state.ts';
import { text } from '../../engine/text.ts';
import type { SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { book } from '../rules/book.ts';
import { placeName } from '../rules/names.ts';
import type { Op } from '../rules/op.ts';
import { decider, seatsOf } from '../seats.ts';
import type { State } from '../state.ts';
import { asks } from './effect.ts';

/** `cards`: taken out of the Imperial hand. */
type ReturnVars = { side: Side; seat: SeatId; count: number; cards: SystemId[] };

/** Takes random cards out of the probe hand; both sides see which (RB-16.1.15). */
function takeProbes(g: State, count: number): SystemId[] {
  const hand = reveal(g.probeHand);
  const taken = shuffle(g, hand).slice(0, count);
  g.probeHand = hide(hand.filter((id) => !taken.includes(id)));
  g.flow.shown = true;
  note(g, 'log.probesTaken', { n: taken.length });
  for (const id of taken) note(g, 'log.probeTaken', { system: placeName(id) }, { audience: [...g.seats] });
  return taken;
}

/** Every viewer reads on which end a card went, the Rebels also which (RB-16.1.17 to RB-16.1.19). */
function putBack(g: State, id: SystemId, onTop: boolean): void {
  const deck = reveal(g.probeDeck);
  g.probeDeck = hide(onTop ? [id, ...deck] : [...deck, id]);
  note(g, onTop ? 'log.probeOnTop' : 'log.probeUnder');
  const key = onTop ? 'log.probeIsOnTop' : 'log.probeIsUnder';
  note(g, key, { system: placeName(id) }, { audience: seatsOf(g, 'rebel') });
}

export const returnProbes = book.rule<ReturnVars, 'back'>('return-probes', {
  start: {
    run(g, at) {
      at.vars.cards = takeProbes(g, at.vars.count);
      return at.vars.cards.length > 0 ? at.goto('back') : at.end();
    },
  },
  back: {
    shape: 'some',
    ask: (_g, { vars }) => text('ask.returnProbes', { n: vars.cards.length }),
    source: () => text('mission.plant-false-lead'),
    who: (g, { vars }) => [decider(g, vars)],
    pieces: (_g, { vars }) => vars.cards.map((id) => ({ id: `card:${id}`, label: placeName(id) })),
    options: (_g, { vars }) =>
      vars.cards.flatMap((id) =>
        (['top', 'under'] as const).map((end) => ({
          key: `${end}:${id}`,
          label: text(`option.probe.${end}`),
          from: `card:${id}`,
          at: `probe-deck:${end}`,
          costs: { [id]: 1 },
        })),
      ),
    bounds: (_g, { vars }) => ({ min: vars.cards.length, max: vars.cards.length }),
    budgets: (_g, { vars }) => vars.cards.map((id) => ({ id, label: placeName(id), limit: 1 })),
    // The order of the answer is the order in which the cards go back.
    chosen(g, at, keys) {
      for (const key of keys) {
        const [end, id] = key.split(':') as ['top' | 'under', SystemId];
        putBack(g, id, end === 'top');
      }
      return at.end();
    },
  },
});

/** Random cards of the Imperial probe hand go back to the deck, each on top or under it, in an order of choice. */
export function returnProbeCards(count: number): Op {
  return asks(returnProbes, (_g, { side, seat }) => ({ side, seat, count, cards: [] }));
}
