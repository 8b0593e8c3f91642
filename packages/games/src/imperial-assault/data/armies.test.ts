import { describe, expect, test } from 'vitest';
import {
  ARMY_POINTS,
  type Army,
  armyProblems,
  cardProblems,
  deckProblems,
  FIRST_ARMIES,
  filledDeck,
  pointsOf,
  unplayable,
} from './armies.ts';
import { decodeArmy, encodeArmy } from './army-code.ts';
import { COMMAND_IDS, commandCard } from './commands.ts';
import { copyLimit, DEPLOYMENT_IDS, deploymentCard, figureCardOf } from './deployments.ts';
import { FACES } from './dice.ts';
import { MAP_IDS, mapInfo } from './maps.ts';
import { MISSION_IDS, missionOf } from './missions.ts';

const army = (id: string) => FIRST_ARMIES.get(id) as Army;
const codes = (...cards: string[]) => cardProblems(cards).map(({ code, clause }) => `${code} ${clause}`);
const FREE = COMMAND_IDS.filter((id) => commandCard(id).cost === 0);
const deckCodes = (deck: readonly string[], ...cards: string[]) =>
  deckProblems(deck, cards).map(({ code, clause }) => `${code} ${clause}`);
const times = (n: number, id: string) => Array.from({ length: n }, () => id);

describe('the box', () => {
  test('it has 36 deployment cards, 37 command cards, 6 missions on 3 maps and 4 on 2 of early expansions, and dice with six faces', () => {
    expect([DEPLOYMENT_IDS.length, COMMAND_IDS.length, MISSION_IDS.length, MAP_IDS.length]).toEqual([36, 37, 10, 5]);
    expect(Object.values(FACES).map((faces) => faces.length)).toEqual([6, 6, 6, 6, 6, 6]);
    expect(FREE).toHaveLength(13);
  });

  test('IA-3.4 both missions of each map have their tokens on spaces of the map', () => {
    for (const { map, tokens } of MISSION_IDS.map(missionOf)) {
      const { grid } = mapInfo(map);
      for (const space of tokens.flatMap(({ spaces }) => spaces)) {
        const [column, row] = [space.charCodeAt(0) - 97, Number(space.slice(1)) - 1];
        expect([space, grid[row]?.[column]]).not.toEqual([space, '#']);
      }
    }
  });
});

describe('deployment cards', () => {
  test('IA-2.1 costs above 40 are refused, upgrades included', () => {
    expect(codes('darth-vader', 'at-st', 'royal-guard')).toEqual([]);
    expect(pointsOf(['darth-vader', 'at-st', 'royal-guard'])).toBe(ARMY_POINTS);
    expect(codes('darth-vader', 'at-st', 'royal-guard', 'temporary-alliance-imperial')).toEqual(['army_cost IA-2.1']);
  });

  test('IA-2.2 an army needs a figure', () => {
    expect([codes(), codes('first-strike')]).toEqual([['army_empty IA-2.2'], ['army_empty IA-2.2']]);
  });

  test('IA-2.3 IA-2.8 IA-2.9 temporary-alliance-imperial, temporary-alliance-mercenary: another affiliation needs one, for two figure cards and no upgrade', () => {
    expect(codes('stormtrooper', 'jyn-odan')).toEqual(['army_affiliation IA-2.3']);
    const alliance = ['stormtrooper', 'temporary-alliance-imperial'];
    expect(codes(...alliance, 'nexu', 'ig-88')).toEqual([]);
    expect(codes(...alliance, 'nexu', 'nexu', 'nexu')).toEqual(['alliance_limit IA-2.8']);
    expect(codes(...alliance, 'jyn-odan')).toEqual(['army_affiliation IA-2.3']);
    expect(codes(...alliance, 'first-strike')).toEqual(['army_upgrade IA-2.9']);
    expect(codes('nexu', 'temporary-alliance-mercenary', 'jyn-odan', 'han-solo')).toEqual([]);
  });

  test('IA-2.4 a unique card is taken once', () => {
    expect(codes('jyn-odan', 'jyn-odan')).toEqual(['copies_unique IA-2.4']);
  });

  test('IA-2.5 IA-2.6 IA-2.7 two copies of an elite card, four of a regular one, counted separately', () => {
    expect(codes(...times(2, 'imperial-officer-elite'), ...times(4, 'imperial-officer'))).toEqual([]);
    expect(codes(...times(3, 'imperial-officer-elite'))).toEqual(['copies_elite IA-2.5']);
    expect(codes(...times(5, 'imperial-officer'))).toEqual(['copies_regular IA-2.6']);
    expect(
      DEPLOYMENT_IDS.map((id) => copyLimit(deploymentCard(id)))
        .sort()
        .at(-1),
    ).toBe(4);
  });

  test('IA-2.10 a card that is not of the skirmish game is refused', () => {
    expect(codes('stormtrooper', 'campaign-hero')).toEqual(['card_not_skirmish IA-2.10']);
  });

  test('IA-2.16 hero cards are unique regular cards', () => {
    expect(
      ['diala-passil', 'fenn-signis', 'gaarkhan', 'jyn-odan', 'mak-eshka-rey', 'gideon-argus'].map((id) => [
        figureCardOf(id)?.unique,
        figureCardOf(id)?.tier,
      ]),
    ).toEqual(Array.from({ length: 6 }, () => [true, 'regular']));
  });

  test('IA-2.17 mirror armies are legal', () => {
    const { cards } = army('first-skirmish-imperial');
    expect(codes(...cards)).toEqual([]);
  });
});

