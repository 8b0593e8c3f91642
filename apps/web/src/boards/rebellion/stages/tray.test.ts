// @vitest-environment happy-dom
import type { PlacingView, RebellionView } from '@echo-base/games/rebellion/client';
import { beforeEach, expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { Hand } from '../hand.tsx';
import { Opponents } from '../opponents.tsx';
import { type Drawn, decisionOf, mount, named, viewOf, words } from '../testing/hand.tsx';
import { documentOf, viewOf as positionOf } from '../testing/part.tsx';

let drawn: Drawn;
beforeEach(() => {
  drawn = mount(Hand);
});

const ALL = { 'x-wing': 2, 'rebel-trooper': 6 } as const;

function placing(left: PlacingView['left']): RebellionView {
  return viewOf({ phase: 'setup', placing: { side: 'rebel', left, all: ALL, bare: [] } });
}

const option = (type: string, place: string): Option => ({
  key: `${type}:${place}`,
  label: { key: `system.${place}` },
  at: `place:${place}`,
  from: `type:${type}`,
});

const question = (id: string, ...options: Option[]) => decisionOf(options, { id });
const chosen = () =>
  [...document.querySelectorAll('[data-piece][aria-pressed="true"] > .visually-hidden')].map((one) => one.textContent);

test('the tray counts the units left of each type, and the scale the placed ones', async () => {
  await drawn.draw(placing({ 'x-wing': 0, 'rebel-trooper': 4 }), question('q1', option('rebel-trooper', 'hoth')));
  expect(named('Rebel Trooper, 4 left of 6').getAttribute('aria-disabled')).toBeNull();
  expect(named('X-wing, All placed').getAttribute('aria-disabled')).toBe('true');
  expect(words()).toContain('4 of 8 placed');
});

test('a tile stays chosen from unit to unit, until the last is placed or it is deselected', async () => {
  const trooper = option('rebel-trooper', 'hoth');
  await drawn.draw(placing(ALL), question('q1', trooper, option('x-wing', 'hoth')));
  await press(named('Rebel Trooper'));
  expect(chosen()).toEqual(['Rebel Trooper, 6 left of 6']);
  await drawn.draw(placing({ 'x-wing': 2, 'rebel-trooper': 5 }), question('q2', trooper, option('x-wing', 'hoth')));
  expect(chosen()).toEqual(['Rebel Trooper, 5 left of 6']);
  await press(named('Rebel Trooper'));
  expect(chosen()).toEqual([]);
  await drawn.draw(placing({ 'x-wing': 2, 'rebel-trooper': 4 }), question('q3', trooper, option('x-wing', 'hoth')));
  expect(chosen()).toEqual([]);
});

test('units from box 1 are in the tray until they are deployed', async () => {
  const units = { 'x-wing-1': { at: 'deploying', damage: 0 }, 'x-wing-2': { at: 'deploying', damage: 0 } } as const;
  await drawn.draw(viewOf({ phase: 'refresh', units }), question('q1', option('x-wing', 'hoth')));
  named('X-wing, 2 left');
});

test('the other side sees how many are left to place, and the current step', () => {
  const view = placing({ 'x-wing': 1, 'rebel-trooper': 2 });
  const text = documentOf(Opponents, { view, viewer: 'imperial' }).body.textContent ?? '';
  expect(text).toContain('3 units to place');
  expect(text).toContain('Rebel units');
});

test('systems that lack a ground unit are marked on the map', () => {
  const bare = { side: 'imperial', left: {}, all: {}, bare: ['rodia'] } as const;
  const drawing = documentOf(Board, { view: positionOf({ more: { phase: 'setup', placing: bare } }) });
  expect(drawing.querySelectorAll('[data-place="place:rodia"] [data-bare]')).toHaveLength(1);
  expect(drawing.querySelectorAll('[data-bare]')).toHaveLength(1);
});
