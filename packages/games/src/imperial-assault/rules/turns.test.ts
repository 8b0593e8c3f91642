import { describe, expect, test } from 'vitest';
import { hide } from '../../engine/hidden.ts';
import { playerOf } from '../state.ts';
import { skirmish } from '../testing/scenario.ts';

const GUARD = 'p1 royal-guard';
/** Rebels far away. */
const JYN = 'p2 jyn-odan n17';

describe('turns', () => {
  test('IA-4.2 IA-4.9 players activate in turn from the initiative on, and one with ready cards goes on alone', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p1 royal-guard c6', 'p1 royal-guard c7', JYN] });
    expect(s.asked).toEqual(['p1']);
    s.activate('p1-darth-vader-1-1').end();
    expect(s.asked).toEqual(['p2']);
    s.activate('p2-jyn-odan-1-1').end();
    expect([s.asked, s.question]).toEqual([['p1'], 'ask.turn']);
    s.activate('p1-royal-guard-1-1').end().end();
    expect(s.g.round).toBe(2);
  });

  test('IA-4.11 IA-4.12 IA-4.19 passing needs strictly fewer ready cards', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p1 royal-guard c6', 'p1 royal-guard c7', JYN] });
    expect(s.refusal('pass')).toBe('may_not_pass IA-4.12');
    s.activate('p1-darth-vader-1-1').end();
    // The only card of the other player: it is activated without a question.
    expect([s.asked, s.question]).toEqual([['p2'], 'ask.act']);
    const few = skirmish({ figures: ['p1 darth-vader c5', JYN, 'p2 gaarkhan n16'] });
    few.click('pass');
    expect([few.asked, few.question]).toEqual([['p2'], 'ask.turn']);
  });

  test('IA-1.6 without the option no player may pass', () => {
    const s = skirmish({ options: { allowPass: false }, figures: ['p1 darth-vader c5', JYN, 'p2 gaarkhan n16'] });
    expect(s.refusal('pass')).toBe('may_not_pass IA-1.6');
  });

  test('IA-5.1 IA-5.2 IA-5.18 IA-4.14 the figures of a group act one after another, then its card is exhausted', () => {
    const s = skirmish({ figures: [`${GUARD} c5`, `${GUARD} c6`, JYN] });
    s.click('activate:p1-royal-guard-1-2');
    expect(s.g.groups['p1-royal-guard-1']?.exhausted).toBe(false);
    s.end();
    expect([s.g.activation?.figure, s.g.groups['p1-royal-guard-1']?.exhausted]).toEqual(['p1-royal-guard-1-1', false]);
    s.end();
    expect([s.g.groups['p1-royal-guard-1']?.exhausted, s.asked]).toEqual([true, ['p2']]);
  });

  test('IA-5.1 with several figures left their player chooses the next', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p1 stormtrooper c6', 'p1 stormtrooper c7', JYN] });
    s.activate('p1-stormtrooper-1-2').end();
    s.legalExactly('activate:p1-stormtrooper-1-1', 'activate:p1-stormtrooper-1-3');
  });

  test('IA-4.10 a group with one survivor keeps its card', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', JYN] });
    s.legalExactly('activate:p1-stormtrooper-1-1');
  });
});

describe('the status phase', () => {
  const figures = ['p1 darth-vader o5', 'p2 jyn-odan n17'];
  const decks = { p1: ['deadeye', 'rally', 'recovery'], p2: ['deadeye', 'rally', 'recovery'] };
  const playRound = (more: object = {}) => {
    const s = skirmish({ figures, decks, ...more });
    s.activate('p1-darth-vader-1-1').end().activate('p2-jyn-odan-1-1').end();
    return s.pass();
  };

  test('IA-4.3 IA-4.4 IA-11.5 cards are readied, and a controlled terminal gives one card more', () => {
    const s = playRound();
    expect(Object.values(s.g.groups).map(({ exhausted }) => exhausted)).toEqual([false, false]);
    expect([s.hand('p1').length, s.hand('p2').length]).toEqual([2, 1]);
  });

  test('IA-4.5 IA-12.41 an empty deck gives nothing', () => {
    const s = playRound({ decks: { p1: ['deadeye'], p2: [] } });
    expect([s.hand('p1'), s.hand('p2')]).toEqual([['deadeye'], []]);
  });

  test('IA-4.7 the token passes to the other player and the round counter rises', () => {
    const s = playRound();
    expect([s.g.round, s.g.initiative, s.asked]).toEqual([2, 'p2', ['p2']]);
  });

  test('IA-11.1 IA-11.2 a terminal with figures of both players next to it is controlled by neither', () => {
    const s = skirmish({ figures: ['p1 darth-vader o5', 'p2 jyn-odan p4'] });
    expect(s.view().terminals[0]).toEqual({ space: 'p5', seat: null });
    expect(skirmish({ figures }).view().terminals[0]).toEqual({ space: 'p5', seat: 'p1' });
  });

  test('IA-10.28 at the round limit the match ends by points after the end of the round', () => {
    const s = playRound({ options: { roundLimit: 1 } });
    expect(s.g.outcome?.reason.key).toBe('outcome.rounds');
  });
});

