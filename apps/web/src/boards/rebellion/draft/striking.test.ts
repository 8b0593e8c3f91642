import { expect, test } from 'vitest';
import type { Decision, Option } from '../../../kit/net/types.ts';
import { viewOf } from '../testing/part.tsx';
import { drafts } from './draft.ts';

const hit = (unit: string, n: number): Option => ({
  key: `${unit}:${n}`,
  label: { key: 'unit.tie-fighter' },
  detail: { key: 'detail.damage', params: { damage: 2, health: 1 } },
  at: `unit:${unit}`,
});
const asked: Decision = {
  id: 'imperial:1.a',
  seat: 'imperial',
  shape: 'some',
  min: 0,
  max: 2,
  canUndo: false,
  prompt: { key: 'ask.blockUnit', params: { n: 2 } },
  options: [hit('tie-fighter-1', 1), hit('tie-fighter-1', 2), hit('tie-fighter-2', 1)],
};

test('RB-9.1.19 the question counts the damage that can still be blocked down', () => {
  const left = (...picked: string[]) => drafts.step(viewOf(), asked, picked).prompt;
  expect(left()).toEqual({ key: 'ask.blockUnit', params: { n: 2 } });
  expect(left('tie-fighter-1:1')).toEqual({ key: 'ask.blockUnit', params: { n: 1 } });
});
