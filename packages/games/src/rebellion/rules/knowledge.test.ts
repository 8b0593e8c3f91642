import { describe, expect, test } from 'vitest';
import { hide, reveal } from '../../engine/hidden.ts';
import { see } from '../../engine/match.ts';
import { type Played, playout, randomChoice, testRng, testSeed } from '../../engine/testing/index.ts';
import { SYSTEM_IDS, SYSTEMS, type SystemId } from '../data/systems.ts';
import { rebellion } from '../index.ts';
import { seatings } from '../seats.ts';
import type { State } from '../state.ts';
import { match } from '../testing/begin.ts';
import { blind, reveals } from '../testing/missions.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { hasUnit } from './board.ts';

const ruledOut = (s: Scenario) => s.view('imperial').probes.ruledOut ?? [];
/** Systems the Empire must still look for the base in. */
const suspects = (s: Scenario) => SYSTEM_IDS.filter((id) => !ruledOut(s).includes(id));
const around = (id: SystemId) => SYSTEM_IDS.filter((one) => one === id || SYSTEMS[id].adjacent.includes(one));

describe('the Empire’s memory aid knows all that is certain', () => {
  test('RB-3.2.5 in the first game no system with or beside an Imperial unit can be the base', () => {
    const s = match('first');
    const near = SYSTEM_IDS.filter((id) => around(id).some((one) => hasUnit(s.g, one, { side: 'imperial' })));
    s.click(s.legal[0]!);
    expect(near.length).toBeGreaterThan(5);
    expect(ruledOut(s)).toEqual(expect.arrayContaining(near));
    expect(ruledOut(s)).not.toContain(reveal(s.g.base.system));
    expect(s.view('rebel').probes.ruledOut).toBe(null);
  });

  test('RB-11.4.4 after a base move the systems that hold Imperial ships only are out too', () => {
    const s = reveals('rapid-mobilization', ['general-rieekan'], {
      units: { naboo: { 'star-destroyer': 1 }, bespin: { 'tie-fighter': 1 } },
    });
    expect(ruledOut(s)).not.toContain('naboo');
    s.change((g) => {
      g.probeDeck = hide(['endor', ...reveal(g.probeDeck).filter((id) => id !== 'endor')]);
    });
    s.click('pass', 'pass', 'base', 'endor');
    expect(ruledOut(s)).toEqual(expect.arrayContaining(['naboo', 'bespin', 'ilum']));
    expect(ruledOut(s)).not.toContain('endor');
    s.whileAsked('ask.discard', []);
    blind(s);
  });

  test('RB-8.18 units that leave the base space by activation show that the base is there or beside', () => {
    const s = scenario({ base: 'endor', units: { 'rebel-base-space': { 'x-wing': 1 } } });
    s.click('activate:jan-dodonna', 'bespin');
    expect(suspects(s).length).toBeGreaterThan(20);
    s.click([s.unit('x-wing', 'rebel-base-space')]);
    expect(suspects(s)).toEqual(around('bespin').filter((id) => id !== 'coruscant'));
    blind(s);
  });

  test('RB-8.19 units that enter the base space show that the base is near each place they came from', () => {
    const s = scenario({ base: 'endor', units: { bespin: { 'x-wing': 1 }, hoth: { 'x-wing': 1 } } });
    s.click('activate:jan-dodonna', 'rebel-base-space', [s.unit('x-wing', 'bespin'), s.unit('x-wing', 'hoth')]);
    const both = around('bespin').filter((id) => around('hoth').includes(id));
    expect(suspects(s)).toEqual(both);
    blind(s);
  });

  test('RB-8.18 units that stay at the base tell nothing', () => {
    const s = scenario({ base: 'endor', units: { 'rebel-base-space': { 'x-wing': 1 } } });
    const before = suspects(s);
    s.click('activate:jan-dodonna', 'bespin', []);
    expect(suspects(s)).toEqual(before);
  });
});

test.each(seatings().map((seats, number) => ({ seats, number })))(
  'RB-16.1.1 the memory aid never rules out the base, nor depends on where it is: $seats.length players',
  ({ seats, number }) => {
    const rng = testRng(number + 40);
    const seen = (g: State) =>
      see(rebellion, g, g.seats.find((seat) => seat.startsWith('imperial')) ?? '').view.probes.ruledOut;
    let acts = 0;
    const each = ({ after }: Played<State>) => {
      acts += 1;
      if (after.outcome || after.base.revealed || acts % 3 !== 0) return;
      expect(seen(after)).not.toContain(reveal(after.base.system));
    };
    const setup = number === 0 ? 'first' : 'advanced';
    const choose = (_g: State, decision: Parameters<typeof randomChoice>[0]) => {
      if (decision.shape !== 'one') return randomChoice(decision, rng);
      const open = decision.options.filter((option) => !option.refused && option.key !== 'reveal-base');
      return open[Math.floor(rng() * open.length)]?.key ?? randomChoice(decision, rng);
    };
    playout(tested, { seats, options: { setup }, seed: testSeed(number + 90) }, rng, { choose, each });
    expect(acts).toBeGreaterThan(50);
  },
  120_000,
);
