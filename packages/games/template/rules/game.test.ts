import { describe, expect, test } from 'vitest';
import { reveal } from '../../src/engine/hidden.ts';
import { CARDS } from '../client.ts';
import { handOf } from '../state.ts';
import { scenario } from '../testing/scenario.ts';

describe('set-up', () => {
  test('HC-1.1 the deck has 30 cards, numbered 1 to 30', () => {
    expect([CARDS.length, CARDS[0], CARDS.at(-1)]).toEqual([30, 1, 30]);
  });

  test('HC-1.2 five rounds, and five different cards each', () => {
    const { g } = scenario({ seats: ['p1', 'p2', 'p3', 'p4'] });
    expect([g.round, g.rounds]).toEqual([1, 5]);
    const cards = g.seats.flatMap((seat) => handOf(g, seat));
    expect([cards.length, new Set([...cards, ...reveal(g.deck)]).size]).toEqual([20, 30]);
  });

  test('HC-1.3 a short match has three rounds and three cards each', () => {
    const s = scenario({ short: true });
    expect(s.view()).toMatchObject({ rounds: 3, seats: [{ cards: 3 }, { cards: 3 }] });
  });

  test('HC-1.4 a player sees their own hand, and only the number of cards of others', () => {
    const s = scenario({ short: true, hands: { p1: [3, 7, 9], p2: [4, 8, 10] } });
    expect(s.view('p1').seats.map(({ hand }) => hand)).toEqual([[3, 7, 9], null]);
    expect(s.view('spectator').seats.map(({ hand, cards }) => [hand, cards])).toEqual([
      [null, 3],
      [null, 3],
    ]);
  });
});

describe('rounds', () => {
  const hands = { p1: [3, 7, 9], p2: [4, 8, 30] };

  test('HC-2.1 all are asked at once, and choices stay secret until the last player has chosen', () => {
    const s = scenario({ short: true, hands });
    expect(s.asked).toEqual(['p1', 'p2']);
    s.play({ p1: 7 });
    expect(s.asked).toEqual(['p2']);
    expect(s.view('p2').seats[0]).toMatchObject({ cards: 3, played: null });
    s.play({ p2: 4 });
    expect(s.view('p2').seats.map(({ played }) => played)).toEqual([7, 4]);
  });

  test('HC-2.2 the highest card wins points equal to the number of the round', () => {
    const s = scenario({ short: true, hands }).play({ p1: 7, p2: 4 });
    expect(s.points).toEqual({ p1: 1, p2: 0 });
    expect(s.play({ p1: 3, p2: 8 }).points).toEqual({ p1: 1, p2: 2 });
  });

  test('HC-2.3 the 30 may not be played in the first round, only later', () => {
    const s = scenario({ short: true, hands });
    s.as('p2').legalExactly('card:4', 'card:8');
    expect(s.refusal('card:30')).toBe('too_early HC-2.3');
    s.play({ p1: 7, p2: 4 }).as('p2').legalExactly('card:8', 'card:30');
  });

  test('a conceded player is not asked and wins no round', () => {
    const s = scenario({ short: true, seats: ['p1', 'p2', 'p3'], hands: { p1: [1, 2, 3], p2: [4, 5, 6] } });
    const [other] = s.as('p3').legal;
    s.click(other!).play({ p1: 1 }).concede('p3').play({ p2: 4 });
    expect([s.points, s.asked]).toEqual([{ p1: 0, p2: 1, p3: 0 }, ['p1', 'p2']]);
  });
});

describe('the end', () => {
  test('HC-3.1 the most points win', () => {
    const s = scenario({ short: true, hands: { p1: [10, 11, 1], p2: [2, 3, 20] } });
    s.play({ p1: 10, p2: 2 }).play({ p1: 1, p2: 3 }).play({ p1: 11, p2: 20 });
    expect(s.g.outcome).toMatchObject({ winners: ['p2'], scores: { p1: 1, p2: 5 } });
  });

  test('HC-3.2 players with equal points share the victory', () => {
    const s = scenario({ short: true, hands: { p1: [10, 11, 1], p2: [2, 3, 20] } });
    s.play({ p1: 10, p2: 2 }).play({ p1: 11, p2: 3 }).play({ p1: 1, p2: 20 });
    expect(s.g.outcome).toMatchObject({ winners: ['p1', 'p2'], scores: { p1: 3, p2: 3 } });
  });
});
