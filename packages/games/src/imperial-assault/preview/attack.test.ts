import { expect, test } from 'vitest';
import { testRandom, testRandomInt } from '../../../../../scripts/test-seed.ts';
import { randomChoice } from '../../engine/choices.ts';
import type { Decision } from '../../engine/decision.ts';
import { answer, pending } from '../../engine/flow.ts';
import { clone } from '../../engine/json.ts';
import type { RuleBook } from '../../engine/rule.ts';
import { playout, testRng, testSeed } from '../../engine/testing/playout.ts';
import { text } from '../../engine/text.ts';
import { imperialAssault } from '../index.ts';
import { attackRule } from '../rules/attack-book.ts';
import { lifeOf } from '../rules/damage.ts';
import { attackOf, type State } from '../state.ts';
import { skirmish } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { reckon, surgesPicked } from './attack.ts';

/** The rules, stopped once the damage of an attack has been dealt. */
const rules: RuleBook<State> = {
  ...imperialAssault.rules,
  step: (rule, step) =>
    rule === attackRule.id && step === 'after'
      ? {
          ask: () => text('ask.surges'),
          who: (g) => g.seats,
          options: () => [{ key: 'on', label: text('ask.surges') }],
          chosen: (_g, at) => at.end(),
        }
      : imperialAssault.rules.step(rule, step),
};

/** Expects the sums shown for these surges to be what the rules deal; false where the attack finds its target moved. */
function expectTruth(g: State, decision: Decision, keys: readonly string[]): boolean {
  const { attack } = imperialAssault.view(g, decision.seat);
  const told = attack && reckon(attack, surgesPicked(keys));
  if (!told) throw new Error('surges are spent before the roll');
  const next = clone(g);
  answer(rules, next, decision, keys);
  if (next.outcome || !next.attack || next.attack.target !== attack.target) return false;
  const { missed, suffered } = attackOf(next);
  if (missed === 'reach' || next.flow.stack.at(-1)?.step === 'again') return false;
  const why = JSON.stringify({ keys, attack });
  expect(suffered, why).toBe(Math.min(told.suffered, lifeOf(g, attack.target)));
  expect(told.spent, why).toBeLessThanOrEqual(told.surges);
  expect(missed, why).toBe((attack.totals?.dodge ?? 0) > 0 ? 'dodge' : told.reaches === false ? 'accuracy' : null);
  return true;
}

test('IA-9.24 IA-9.31 the sums of an attack are what it deals, in matches at random', () => {
  let told = 0;
  const [seats = []] = imperialAssault.seatings();
  // A match at random can end before the first case.
  for (let matches = 0; matches < 3 || told === 0; matches++) {
    const seed = testRandomInt(1e9);
    const table = { seats, options: imperialAssault.options.parse({}), seed: testSeed(seed), source: 'fast' as const };
    playout(tested, table, testRng(seed), {
      each({ before }) {
        for (const decision of pending(imperialAssault.rules, before)) {
          if (decision.prompt.key !== 'ask.surges') continue;
          for (let times = 0; times < 5; times++)
            if (expectTruth(before, decision, randomChoice(decision, testRandom) as string[])) told += 1;
        }
      },
    });
  }
});

test('IA-9.20 IA-9.31 any surges of Darth Vader against a target with block are worth what is shown', () => {
  const s = skirmish({ figures: ['p1 darth-vader c5', 'p2 luke-skywalker c6', 'p2 gideon-argus n18'] });
  s.activate('p1-darth-vader-1-1')
    .dice('red 0 3', 'red 0 2 1', 'yellow 0 1 2', 'black 1')
    .aim('p2-luke-skywalker-1-1')
    .pass();
  expect(s.question).toBe('ask.surges');
  for (let times = 0; times < 10; times++)
    expect(expectTruth(s.g, s.decision, randomChoice(s.decision, testRandom) as string[])).toBe(true);
});