describe('command decks', () => {
  test('IA-2.11 a deck has 15 cards', () => {
    expect(deckCodes(FREE)).toEqual(['deck_size IA-2.11']);
    expect(deckCodes([...FREE, 'marksman', 'marksman', 'pummel'])).toEqual(['deck_size IA-2.11']);
  });

  test('IA-2.12 IA-2.13 its cards cost 15 at most, 18 with balance-of-the-force', () => {
    const dear = [...FREE.slice(0, 9), ...times(1, 'covering-fire'), 'force-lightning', 'lure-of-the-dark-side'];
    const deck = [...dear, 'lord-of-the-sith', 'maximum-firepower', 'shadow-ops'];
    expect(deckCodes(deck)).toEqual(['deck_cost IA-2.12']);
    expect(deckCodes(deck, 'balance-of-the-force')).toEqual([]);
    expect(deckCodes([...deck, 'rally'], 'balance-of-the-force')).toContain('deck_size IA-2.11');
  });

  test('IA-2.14 no card is taken more often than its limit', () => {
    expect(deckCodes([...FREE.slice(0, 13), 'rally', 'marksman'])).toEqual(['deck_copies IA-2.14']);
    expect(deckCodes([...FREE, 'marksman', 'marksman'])).toEqual([]);
  });

  test('IA-2.15 a card that no figure can play is only reported', () => {
    const { cards, deck } = army('first-skirmish-imperial');
    const strange = { cards, deck: [...deck.slice(0, 14), 'son-of-skywalker'] };
    expect([armyProblems(strange), unplayable(strange)]).toEqual([[], ['son-of-skywalker']]);
    expect(unplayable({ cards, deck })).toEqual([]);
  });
});

test('IA-2.19 the armies of the first skirmish cost 38 and 39 points and break no rule', () => {
  expect([...FIRST_ARMIES.values()].map(({ cards }) => pointsOf(cards))).toEqual([38, 39]);
  expect([...FIRST_ARMIES.values()].map(({ deck }) => deck.reduce((sum, id) => sum + commandCard(id).cost, 0))).toEqual(
    [6, 4],
  );
  expect([...FIRST_ARMIES.values()].flatMap(armyProblems)).toEqual([]);
});

describe('a deck completed for an army', () => {
  const figures = DEPLOYMENT_IDS.filter(figureCardOf);

  test.each(figures)('IA-2.11 IA-2.12 IA-2.14 that of %s alone breaks no rule and uses its points', (id) => {
    const deck = filledDeck(COMMAND_IDS, [id]);
    expect(deckProblems(deck, [id])).toEqual([]);
    expect(deck.reduce((sum, card) => sum + commandCard(card).cost, 0)).toBeGreaterThanOrEqual(10);
    expect(filledDeck(COMMAND_IDS, [id])).toEqual(deck);
  });

  test('IA-2.15 the armies of the first skirmish can play every card of theirs', () => {
    for (const { cards } of FIRST_ARMIES.values())
      expect(unplayable({ cards, deck: filledDeck(COMMAND_IDS, cards) })).toEqual([]);
  });

  test('IA-2.13 what is chosen stays, copies and the points of Balance of the Force count', () => {
    const { cards } = army('first-skirmish-imperial');
    const [first = '', second = ''] = filledDeck(COMMAND_IDS, cards);
    expect(filledDeck(COMMAND_IDS, cards, [second, first]).slice(0, 2)).toEqual([second, first]);
    const more = [...cards, 'balance-of-the-force'];
    expect(deckProblems(filledDeck(COMMAND_IDS, more), more)).toEqual([]);
  });

  test('IA-2.12 chosen cards that cost too much are not completed beyond the limit', () => {
    const dear = COMMAND_IDS.toSorted((a, b) => commandCard(b).cost - commandCard(a).cost).slice(0, 14);
    expect(filledDeck(COMMAND_IDS, ['stormtrooper'], dear)).toEqual(dear);
  });
});

describe('the text code of an army', () => {
  test('it gives the army back, copies included', () => {
    for (const one of FIRST_ARMIES.values()) expect(decodeArmy(encodeArmy(one))).toEqual(one);
    expect(encodeArmy(army('first-skirmish-imperial'))).toMatch(/^IA1;darth-vader,royal-guard,stormtrooper\*2;/);
  });

  test.each(['', 'IA2;a;b', 'IA1;a', 'IA1;a;b;c', 'IA1;A B;c', 'IA1;a*0;b'])('%j is none', (code) => {
    expect(decodeArmy(code)).toEqual({ code: 'bad_army_code' });
  });
});
