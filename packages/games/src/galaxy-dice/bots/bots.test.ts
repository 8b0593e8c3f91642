import { describe, expect, test } from 'vitest';
import { pending } from '../../engine/flow.ts';
import { see } from '../../engine/match.ts';
import { playout, testRng, testSeed } from '../../engine/testing/index.ts';
import { galaxyDice } from '../index.ts';
import { type Position, type Scenario, scenario } from '../testing/scenario.ts';
import { tested } from '../testing/title.ts';
import { random } from './random.ts';
import { sensible } from './sensible.ts';

/** The sensible bot's choice in a position. */
function choice({ g }: Scenario): string {
  const [decision] = pending(galaxyDice.rules, g);
  const rng = () => 0;
  return String(sensible(see(galaxyDice, g, decision!.seat), decision!, rng));
}

/** Plays p1's turn with the sensible bot; returns the chosen keys. */
function turn(position: Position, most = 12): { keys: string[]; s: Scenario } {
  const s = scenario(position);
  const keys: string[] = [];
  while (s.asked[0] === 'p1' && s.view().turn === 1 && keys.length < most) {
    const key = choice(s);
    keys.push(key);
    s.click(key);
  }
  return { keys, s };
}

describe('sensible bot', () => {
  test('completes a row when its dice can', () => {
    const covered = ['yavin4-2.1', 'yavin4-2.2', 'yavin4-2.4'] as const;
    const { s } = turn({ dice: ['tie', 'empire', 'walker', 'walker'], covered });
    expect(s.vp('p1')).toBeGreaterThanOrEqual(3);
  });

  test('sets point dice aside when no die is left to roll', () => {
    const s = scenario({ dice: ['tie', 'tie', 'vp', 'vp'] });
    s.click('place:1:yavin4-1.1', 'place:2:yavin4-2.3', 'reroll').plant('vp', 'vp');
    expect(choice(s)).toMatch(/^aside:/);
  });

  test('places a second die rather than take Vader', () => {
    const s = scenario({ dice: ['tie', 'walker', 'vp'] })
      .click('place:1:yavin4-1.1', 'reroll')
      .plant('walker', 'walker');
    expect(choice(s)).toMatch(/^place:/);
  });

  test('rolls again when most dice do not fit', () => {
    const { keys } = turn({ dice: ['tie', 'tie', 'tie', 'trooper'], free: ['yavin4-3.2', 'yavin4-3.3', 'yavin4-3.4'] });
    expect(keys).toContain('reroll');
  });

  test('plays New Hope rather than take Palpatine with nothing won', () => {
    const s = scenario({
      planet: 'endor',
      dice: ['vp', 'tie', 'tie', 'tie'],
      free: ['endor-1.1', 'endor-1.2', 'endor-1.3'],
      allies: { p1: ['r2d2'] },
    });
    s.click('reroll').plant('tie', 'tie', 'tie', 'tie');
    expect(choice(s)).toBe('newHope:r2d2');
  });

  test('completes a row with rebel and ally together, and does not waste help', () => {
    const covered = ['endor-5.1', 'endor-5.2', 'endor-5.4'] as const;
    const s = scenario({ planet: 'endor', dice: ['vp', 'vp'], covered, allies: { p1: ['yoda', 'c3po'] } }).click(
      'confirm',
    );
    s.click(choice(s)).click(choice(s));
    expect([s.markerOn('endor-5.3'), s.markerOn('endor-5.5')]).toEqual(['p1', 'p1']);
    expect(choice(s)).toBe('end');
  });

  test('uses the second symbol of an ally where it completes a row', () => {
    const covered = ['endor-1.1', 'endor-1.2', 'endor-2.2', 'endor-2.3', 'endor-2.4'] as const;
    const rebels = { p1: 'leia', p2: 'luke', p3: 'han' } as const;
    const s = scenario({ planet: 'endor', dice: ['vp', 'vp'], covered, rebels, allies: { p1: ['wedge'] } }).click(
      'confirm',
    );
    s.click(choice(s)).click(choice(s));
    expect([s.markerOn('endor-1.3'), s.markerOn('endor-2.1')]).toEqual(['p1', 'p1']);
  });

  test('chooses the same in the same frame, whatever it was asked in between', () => {
    const first = scenario({ dice: ['tie', 'empire', 'walker', 'vp'] });
    const key = choice(first);
    choice(scenario({ planet: 'hoth', dice: ['tie', 'tie'] }));
    expect(choice(first)).toBe(key);
  });

  test('finds a move even with four Empire dice on the largest board', () => {
    const s = scenario({
      planet: 'deathstar2',
      dice: ['empire', 'empire', 'empire', 'empire'],
      allies: { p1: ['ackbar', 'wedge', 'yoda', 'lando'] },
    });
    expect(s.legal).toContain(choice(s));
  });

  test('wins at least nine of ten games of two against random play', () => {
    const games = 30;
    let won = 0;
    for (let n = 1; n <= games; n++) {
      const seats = ['p1', 'p2'];
      const hero = seats[n % 2];
      const options = galaxyDice.options.parse({ short: true });
      const { g } = playout(tested, { seats, options, seed: testSeed(n), source: 'fast' }, testRng(n), {
        choose: (state, decision, rng) =>
          (decision.seat === hero ? sensible : random)(see(galaxyDice, state, decision.seat), decision, rng),
      });
      if (g.outcome?.winners.join() === hero) won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(games * 0.9);
  });
});
