import { expect, test } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import { chipNumber, chipsOf } from './chips.ts';

const option = (key: string, more: Partial<Option> = {}): Option => ({ key, label: { key }, ...more });
const options = [
  option('reveal', { at: 'card:intel' }),
  option('hoth', { from: 'leader:vader', at: 'place:hoth' }),
  option('naboo', { from: 'leader:vader', at: 'place:naboo' }),
  option('idle', { noEffect: { key: 'noEffect.noArrival' } }),
  option('closed', { refused: { code: 'no_target', params: {} } }),
  option('sabotage', { at: 'card:sabotage' }),
  option('pass', { kind: 'plain' }),
];
const decision: Decision = {
  id: 'x',
  seat: 'imperial',
  shape: 'one',
  prompt: { key: 'ask.turn' },
  options,
  canUndo: false,
};

test('pieces and single options keep the order of the question, those without effect and refused ones last', () => {
  const keys = chipsOf({ decision, piece: null }).map((chip) => ('piece' in chip ? chip.piece : chip.option.key));
  expect(keys).toEqual(['reveal', 'leader:vader', 'sabotage', 'idle', 'closed']);
});

test('number keys count the chips that may be pressed; of a chosen piece its targets', () => {
  const [reveal, hoth] = options as [Option, Option];
  expect(chipNumber({ decision, piece: null }, reveal)).toBe(1);
  expect(chipNumber({ decision, piece: null }, 'leader:vader')).toBe(2);
  expect(chipNumber({ decision, piece: 'leader:vader' }, hoth)).toBe(1);
  expect(chipNumber({ decision, piece: null }, 'leader:tarkin')).toBeNull();
});
