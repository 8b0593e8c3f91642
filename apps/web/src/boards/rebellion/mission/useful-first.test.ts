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
