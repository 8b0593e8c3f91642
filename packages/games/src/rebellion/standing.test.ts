import { describe, expect, test } from 'vitest';
import { act, see } from '../engine/match.ts';
import { testRng } from '../engine/testing/playout.ts';
import { resampled } from '../engine/testing/resample.ts';
import { rebellion } from './index.ts';
import { rebellionOptions, type State } from './state.ts';
import { type Fight, fight } from './testing/fight.ts';
import { scenario } from './testing/scenario.ts';
import { tested } from './testing/title.ts';

/** Both sides hold two action cards and have leaders in Yavin who could use them. */
const battle: Fight = {
  units: { yavin: { 'x-wing': 1, 'rebel-trooper': 1, 'star-destroyer': 1, stormtrooper: 1 } },
  leaders: { 'general-tagge': 'yavin', 'emperor-palpatine': 'yavin', 'admiral-ackbar': 'yavin' },
  actions: ['according-to-my-design', 'more-dangerous-than-you-realize', 'its-a-trap', 'point-blank-assault'],
  current: 'rebel',
};

const asked = (g: State, seat: string) => see(rebellion, g, seat).decisions[0]!;
/** All a viewer is sent of a state. */
const sight = (g: State, viewer: string) => JSON.stringify(see(rebellion, g, viewer));
/** The state after a seat has declined by the answer its question names. */
function declined(g: State, seat: string): State {
  const { id, declines } = asked(g, seat);
  const result = act(rebellion, g, seat, id, declines!.choice);
  if (!result.ok) throw new Error(result.refusal.code);
  return result.g;
}

describe('standing orders', () => {
  test('RB-16.2.4 a prompt that can be declined in advance names its kind and the answer that declines it', () => {
    const s = fight(battle);
    expect(s.asked).toEqual(['rebel']);
    expect(asked(s.g, 'rebel').declines).toEqual({ kind: 'start-cards', choice: 'pass' });
    expect(see(rebellion, s.g, 'imperial').decisions).toEqual([]);
    expect(see(rebellion, declined(s.g, 'rebel'), 'imperial').waitingFor).toEqual(['imperial']);
  });

  test('RB-16.2.4 an order for the turn ends with the round: its mark changes then and only then', () => {
    const s = scenario({ phase: 'command', time: 6 });
    const before = rebellion.turnMark?.(s.g);
    s.click('pass');
    expect(rebellion.turnMark?.(s.g)).toBe(before);
    s.click('pass');
    expect([s.g.round, rebellion.turnMark?.(s.g)]).toEqual([2, '2']);
    expect(before).not.toBe('2');
  });

  test('RB-16.2.4 RB-6.9 RB-6.12 a Rebel turn with no leader and no mission left can be passed in advance, others cannot', () => {
    const three = ['rebel', 'imperial-admiral', 'imperial-general'];
    const away = { 'jan-dodonna': 'hoth', 'mon-mothma': 'hoth', 'princess-leia': 'hoth' } as const;
    // The Admiral has no leader left, the General has General Rieekan.
    const s = scenario({ seats: three, leaders: away });
    expect(asked(s.g, 'rebel').declines).toEqual({ kind: 'idle-turn', choice: 'pass' });
    expect(s.legal).toContain('reveal-base');
    s.click('pass', 'pass', 'pass');
    expect(s.asked).toEqual(['rebel']);
    expect(asked(s.g, 'rebel').declines).toBeUndefined();
    s.click('activate:general-rieekan', 'hoth');
    expect(asked(s.g, 'rebel').declines?.kind).toBe('idle-turn');
    // All of it is open: the cards lie face down, but their leaders do not.
    const assigned = [{ mission: 'sabotage', leaders: ['jan-dodonna'] }] as const;
    expect(asked(scenario({ seats: three, leaders: away, assigned }).g, 'rebel').declines).toBeUndefined();
  });

  test('RB-16.2.2 RB-16.2.4 whatever the declining seat holds, it is asked the same kind, and all others see the same', () => {
    const { g } = fight(battle);
    const hands = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const other = resampled(tested, g, 'imperial', testRng(n));
      hands.add(
        asked(other, 'rebel')
          .options.map(({ key }) => key)
          .join(' '),
      );
      expect(asked(other, 'rebel').declines).toEqual(asked(g, 'rebel').declines);
      for (const viewer of ['imperial', 'spectator']) {
        expect(sight(other, viewer)).toBe(sight(g, viewer));
        expect(sight(declined(other, 'rebel'), viewer)).toBe(sight(declined(g, 'rebel'), viewer));
      }
    }
    // With cards to answer with, and without any.
    expect(hands).toContain('pass');
    expect(hands.size).toBeGreaterThan(1);
  });
});

test('RB-18.25 no option of a match opens a team chat hidden from the other team', () => {
  expect(Object.keys(rebellionOptions.shape)).toEqual(['setup']);
  for (const name of ['teamChat', 'team-chat', 'chat']) {
    const refused = rebellionOptions.safeParse({ setup: 'first', [name]: true });
    expect([name, refused.success]).toEqual([name, false]);
  }
});
