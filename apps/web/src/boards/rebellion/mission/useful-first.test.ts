import { describe, expect, test } from 'vitest';
import type { Option, Text } from '../../../kit/net/types.ts';
import { usefulFirst } from './useful-first.ts';

const against = (leader: string, n: number, percent: number): Option => ({
  key: leader,
  label: { key: `leader.${leader}` },
  detail: { key: 'detail.opposes', params: { n, percent, skill: { key: 'skill.intel' } } },
});
const none: Option = { key: 'none', label: { key: 'option.sendNobody' }, kind: 'plain' };

test('leaders who could oppose a mission are sorted by what they add, the others and the acts keep their order', () => {
  const options = [against('general-tagge', 0, 76), against('darth-vader', 3, 24), against('boba-fett', 0, 76), none];
  expect(usefulFirst(options).map(({ key }) => key)).toEqual(['darth-vader', 'general-tagge', 'boba-fett', 'none']);
});

test('options of other questions keep their order', () => {
  const options: Option[] = ['naboo', 'hoth'].map((key) => ({ key, label: { key: `system.${key}` } }));
  expect(usefulFirst(options)).toBe(options);
});

test('RB-9.1.16 units that are lost already come last and say so, except where damage can be blocked', () => {
  const unit = (key: string, damage: number): Option => ({
    key,
    label: { key: 'unit.rebel-trooper' },
    detail: { key: 'detail.damage', params: { damage, health: 1 } },
  });
  const options = [unit('lost', 1), unit('whole', 0)];
  const shown = usefulFirst(options, { key: 'ask.cardDamage' });
  expect(shown.map(({ key, detail }) => [key, detail?.key])).toEqual([
    ['whole', 'detail.damage'],
    ['lost', 'board.rb.combat.alreadyLost'],
  ]);
});

describe('RB-9.1.19 damage that can be blocked', () => {
  const hit = (key: string, damage: number, health: number, more: Partial<Option> = {}): Option => ({
    key,
    label: { key: 'unit.rebel-trooper' },
    detail: { key: 'detail.damage', params: { damage, health } },
    ...more,
  });
  const shownFor = (options: readonly Option[], prompt: Text) =>
    usefulFirst(options, prompt).map(({ key, detail }) => `${key} ${detail?.key}`);
  const stop: Option = { key: 'done', label: { key: 'option.noBlock' }, kind: 'plain' };

  test('units that one block saves come first, those lost all the same last, and both say so', () => {
    const units = [hit('lost', 3, 2), hit('hurt', 1, 2), hit('saved', 2, 2)];
    expect(shownFor([...units, stop], { key: 'ask.block' })).toEqual([
      'saved board.rb.combat.block.saves',
      'hurt detail.damage',
      'lost board.rb.combat.block.wasted',
      'done undefined',
    ]);
  });

  test('a card that blocks two damage saves what one block would not', () => {
    const options = [hit('lost', 4, 2), hit('saved', 3, 2)];
    expect(shownFor(options, { key: 'ask.blockUnit', params: { n: 2 } })).toEqual([
      'saved board.rb.combat.block.saves',
      'lost board.rb.combat.block.wasted',
    ]);
  });

  test('cards that pay for a block stay where they are', () => {
    const card: Option = { key: 'pay', label: { key: 'tactic.dig-in' }, detail: { key: 'detail.discarded' } };
    expect(shownFor([card, hit('lost', 2, 1), hit('saved', 1, 1)], { key: 'ask.block' })).toEqual([
      'pay detail.discarded',
      'saved board.rb.combat.block.saves',
      'lost board.rb.combat.block.wasted',
    ]);
  });
});
