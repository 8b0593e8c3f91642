import { describe, expect, test } from 'vitest';
import { armyProblems } from '../data/armies.ts';
import { skirmish } from '../testing/scenario.ts';

const FAR = 'p2 gideon-argus n18';

describe('examples of the skirmish guide', () => {
  test('p. 4: special actions with attacks, such as Pounce of the nexu and Brutality of darth-vader, are the one attack action', () => {
    const vader = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c6', FAR] }).activate('p1-darth-vader-1-1');
    vader.attack('p2-chewbacca-1-1', 'red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 3', 'white 0');
    expect(vader.refusal('special:brutality:')).toBe('attack_limit IA-5.5');
    const figures = ['p1 nexu c5/2x2', 'p2 chewbacca c7', FAR];
    const nexu = skirmish({ figures, hands: { p1: ['celebration'] } }).activate('p1-nexu-1-1');
    nexu.attack('p2-chewbacca-1-1', 'red 0 1', 'green 1 2', 'black 3', 'white 0');
    nexu.click(nexu.legalFor('special:pounce:')[0] ?? '').pass();
    // Pounce is placed, and no attack is offered.
    expect([nexu.question, nexu.g.activation?.attacks]).toEqual(['ask.act', 1]);
  });

  test('p. 6: an army has one copy of a unique card such as darth-vader', () => {
    const deck = { deck: [] };
    const codes = (cards: readonly string[]) => armyProblems({ cards: [...cards], ...deck }).map(({ code }) => code);
    expect(codes(['darth-vader', 'darth-vader'])).toContain('copies_unique');
    expect(codes(['darth-vader'])).not.toContain('copies_unique');
  });

  test('p. 6: two Imperial armies may meet, and equal figures are told apart by player and number', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p1 stormtrooper d5', 'p2 stormtrooper c9'] });
    expect(Object.keys(s.g.figures)).toEqual(['p1-stormtrooper-1-1', 'p1-stormtrooper-1-2', 'p2-stormtrooper-1-1']);
    expect(s.activate('p1-stormtrooper-1-1').legalFor('attack:')).toEqual(['attack:p2-stormtrooper-1-1:c9']);
  });

  test('p. 8: the map of mos-eisley-outskirts serves both missions, each with the tokens of its letter', () => {
    const tokens = (mission: string) =>
      skirmish({ options: { mission }, figures: ['p1 darth-vader c5', FAR] })
        .view()
        .tokens.map(({ type }) => type);
    expect(new Set(tokens('mos-eisley-outskirts-a'))).toEqual(new Set(['launch-panel']));
    expect(new Set(tokens('mos-eisley-outskirts-b'))).toEqual(new Set(['contraband']));
  });
});