describe('actions', () => {
  const figures = ['p1 darth-vader c5', 'p2 jyn-odan c9'];

  test('IA-5.3 IA-5.4 two actions, and what is left is lost at the end', () => {
    const s = skirmish({ figures }).activate('p1-darth-vader-1-1');
    s.click('move');
    expect(s.g.activation).toMatchObject({ actions: 1, points: 4 });
    s.click('move');
    expect([s.g.activation?.points, s.legalFor('attack:'), s.legalFor('special:')]).toEqual([8, [], []]);
    s.end();
    expect(s.g.activation?.figure).toBe('p2-jyn-odan-1-1');
  });

  test('IA-12.33 an activation ends without a question once nothing is left to do, the hand unseen', () => {
    const [VADER, last] = ['p1-darth-vader-1-1', ['interact:contraband-2', 'interact:door-1']];
    const options = { mission: 'mos-eisley-outskirts-b' };
    const end = (cards: string[], discards: string[]) => {
      const s = skirmish({ options, figures: ['p1 darth-vader o7', JYN], hands: { p1: cards } }).activate(VADER);
      s.change((g) => {
        playerOf(g, 'p1').discards = [...discards];
        playerOf(g, 'p1').army = hide({ cards: [], deck: [...cards, ...discards] });
      });
      return s.click(...last).pass().g.activation?.figure;
    };
    expect(end([], [])).toBe('p2-jyn-odan-1-1');
    expect([end(['celebration'], []), end(['fleet-footed'], [])]).toEqual([VADER, VADER]);
    // Other cards of the moment may still be in the hand.
    expect(end(['celebration'], ['fleet-footed'])).toBe(VADER);
    expect(end(['celebration'], ['fleet-footed', 'lord-of-the-sith'])).toBe('p2-jyn-odan-1-1');
    const few = skirmish({ figures: ['p1 darth-vader c5', JYN] })
      .activate(VADER)
      .click('move', 'move');
    expect([few.question, few.g.activation?.points]).toEqual(['ask.act', 8]);
  });

  test('IA-6.1 IA-6.2 IA-6.6 a move action gives Speed, and points may be spent around an attack', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 gaarkhan c7'] }).activate('p1-darth-vader-1-1');
    s.click('to:c6');
    expect(s.g.activation).toMatchObject({ actions: 1, points: 3 });
    s.attack('p2-gaarkhan-1-1', 'red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 3');
    s.click('to:d7');
    expect([s.g.activation?.points, s.g.figures['p1-darth-vader-1-1']?.place]).toEqual([2, 'd7']);
  });

  test('IA-5.5 IA-14.5 one action with an attack, special actions with attacks included', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 gaarkhan c6'] }).activate('p1-darth-vader-1-1');
    s.attack('p2-gaarkhan-1-1', 'red 0 1', 'red 0 1', 'yellow 0 0 1', 'black 3');
    expect(s.refusal('special:brutality:')).toBe('attack_limit IA-5.5');
    expect(s.refusal('attack:p2-gaarkhan-1-1:c6')).toBe('attack_limit IA-5.5');
  });

  test('IA-5.6 Assault and Enraged lift the limit: fenn-signis, and gaarkhan with damage', () => {
    const fenn = skirmish({ figures: ['p1 fenn-signis c5', 'p2 chewbacca c8'] }).activate('p1-fenn-signis-1-1');
    fenn.attack('p2-chewbacca-1-1', 'blue 2 1', 'red 0 1', 'green 2 2', 'black 3', 'white 1 1');
    expect(fenn.legalFor('attack:')).toHaveLength(1);
    const attackWith = (words: string) => {
      const s = skirmish({ figures: [`p1 gaarkhan c5 ${words}`, 'p2 chewbacca c6'] }).activate('p1-gaarkhan-1-1');
      return s.attack('p2-chewbacca-1-1', 'red 0 1', 'yellow 0 0 1', 'black 3', 'white 1 1').legalFor('attack:').length;
    };
    expect([attackWith('0'), attackWith('1')]).toEqual([0, 1]);
  });

  test('IA-5.7 a special action is used once in an activation, another one still may be', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 chewbacca c8'] }).activate('p1-darth-vader-1-1');
    s.click('special:force-choke:p2-chewbacca-1-1');
    expect(s.damage('p2-chewbacca-1-1')).toBe(3);
    expect(s.refusal('special:force-choke:p2-chewbacca-1-1')).toBe('special_used IA-5.7');
  });

  test('IA-5.14 IA-5.19 IA-4.18 an activation ends with the defeat of its figure, and the opponent is next', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5 2 bleeding', 'p1 darth-vader c6', 'p2 chewbacca c8', JYN] });
    s.activate('p1-stormtrooper-1-1').click('move');
    expect([s.g.figures['p1-stormtrooper-1-1'], s.asked, s.question]).toEqual([undefined, ['p2'], 'ask.turn']);
  });

  test('IA-5.15 IA-7.11 IA-11.6 IA-11.8 IA-11.27 a door is opened from the spaces at its edges, whole and at once', () => {
    const s = skirmish({ figures: ['p1 darth-vader n7', 'p2 jyn-odan n11'] }).activate('p1-darth-vader-1-1');
    expect(s.legalFor('to:n8')).toEqual([]);
    s.click('interact:door-1');
    expect([s.g.openDoors, s.legalFor('to:n8')]).toEqual([['door-1'], ['to:n8']]);
    const far = skirmish({ figures: ['p1 darth-vader n6', 'p2 jyn-odan n11'] }).activate('p1-darth-vader-1-1');
    expect(far.legalFor('interact:')).toEqual([]);
  });
});

