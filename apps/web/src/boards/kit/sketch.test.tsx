// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import type { Glance } from '../../kit/net/types.ts';
import { Picture as Hoth } from '../battle-of-hoth/picture.tsx';
import { Picture as Assault } from '../imperial-assault/picture.tsx';
import { Picture as Rebellion } from '../rebellion/picture.tsx';
import type { Shown } from './sketch.tsx';

const HOTH = { rows: Array.from({ length: 7 }, () => '.'.repeat(10)), pieces: [[9, 3, 'rebels', 'trooper']] } as const;
const ASSAULT = {
  rows: Array.from({ length: 20 }, () => '.'.repeat(26)),
  pieces: [
    [24, 18, 'empire', '2x2'],
    [1, 1, 'rebel', '1x1'],
  ],
} as const;
const GALAXY = {
  rows: ['..', 'AB'],
  pieces: [
    [80, 300, 'rebel', 'r'],
    [925, 45, 'none', ''],
  ],
} as const;

/** Draws a position, and says where the ring is in its picture, as parts of its width and height, with the number of arrows. */
function drawn(Picture: ComponentType<Shown>, sketch: Glance['sketch']) {
  const { container } = render(<Picture glance={{ at: { key: 'at.turn' }, sketch }} lookOf={() => 'none'} />);
  const svg = container.querySelector('svg');
  const [, , width = 0, height = 0] = svg?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const ring = [...container.querySelectorAll('circle')].at(-1);
  const moved = ring?.closest('g[transform]')?.getAttribute('transform') ?? '';
  const [left = 0, top = 0] = moved.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const at = (name: string, by: number) => Number(ring?.getAttribute(name)) + by;
  return {
    x: at('cx', left) / width,
    y: at('cy', top) / height,
    arrows: Number(container.querySelector('[data-arrows]')?.getAttribute('data-arrows') ?? 0),
    isRead: svg?.getAttribute('aria-hidden') !== 'true',
  };
}

test.each([
  ['Hoth, at its edge', Hoth, { ...HOTH, mark: [9, 3], from: [[8, 2]] }],
  ['Assault, in its corner', Assault, { ...ASSAULT, mark: [24, 18], from: [[20, 18]] }],
  ['Rebellion, in its corner', Rebellion, { ...GALAXY, mark: [925, 45], from: [[800, 100]] }],
] as const)(
  'a picture shows where the last act led, with an arrow, hidden from readers: %s',
  (_what, Picture, sketch) => {
    const { x, y, arrows, isRead } = drawn(Picture, sketch);
    // Boxes of lists cut a little of each side.
    for (const part of [x, y]) expect(Math.abs(part - 0.5)).toBeLessThan(0.45);
    expect([arrows, isRead]).toEqual([1, false]);
  },
);

test.each([
  [
    'each place that units come from',
    [
      [300, 300],
      [500, 500],
    ],
    2,
  ],
  ['none within the ring', [[90, 300]], 0],
  ['none for an act that came from nowhere', undefined, 0],
] as const)('arrows of a picture: %s', (_what, from, arrows) => {
  const sketch = { ...GALAXY, mark: [80, 300], ...(from && { from }) } as const;
  expect(drawn(Rebellion, sketch).arrows).toBe(arrows);
});

test('the ring of a large figure is around all of it', () => {
  const at = (mark: readonly [number, number]) => drawn(Assault, { ...ASSAULT, mark });
  expect(at([24, 18]).x).toBeGreaterThan(at([23, 18]).x);
});
