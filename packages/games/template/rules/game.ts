import { hide } from '../../src/engine/hidden.ts';
import { note } from '../../src/engine/log.ts';
import type { Option } from '../../src/engine/rule.ts';
import type { Outcome, SeatId } from '../../src/engine/state.ts';
import { refuse, seatName, text } from '../../src/engine/text.ts';
import { type Card, TOP } from '../data/cards.ts';
import { handOf, playerOf, type State } from '../state.ts';
import { book } from './book.ts';

/** The cards of a hand; the highest card of the deck is refused in the first round (HC-2.3). */
function cardOptions(g: State, seat: SeatId): Option[] {
  return handOf(g, seat).map((card) => ({
    key: `card:${card}`,
    label: text('card', { card }),
    at: `card:${card}`,
    ...(card === TOP && g.round === 1 && { refused: refuse('too_early', { card }, 'HC-2.3') }),
  }));
}

/** Moves the chosen cards from the hands to the table; returns them by seat, highest first. */
function showCards(g: State, choices: Readonly<Record<SeatId, string>>): [SeatId, Card][] {
  const shown = Object.entries(choices).map(([seat, key]): [SeatId, Card] => [seat, Number(key.slice('card:'.length))]);
  for (const [seat, card] of shown) {
    const player = playerOf(g, seat);
    player.hand = hide(handOf(g, seat).filter((held) => held !== card));
    player.played = card;
    g.discard.push(card);
    note(g, 'log.played', { seat: seatName(seat), card });
  }
  return shown.sort(([, one], [, other]) => other - one);
}

/** The highest card wins points equal to the number of the round (HC-2.2). */
function scoreRound(g: State, choices: Readonly<Record<SeatId, string>>): void {
  const [highest] = showCards(g, choices);
  if (!highest) throw new Error('a round without a card');
  const [seat, card] = highest;
  playerOf(g, seat).points += g.round;
  note(g, 'log.won', { seat: seatName(seat), card, points: g.round }, { clause: 'HC-2.2' });
}

/** The most points win; players with equal points share the victory (HC-3.1, HC-3.2). */
function outcomeOf(g: State): Outcome {
  const points = (seat: SeatId) => playerOf(g, seat).points;
  const left = g.seats.filter((seat) => !g.conceded.includes(seat));
  const best = Math.max(...left.map(points));
  const scores = Object.fromEntries(g.seats.map((seat) => [seat, points(seat)]));
  return { winners: left.filter((seat) => points(seat) === best), scores, reason: text('outcome.points') };
}

/** The match: in each round all play one card simultaneously and in secret (HC-2.1). */
export const game = book.rule<Record<string, never>, 'scored'>('game', {
  start: {
    ask: (g) => text('ask.card', { round: g.round, rounds: g.rounds }),
    help: (g) => text('help.card', { points: g.round }),
    who: (g) => g.seats, // the engine leaves out seats that have conceded
    options: (g, at) => cardOptions(g, at.seat),
    all(g, at, choices) {
      scoreRound(g, choices);
      return at.goto('scored');
    },
  },
  scored: {
    run(g, at) {
      if (g.round < g.rounds) {
        g.round += 1;
        return at.goto('start');
      }
      g.outcome = outcomeOf(g);
      return at.end();
    },
  },
});

/** A conceded seat's hand stays hidden and out of the game; nothing else changes. */
export function concede(): void {}
