// @vitest-environment happy-dom

import { BASE_SPACE } from '@echo-base/games/rebellion/client';
import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Board } from './board.tsx';
import { WIDE } from './galaxy/layout.ts';
import { wayBetween } from './galaxy/ways.ts';
import { openPart, type Position, viewOf } from './testing/part.tsx';

interface Glide {
  readonly what: string;
  readonly frames: readonly Keyframe[];
  finish(): void;
}

let glides: Glide[] = [];

beforeEach(() => {
  glides = [];
  HTMLElement.prototype.animate = function animate(this: HTMLElement, frames) {
    const animation = { cancel: vi.fn(), onfinish: null as (() => void) | null };
    const what = this.dataset.leader ?? this.dataset.moving ?? '';
    glides.push({ what, frames: frames as Keyframe[], finish: () => animation.onfinish?.() });
    return animation as unknown as Animation;
  };
});

afterEach(async () => {
  cleanup();
  document.documentElement.removeAttribute('data-motion');
  Reflect.deleteProperty(HTMLElement.prototype, 'animate');
});

const BEFORE: Position = {
  units: { mandalore: { 'star-destroyer': 1, stormtrooper: 2 } },
  leaders: { 'general-veers': { at: 'mandalore' } },
};
const AFTER: Position = {
  units: { kashyyyk: { 'star-destroyer': 1, stormtrooper: 2 } },
  leaders: { 'general-veers': { at: 'kashyyyk' } },
};

async function change(before: Position, after: Position): Promise<void> {
  const page = await openPart(Board, { view: viewOf(before) });
  await page.draw({ view: viewOf(after) });
}

const ghosts = () => document.querySelectorAll('[data-moving^="imperial"]');

test('pieces move along the lanes, and straight to and from the base space', () => {
  expect(wayBetween('yavin', 'corellia')).toHaveLength(4);
  expect(wayBetween('hoth', 'bespin')).toEqual(['hoth', 'bespin']);
  expect(wayBetween(BASE_SPACE, 'hoth')).toEqual([BASE_SPACE, 'hoth']);
});

test('units and leaders glide to their new place, and the moving plate is removed at the end', async () => {
  await change(BEFORE, AFTER);
  expect(glides.map(({ what }) => what).toSorted()).toEqual(['general-veers', 'imperial mandalore kashyyyk']);
  const units = glides.find(({ what }) => what.startsWith('imperial'));
  const [from, to] = [WIDE.centreOf('mandalore'), WIDE.centreOf('kashyyyk')];
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  expect(units?.frames.map(({ transform }) => transform)).toEqual([start, 'translate(0px, 0px)']);
  expect(ghosts()).toHaveLength(1);
  await act(async () => units?.finish());
  expect(ghosts()).toHaveLength(0);
});

test('pieces that stay do not move', async () => {
  await change(BEFORE, { ...BEFORE, systems: { hoth: { sabotaged: true } } });
  expect(glides).toEqual([]);
});

test('with reduced motion leaders fade in and no units travel', async () => {
  document.documentElement.dataset.motion = 'off';
  await change(BEFORE, AFTER);
  expect(glides.map(({ what, frames }) => [what, frames])).toEqual([
    ['general-veers', [{ opacity: 0 }, { opacity: 1 }]],
  ]);
  expect(ghosts()).toHaveLength(0);
});
