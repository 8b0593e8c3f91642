import { expect, test } from 'vitest';
import type { Option } from '../../../net/types.ts';
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
  expect(usefulFirst(options, { key: 'ask.blockUnit' })).toBe(options);
});
