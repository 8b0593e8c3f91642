// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Glance } from '../../kit/net/types.ts';
import { picture as hoth } from '../battle-of-hoth/picture.ts';
import { picture as dice } from '../galaxy-dice/picture.ts';
import { picture as assault } from '../imperial-assault/picture.ts';
import { picture as rebellion } from '../rebellion/picture.ts';
import { seatLook } from '../seat-looks.ts';
import { Sketch } from './sketch.tsx';

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
function drawn(picture: typeof hoth, sketch: Glance['sketch']) {
  const { container } = render(<Sketch picture={picture({ at: { key: 'at.turn' }, sketch })} />);
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
  ['Hoth, at its edge', hoth, { ...HOTH, mark: [9, 3], from: [[8, 2]] }],
  ['Assault, in its corner', assault, { ...ASSAULT, mark: [24, 18], from: [[20, 18]] }],
  ['Rebellion, in its corner', rebellion, { ...GALAXY, mark: [925, 45], from: [[800, 100]] }],
] as const)(
  'a picture shows where the last act led, with an arrow, hidden from readers: %s',
  (_what, picture, sketch) => {
    const { x, y, arrows, isRead } = drawn(picture, sketch);
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
  expect(drawn(rebellion, sketch).arrows).toBe(arrows);
});

test('the ring of a large figure is around all of it', () => {
  const at = (mark: readonly [number, number]) => drawn(assault, { ...ASSAULT, mark });
  expect(at([24, 18]).x).toBeGreaterThan(at([23, 18]).x);
});

test('what is covered has the look of its player, as everywhere', () => {
  const seats = ['p1', 'p2', 'p3', 'p4'];
  const pieces = seats.map((seat, column) => [column, 0, seat, ''] as const);
  const { shapes } = dice({ at: { key: 'at.turn' }, sketch: { rows: ['....'], pieces } });
  expect(shapes.flatMap(({ look }) => look ?? [])).toEqual(seats.map((seat) => seatLook('galaxy-dice', seat)));
});

test('the planet of a match is one of those that are drawn', () => {
  const { shapes } = dice({
    place: { key: 'planet.hoth' },
    at: { key: 'at.turn' },
    sketch: { rows: ['.'], pieces: [] },
  });
  expect(shapes.flatMap(({ art }) => art ?? [])).toEqual([expect.stringMatching(/^planets\/hoth-small\.svg$/)]);
});
