import { expect, test } from 'vitest';
import type { Decision, Option } from '../../kit/net/types.ts';
import {
  balancesOf,
  blockOf,
  type EqualOptions,
  groupsOf,
  kindsOf,
  mostOf,
  mostTogether,
  obstacleOf,
  withAll,
  withAllOf,
  withCount,
  withNext,
} from './several.ts';

const unit = (key: string, from: string, costs: Record<string, number>, more: Partial<Option> = {}): Option => ({
  key,
  label: { key: key.replace(/-\d+$/, '') },
  from,
  costs,
  ...more,
});
const budget = (id: string) => ({ id, label: { key: `room.${id}` }, limit: 0 });

/** A movement order from two places, each with a ship that carries two. */
const order: Decision = {
  id: 'q',
  seat: 's',
  shape: 'some',
  min: 0,
  max: 7,
  prompt: { key: 'ask.move' },
  canUndo: false,
  pieces: [
    { id: 'hoth', label: { key: 'hoth' } },
    { id: 'endor', label: { key: 'endor' } },
  ],
  budgets: [budget('hoth'), budget('endor')],
  options: [
    unit('trooper-1', 'hoth', { hoth: 1 }),
    unit('trooper-2', 'hoth', { hoth: 1 }),
    unit('trooper-3', 'hoth', { hoth: 1 }),
    unit('ship-1', 'hoth', { hoth: -2 }),
    unit('cannon-1', 'hoth', {}, { refused: { code: 'immobile' } }),
    unit('trooper-4', 'endor', { endor: 1 }),
    unit('ship-2', 'endor', { endor: -2 }),
  ],
};
const kind = (id: string): EqualOptions => kindsOf(order).find((one) => one.id === id)!;

test('equal options share a row; refused rows are last; rows are under their source', () => {
  expect(kindsOf(order).map(({ keys }) => keys.join())).toEqual([
    'trooper-1,trooper-2,trooper-3',
    'ship-1',
    'trooper-4',
    'ship-2',
    'cannon-1',
  ]);
  expect(groupsOf(order).map(({ from, kinds }) => [from, kinds.map(({ id }) => id).join()])).toEqual([
    ['hoth', 'trooper-1,ship-1,cannon-1'],
    ['endor', 'trooper-4,ship-2'],
  ]);
});

test('a row grows as far as there is room, and becomes possible when there is room', () => {
  const troopers = kind('trooper-1');
  expect(mostOf(order, [], troopers)).toBe(2);
  expect(mostOf(order, ['ship-1'], troopers)).toBe(2);
  expect(blockOf(order, ['ship-1'], troopers)).toBeUndefined();
  expect(blockOf(order, ['ship-1', 'trooper-1', 'trooper-2'], troopers)?.id).toBe('hoth');
  const noShips = { ...order, options: order.options.filter(({ key }) => key !== 'ship-1') };
  expect(mostOf(noShips, ['ship-2'], troopers)).toBe(0);
  expect(blockOf(noShips, ['ship-2'], troopers)?.id).toBe('hoth');
  expect(mostOf(order, ['ship-1'], kind('cannon-1'))).toBe(0);
});

test('a press picks one more, none after the last; a number picks that many and leaves the others', () => {
  const troopers = kind('trooper-1');
  const one = withNext(order, ['ship-1'], troopers);
  const two = withNext(order, one, troopers);
  expect([one, two]).toEqual([
    ['ship-1', 'trooper-1'],
    ['ship-1', 'trooper-1', 'trooper-2'],
  ]);
  expect(withNext(order, two, troopers)).toEqual(['ship-1']);
  expect(withCount(order, two, troopers, 1)).toEqual(['ship-1', 'trooper-1']);
});

test('a unit that needs transport picks the smallest ship that gives it, and leaves the ship picked when it is unpicked', () => {
  const large = unit('ship-3', 'hoth', { hoth: -3 });
  const fleet = { ...order, options: [large, ...order.options] };
  const troopers = kindsOf(fleet).find(({ id }) => id === 'trooper-1')!;
  const one = withNext(fleet, [], troopers);
  expect(one).toEqual(['ship-1', 'trooper-1']);
  expect(withCount(fleet, one, troopers, 0)).toEqual(['ship-1']);
  expect(withCount(fleet, [], troopers, 3)).toEqual(['ship-1', 'trooper-1', 'trooper-2', 'ship-3', 'trooper-3']);
});

test('one source is picked whole, and unpicked again', () => {
  const hoth = ['trooper-1', 'trooper-2', 'trooper-3', 'ship-1', 'cannon-1'];
  const all = withAllOf(order, ['ship-2'], hoth);
  expect(all).toEqual(['ship-2', 'ship-1', 'trooper-1', 'trooper-2']);
  expect(withAllOf(order, all, hoth)).toEqual(['ship-2']);
});

test('everything that fits, from all sources', () => {
  expect([...withAll(order, [])].sort()).toEqual(['ship-1', 'ship-2', 'trooper-1', 'trooper-2', 'trooper-4']);
});

test('each budget has a running total', () => {
  const balances = balancesOf(order, ['ship-1', 'trooper-1', 'trooper-4']);
  expect(balances.map(({ budget: { id }, used, room, isOver }) => [id, used, room, isOver])).toEqual([
    ['hoth', 1, 2, false],
    ['endor', 1, 0, true],
  ]);
});

test('the picked options are not sent if too few are picked or a budget is exceeded', () => {
  expect(obstacleOf(order, [])).toBeNull();
  expect(obstacleOf({ ...order, min: 2 }, ['ship-1'])).toEqual({ missing: 1 });
  expect(obstacleOf(order, ['trooper-1'])).toEqual({ over: budget('hoth') });
  expect(obstacleOf(order, ['trooper-1', 'ship-1'])).toBeNull();
});

test('the count of a question names what can be chosen together, not every option', () => {
  const limited = (limits: Record<string, number>, ...costs: Record<string, number>[]): Decision => ({
    ...order,
    max: costs.length,
    budgets: Object.entries(limits).map(([id, limit]) => ({ ...budget(id), limit })),
    options: costs.map((cost, index) => unit(`u-${index}`, 'hoth', cost)),
  });
  const left = { left: 1 };
  // A card that orders one unit, or two, of three; one that orders a unit in each of two sections.
  expect(mostTogether(limited({ left: 1 }, left, left, left))).toBe(1);
  expect(mostTogether(limited({ left: 2 }, left, left, left))).toBe(2);
  expect(mostTogether(limited({ left: 1, right: 1 }, left, left, { right: 1 }))).toBe(2);
  expect(mostTogether(limited({}, {}, {}))).toBe(2);
  expect(mostTogether(order)).toBe(7);
});

test('everything that fits leaves behind what a warning is about, unless it was picked before', () => {
  const all = order.options.filter(({ from, refused }) => from === 'endor' && !refused).map(({ key }) => key);
  const guarded: Decision = {
    ...order,
    pieces: [{ id: 'endor', label: { key: 'endor' }, warnings: [{ all, text: { key: 'lost' } }] }],
  };
  expect(withAllOf(order, [], all)).toEqual(['ship-2', 'trooper-4']);
  expect(withAllOf(guarded, [], all)).toEqual(['ship-2']);
  expect(withAllOf(guarded, ['ship-2'], all)).toEqual([]);
  expect(withAll(guarded, all)).toEqual(expect.arrayContaining(all));
});
