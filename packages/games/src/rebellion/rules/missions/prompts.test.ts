import { describe, expect, test } from 'vitest';
import { see } from '../../../engine/match.ts';
import type { ActionId } from '../../data/actions.ts';
import { rebellion } from '../../index.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';
import { useAction } from '../hands.ts';

/** What the other side and spectators see while a seat is asked. */
const shown = (s: Scenario, viewer: string) => {
  const { waitingFor, decisions, log } = see(rebellion, s.g, viewer);
  return { waitingFor, decisions, log };
};

/** A card answers here, or another one lies face down that no one can tell from it. */
function compare(position: Position, card: ActionId, other: ActionId, play: (s: Scenario) => Scenario, key: string) {
  const real = play(scenario({ ...position, actions: [card] }));
  const none = play(scenario({ ...position, actions: [other] }));
  expect(real.question).toBe(key);
  expect(none.question).toBe(key);
  expect(real.asked).toEqual(none.asked);
  expect(real.legal.length).toBeGreaterThan(1);
  expect(none.legal).toEqual(['pass']);
  const rival = real.asked[0] === 'rebel' ? 'imperial' : 'rebel';
  for (const viewer of [rival, 'spectator']) expect(shown(real, viewer)).toEqual(shown(none, viewer));
  return { real, none };
}

const guards = { coruscant: { stormtrooper: 1 } } as const;
const fear: Position = {
  units: guards,
  leaders: { 'lando-calrissian': 'dagobah' },
  assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
};

describe('RB-16.2.1 RB-16.2.2 RB-16.2.3 a prompt tells nothing about the hand', () => {
  test('RB-16.2.1 RB-16.2.3 undercover: the same question and the same waiting with another card face down', () => {
    compare(
      fear,
      'undercover',
      'its-a-trap',
      (s) => s.click('pass', 'mission:darth-vader', 'none'),
      'window.mission-dice',
    );
  });

  test('RB-16.2.1 RB-16.2.3 wookiee-guardian', () => {
    const position: Position = {
      units: guards,
      leaders: { chewbacca: 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    };
    const play = (s: Scenario) => s.click('pass', 'mission:darth-vader', 'none');
    compare(position, 'wookiee-guardian', 'its-a-trap', play, 'window.mission-dice');
  });

  test('RB-16.2.1 RB-16.2.3 blindside', () => {
    const position: Position = {
      units: guards,
      leaders: { 'princess-leia': 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['boba-fett'] }],
    };
    compare(position, 'blindside', 'good-intel', (s) => s.click('pass', 'mission:boba-fett'), 'window.mission-reveal');
  });

  test('RB-16.2.1 RB-16.2.3 one-in-a-million, son-of-skywalker', () => {
    const position: Position = {
      units: guards,
      leaders: { 'luke-skywalker': 'coruscant', 'darth-vader': 'coruscant' },
      assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
    };
    const attempt = (s: Scenario) => s.click('mission:princess-leia', 'coruscant', 'none');
    const { none } = compare(position, 'one-in-a-million', 'its-a-trap', attempt, 'window.preset-dice');
    expect(none.legal).toEqual(['pass']);
    const alone: Position = { ...position, leaders: { 'luke-skywalker': 'coruscant' } };
    compare(alone, 'son-of-skywalker', 'its-a-trap', attempt, 'window.mission-succeeded');
  });

  test('RB-16.2.1 RB-16.2.3 it-is-your-destiny, noble-sacrifice', () => {
    const rescue: Position = {
      units: guards,
      leaders: { 'han-solo': { captive: 'coruscant' }, 'darth-vader': 'coruscant' },
      assigned: [{ mission: 'daring-rescue', leaders: ['princess-leia'] }],
    };
    const rescued = (s: Scenario) => s.click('mission:princess-leia').rig('hit', 'hit').click('none', []);
    compare(rescue, 'it-is-your-destiny', 'according-to-my-design', rescued, 'window.mission-rescued');
    const hunt: Position = {
      units: guards,
      leaders: { 'obi-wan-kenobi': 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    };
    const caught = (s: Scenario) => s.click('pass', 'mission:darth-vader').rig('hit', 'hit', 'hit').click('none');
    compare(hunt, 'noble-sacrifice', 'its-a-trap', caught, 'window.captured');
  });

  test('RB-16.2.1 no one is asked when every viewer can see that no card could be held', () => {
    const bare = scenario(fear).click('pass', 'mission:darth-vader', 'none');
    expect(bare.question).toBe('ask.turn');
    const used = scenario({ ...fear, actions: ['its-a-trap', 'undercover'] });
    used.change((g) => useAction(g, 'rebel', 'undercover'));
    expect(used.click('pass', 'mission:darth-vader', 'none').question).toBe('ask.turn');
    const absent = scenario({ ...fear, leaders: { 'lando-calrissian': 'pool' }, actions: ['undercover'] });
    expect(absent.click('pass', 'mission:darth-vader', 'none').question).toBe('ask.turn');
  });

  test('RB-16.2.2 the state of the table is the same after a pass, whether or not there was a choice', () => {
    const play = (s: Scenario) => s.click('pass', 'mission:darth-vader', 'none', 'pass');
    const real = play(scenario({ ...fear, actions: ['undercover'] }));
    const none = play(scenario({ ...fear, actions: ['its-a-trap'] }));
    expect(shown(real, 'imperial')).toEqual(shown(none, 'imperial'));
  });
});
