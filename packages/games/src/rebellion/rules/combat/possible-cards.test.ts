import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import { testRng } from '../../../engine/testing/playout.ts';
import { resampled } from '../../../engine/testing/resample.ts';
import { TACTICS, type TacticId, tacticOf } from '../../data/tactics.ts';
import { rebellion } from '../../index.ts';
import type { State } from '../../state.ts';
import { type Fight, fight } from '../../testing/fight.ts';
import { tested } from '../../testing/title.ts';

/** All copies of these tactics that are in the decks lie among the discards. */
const discarded =
  (...ids: TacticId[]) =>
  (g: State): void => {
    for (const id of ids) {
      const { theatre } = TACTICS[id];
      const deck = reveal(g.tacticDecks[theatre]);
      const out = deck.filter((card) => tacticOf(card).id === id);
      deck.splice(0, deck.length, ...deck.filter((card) => !out.includes(card)));
      g.tacticDiscards[theatre].push(...out);
    }
  };

describe('RB-16.2.1 who could hold a card is told by the discards, never by the hand', () => {
  const hit = (more: Partial<Fight> = {}) =>
    fight({
      units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
      hands: { imperial: ['space-onslaught', 'space-take-it-down'] },
      dice: ['direct'],
      ...more,
    });

  test('with all cards that block among the discards the defender is not asked', () => {
    expect(hit().question).toBe('ask.block');
    expect(hit({ before: discarded('space-defensive-formation') }).question).toBe('ask.block');
    const none = hit({ before: discarded('space-defensive-formation', 'space-outmaneuver') });
    expect(none.question).not.toBe('ask.block');
  });

  test('a card that costs another blocks nothing out of a hand of one', () => {
    const one = { hands: { imperial: ['space-onslaught'] } } as const;
    expect(hit(one).question).toBe('ask.block');
    expect(hit({ ...one, before: discarded('space-defensive-formation') }).question).not.toBe('ask.block');
  });

  test('without a special and with all other cards of an attack among the discards the attacker is not asked', () => {
    const attack = (more: Partial<Fight> = {}) =>
      fight({
        units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
        hands: { rebel: ['space-outmaneuver'] },
        dice: ['blank', 'blank', 'blank', 'blank'],
        ...more,
      });
    expect([attack().asked, attack().legal]).toEqual([['rebel'], ['done']]);
    const left = attack({ before: discarded('space-critical-hit', 'space-concentrate-fire') });
    expect(left.asked).toEqual(['rebel']);
    const none = attack({ before: discarded('space-critical-hit', 'space-concentrate-fire', 'space-no-escape') });
    expect(none.asked).not.toEqual(['rebel']);
    // With a special there is a card to draw.
    const special = attack({
      before: discarded('space-critical-hit', 'space-concentrate-fire', 'space-no-escape'),
      dice: ['special'],
    });
    expect([special.asked, special.legal]).toEqual([['rebel'], ['draw:black', 'done']]);
  });
});

describe('RB-16.2.4 the cards of an attack can be declined in advance', () => {
  const attack = (face: 'blank' | 'special') =>
    fight({
      units: { yavin: { 'x-wing': 1, 'star-destroyer': 1 } },
      hands: { rebel: ['space-outmaneuver', 'space-critical-hit'] },
      dice: [face],
    });

  test('where no special is left, which the dice show', () => {
    const s = attack('blank');
    expect(s.legal).toContain('play:space-critical-hit');
    expect(s.decision.declines).toEqual({ kind: 'combat-tactics', choice: 'done' });
    expect(rebellion.declinable).toContain('combat-tactics');
    expect(attack('special').decision.declines).toBeUndefined();
  });

  test('RB-16.2.2 the same whatever the attacker holds', () => {
    const { g } = attack('blank');
    const hands = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const other = resampled(tested, g, 'imperial', testRng(n));
      const [asked] = see(rebellion, other, 'rebel').decisions;
      expect(asked?.declines).toEqual({ kind: 'combat-tactics', choice: 'done' });
      hands.add(asked?.options.map(({ key, refused }) => `${key}${refused ? ' refused' : ''}`).join() ?? '');
    }
    expect(hands.size).toBeGreaterThan(1);
  });
});
