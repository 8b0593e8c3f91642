import { afterAll, describe, expect, test } from 'vitest';
import { reveal } from '../hidden.ts';
import { begin } from '../match.ts';
import type { RuleBook } from '../rule.ts';
import { testSeed } from './playout.ts';
import { ScenarioBase } from './scenario.ts';
import { type Smugglers, type SmugglersView, smugglers } from './smugglers.ts';
import type { TestedTitle } from './title-tests.ts';

let checks = 0;

class Scenario extends ScenarioBase<Smugglers, SmugglersView> {
  constructor(title: TestedTitle<Smugglers, SmugglersView, { rich: boolean }> = smugglers) {
    super(title, begin(title, { seats: ['a', 'b'], options: { rich: false }, seed: testSeed(1) }));
  }

  override undoAndReplay(): void {
    checks += 1;
    super.undoAndReplay();
  }
}

/** Both have bid and choose their cargo. */
const loading = (title = smugglers) => new Scenario(title).as('a').click(1).as('b').click(2);

/** Keys of the cards in a hand that are cargo, or not. */
const held = (s: Scenario, seat: string, isCargo: boolean) =>
  reveal(s.g.hands[seat]!)
    .filter(({ card }) => ['spice', 'ore'].includes(card) === isCargo)
    .map(({ id }) => id);

/** A title with a step that is not pure: rounds count how often it has run in this process. */
function impure(): typeof smugglers {
  let runs = 0;
  const step: RuleBook<Smugglers>['step'] = (rule, name) => {
    const found = smugglers.rules.step(rule, name);
    const run = name === 'next' ? found.run : undefined;
    if (!run) return found;
    return {
      run(g, at) {
        g.round += runs++;
        return run(g, at);
      },
    };
  };
  return { ...smugglers, rules: { ...smugglers.rules, step } };
}

describe('a scenario', () => {
  test('clicks for a seat and lists the questions, legal options and refusals', () => {
    const s = new Scenario().as('a');
    expect([s.asked, s.question]).toEqual([['a', 'b'], 'sm.bid']);
    s.click(1);
    expect(s.asked).toEqual(['b']);
    s.as('b')
      .click(2)
      .as('a')
      .legalExactly(...held(s, 'a', true));
    const [refused] = held(s, 'a', false);
    expect(s.refusal(refused ?? '')).toBe('not_cargo SM-1');
    expect(s.refusal('no such option')).toBeUndefined();
    expect(s.log('spectator')).toEqual(['sm.log.bid', 'sm.log.bid']);
  });

  test('legalExactly fails on one option too many or too few', () => {
    const s = loading().as('a');
    const [first, ...others] = held(s, 'a', true);
    expect(() => s.legalExactly(...others)).toThrow();
    expect(() => s.legalExactly(...others, first ?? '', 'one more')).toThrow();
  });

  test('a refused choice throws with the reason', () => {
    expect(() => loading().as('a').click(['no such card'])).toThrow('not_an_option');
  });

  test('a change made by the test starts a new undo history', () => {
    const s = new Scenario().as('a').click(1);
    s.change((g) => {
      g.credits.a = 7;
    });
    expect(reveal(s.g.undo).acts).toEqual([]);
    s.as('b').click(0);
    expect(s.g.credits).toEqual({ a: 6, b: 3 });
  });
});

describe('the check at the end', () => {
  test('passes where every act is pure', () => {
    expect(() => loading().as('a').click([]).as('b').click([]).undoAndReplay()).not.toThrow();
  });

  test('fails on a rule that is not deterministic', () => {
    const s = loading(impure()).as('a').click([]).as('b').click([]);
    expect(() => s.undoAndReplay()).toThrow(/^(again|replay of)/);
  });

  test('fails on a state that a test has changed in place', () => {
    const s = loading();
    s.g.round += 1;
    expect(() => s.undoAndReplay()).toThrow(/^(again|replay of)/);
  });

  const before = () => checks;
  let known = 0;
  test('runs automatically', () => {
    known = before();
    loading();
  });
  afterAll(() => expect(checks).toBe(known + 1));
});
