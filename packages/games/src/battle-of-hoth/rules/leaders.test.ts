import { describe, expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { begin, see } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { type CardId, leaderCards } from '../data/cards.ts';
import { battleOfHoth } from '../index.ts';
import { Scenario } from '../testing/scenario.ts';

const match = (options: object, seats: readonly SeatId[] = ['rebels', 'empire']) =>
  new Scenario(begin(battleOfHoth, { seats, options: battleOfHoth.options.parse(options), seed: testSeed(3) }));

const cardsOf = (s: Scenario, seat: SeatId): CardId[] => [...reveal(s.g.hands[seat]!), ...reveal(s.g.decks[seat]!)];

describe('leaders', () => {
  test('BH-15.1 BH-3.4 without the option no leader is picked, and the decks have 16 cards', () => {
    const s = match({});
    expect([s.question, cardsOf(s, 'rebels').length]).toEqual(['ask.card', 16]);
  });

  test('BH-3.7 BH-18.24 BH-3.4 both sides pick unseen, and the picks are shown together', () => {
    const s = match({ leaders: true });
    expect(s.asked).toEqual(['rebels', 'empire']);
    s.as('rebels').legalExactly('leaders:leia', 'leaders:luke', 'leaders:han').click('leaders:han');
    for (const viewer of ['empire', 'spectator'])
      expect(JSON.stringify(see(battleOfHoth, s.g, viewer))).not.toMatch(/leaders:han|"han"/);
    s.as('empire').click('leaders:veers');
    expect(s.view().seats.map(({ leader }) => leader)).toEqual(['han', 'veers']);
    expect(cardsOf(s, 'rebels')).toEqual(expect.arrayContaining(leaderCards('han')));
    expect([cardsOf(s, 'rebels').length, s.view().seats[0]?.cards]).toEqual([19, 4]);
  });

  test('BH-15.2 BH-15.3 leaders can be fixed by the options; they have no figure', () => {
    const s = match({ leaders: true, rebelLeader: 'leia', imperialLeader: 'piett' });
    const figures = s.view().units.length;
    expect([s.question, s.view().seats.map(({ leader }) => leader)]).toEqual(['ask.card', ['leia', 'piett']]);
    expect(figures).toBe(match({}).view().units.length);
  });

  test('BH-16.4 BH-16.12 BH-16.13 each member of a pair picks a leader for the own deck, not the partner’s', () => {
    const s = match({ leaders: true }, ['rebels', 'empire', 'rebels-2']);
    expect(s.asked).toEqual(['rebels', 'empire']);
    s.as('rebels').legalExactly('leaders:leia', 'leaders:luke', 'leaders:han').click('leaders:leia');
    s.as('empire').click('leaders:vader');
    expect(s.asked).toEqual(['rebels-2']);
    s.as('rebels-2').legalExactly('leaders:luke', 'leaders:han').click('leaders:luke');
    expect(s.view().seats.map(({ seat, leader }) => [seat, leader])).toEqual([
      ['rebels', 'leia'],
      ['empire', 'vader'],
      ['rebels-2', 'luke'],
    ]);
    expect([cardsOf(s, 'rebels').length, cardsOf(s, 'rebels-2').length, cardsOf(s, 'empire').length]).toEqual([
      11, 11, 19,
    ]);
    expect(cardsOf(s, 'rebels-2')).toEqual(expect.arrayContaining(leaderCards('luke')));
  });

  test('BH-18.24 the pick of a first member is seen by the partner only, until the last member has picked', () => {
    const s = match({ leaders: true }, ['rebels', 'empire', 'rebels-2', 'empire-2']);
    s.as('rebels').click('leaders:han').as('empire').click('leaders:veers');
    expect(s.asked).toEqual(['rebels-2', 'empire-2']);
    expect(s.as('rebels-2').decision.help).toMatchObject({
      key: 'help.leader',
      params: { leader: { key: 'leader.han' } },
    });
    for (const viewer of ['empire', 'empire-2', 'spectator'])
      expect(JSON.stringify(see(battleOfHoth, s.g, viewer))).not.toMatch(/leaders:leia|leader\.han|"han"/);
    for (const viewer of ['rebels', 'rebels-2', 'spectator'])
      expect(JSON.stringify(see(battleOfHoth, s.g, viewer))).not.toMatch(/leaders:piett|leader\.veers|"veers"/);
    s.as('rebels-2').click('leaders:luke').as('empire-2').click('leaders:piett');
    expect(s.view().seats.map(({ leader }) => leader)).toEqual(['han', 'veers', 'luke', 'piett']);
  });

  test('BH-16.4 BH-16.13 with leaders fixed by the options only the second members pick, each for the own deck', () => {
    const options = { leaders: true, rebelLeader: 'leia', imperialLeader: 'vader' };
    const s = match(options, ['rebels', 'empire', 'rebels-2', 'empire-2']);
    expect(s.asked).toEqual(['rebels-2', 'empire-2']);
    s.as('rebels-2').legalExactly('leaders:luke', 'leaders:han').click('leaders:han');
    s.as('empire-2').legalExactly('leaders:veers', 'leaders:piett').click('leaders:piett');
    expect(s.view().seats.map(({ leader }) => leader)).toEqual(['leia', 'vader', 'han', 'piett']);
  });

  test('BH-16.4 who leaves the match before the pick has no leader, and the partner picks from all', () => {
    const s = match({ leaders: true }, ['rebels', 'empire', 'rebels-2']);
    s.concede('rebels');
    expect(s.asked).toEqual(['rebels-2', 'empire']);
    s.as('rebels-2').legalExactly('leaders:leia', 'leaders:luke', 'leaders:han').click('leaders:leia');
    s.as('empire').click('leaders:vader');
    expect(s.view().seats.map(({ leader }) => leader)).toEqual([null, 'vader', 'leia']);
  });

  test('BH-16.9 the active player decides, the partner only sees the options', () => {
    const s = match({}, ['rebels', 'empire', 'rebels-2', 'empire-2']);
    const [active] = s.asked;
    const mate = active === 'rebels' ? 'rebels-2' : 'empire-2';
    expect([s.asked.length, see(battleOfHoth, s.g, mate).mates?.length]).toEqual([1, 1]);
    expect(see(battleOfHoth, s.g, mate).decisions).toEqual([]);
  });
});