describe('conditions', () => {
  test('IA-11.17 IA-11.18 IA-11.19 IA-11.28 a Stunned figure neither attacks nor moves until an action discards it', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 stunned', 'p2 chewbacca c6'] }).activate('p1-darth-vader-1-1');
    expect([s.legalFor('to:'), s.refusal('attack:p2-chewbacca-1-1:c6')]).toEqual([[], 'stunned IA-11.17']);
    s.click('discard:stunned');
    expect([s.g.activation?.actions, s.legalFor('attack:').length, s.legalFor('to:').length > 0]).toEqual([1, 1, true]);
  });

  test('IA-11.20 IA-10.2 IA-10.3 IA-10.4 Bleeding is strain after each action, prevented by the top card of the deck', () => {
    const s = skirmish({
      figures: ['p1 darth-vader c5 bleeding', 'p2 jyn-odan n17'],
      decks: { p1: ['deadeye', 'rally'] },
    }).activate('p1-darth-vader-1-1');
    s.click('move');
    expect([s.question, s.view('p1').players[0]?.deckSize]).toEqual(['ask.strain', 2]);
    s.click('discard');
    expect([s.damage('p1-darth-vader-1-1'), s.view('p2').players[0]?.discards]).toEqual([0, ['deadeye']]);
    s.click('move', 'damage');
    expect(s.damage('p1-darth-vader-1-1')).toBe(1);
  });

  test('IA-11.22 the action that discards Bleeding causes no strain', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 bleeding', 'p2 jyn-odan n17'] }).activate('p1-darth-vader-1-1');
    s.click('discard:bleeding');
    expect([s.damage('p1-darth-vader-1-1'), s.g.figures['p1-darth-vader-1-1']?.conditions]).toEqual([0, []]);
  });

  test('IA-11.24 Weakened ends with the activation of its figure', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5 weakened', 'p2 jyn-odan n17'] })
      .activate('p1-darth-vader-1-1')
      .end();
    expect(s.g.figures['p1-darth-vader-1-1']?.conditions).toEqual([]);
  });
});
