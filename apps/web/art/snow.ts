import { GRID } from '@echo-base/games/battle-of-hoth/client';
import { type ContourMultiPolygon, contours } from 'd3-contour';
import seedrandom from 'seedrandom';
import { createNoise2D } from 'simplex-noise';
import { centreOf, cornersAt, HALF_HEXES, MAP, pathOf, SIDE, WIDE } from '../src/boards/battle-of-hoth/field/layout.ts';
import { type Point, straighten } from './surface.ts';

/** The battlefield of Hoth: snow at blue hour in contours, its hexes, and the dark half-hexes at the edges. */

/** Distance of two samples. */
const CELL = 5;
const TONES = ['#5f7785', '#6b8390', '#78919c', '#879fa9', '#98afb7'] as const;
const LEVELS = [-0.34, -0.08, 0.18, 0.42];
/** Rings with fewer samples are dropped; lines are straightened by up to a part of a sample. */
const LEAST_RING = 7;
const SLACK = 0.2;

const polygon = (points: readonly { x: number; y: number }[]): string => `${pathOf(points)}Z`;

/** Drifts, stretched sideways. */
function heights(columns: number, rows: number): number[] {
  const noise = createNoise2D(seedrandom('hothfield'));
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [(index % columns) * CELL, Math.floor(index / columns) * CELL];
    const warp = 0.35 * noise(x * 0.004, y * 0.004);
    return 0.8 * noise(x * 0.0024 + warp, y * 0.0072) + 0.2 * noise(x * 0.006 + 9, y * 0.017);
  });
}

function contourPath({ coordinates }: ContourMultiPolygon): string {
  const rings = coordinates.filter((shape) => (shape[0]?.length ?? 0) > LEAST_RING).flat();
  return rings
    .map((ring) => {
      const half = Math.floor(ring.length / 2);
      const points = ring as Point[];
      const kept = [
        ...straighten(points.slice(0, half + 1), SLACK).slice(0, -1),
        ...straighten(points.slice(half), SLACK),
      ];
      return `M${kept.map(([x = 0, y = 0]) => `${Math.round(x * CELL)} ${Math.round(y * CELL)}`).join('L')}Z`;
    })
    .join('');
}

function drifts(): string {
  const [columns, rows] = [Math.ceil(MAP.width / CELL) + 1, Math.ceil(MAP.height / CELL) + 1];
  const found = contours().size([columns, rows]).thresholds(LEVELS)(heights(columns, rows));
  const tones = found.map((level, index) => `<path d="${contourPath(level)}" fill="${TONES[index + 1]}"/>`);
  const ground = `<path d="M0 0H${MAP.width}V${MAP.height}H0z" fill="${TONES[0]}"/>`;
  return `${ground}<g stroke="#a9c0c8" stroke-opacity=".22">${tones.join('')}</g>`;
}

/** The halves of hexes that lie on the board, without a number: no unit enters them. */
function halves(): string {
  return HALF_HEXES.map(({ centre, isWest }, index) => {
    const x = isWest ? centre.x : centre.x - WIDE;
    const cut = `<clipPath id="h${index}"><rect x="${x.toFixed(1)}" y="0" width="${WIDE.toFixed(1)}" height="${MAP.height}"/></clipPath>`;
    const d = polygon(cornersAt(centre));
    return `${cut}<g clip-path="url(#h${index})"><path d="${d}" fill="#1d2a31"/><path d="${d}" fill="url(#hatch)"/></g>`;
  }).join('');
}

const hexPaths = (r: number): string =>
  GRID.hexes.map((hex) => polygon(cornersAt(centreOf(hex, 'rebels'), r))).join('');

const DEFS = [
  `<clipPath id="field"><path d="${hexPaths(SIDE + 0.6)}"/></clipPath>`,
  '<radialGradient id="dusk" cx=".5" cy=".48" r=".72"><stop offset=".55" stop-color="#0a1418" stop-opacity="0"/>',
  '<stop offset="1" stop-color="#0a1418" stop-opacity=".62"/></radialGradient>',
  '<pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">',
  '<path d="M0 0V7" stroke="#0e1417" stroke-width="3" stroke-opacity=".5"/></pattern>',
].join('');

/** The ground of every battle; terrain, which differs, is drawn by the board. */
export function snow(): string {
  const { width, height } = MAP;
  const dusk = `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`;
  const grid = `<path d="${hexPaths(SIDE - 0.4)}" fill="none" stroke="#24343c" stroke-opacity=".5" stroke-width="1.2"/>`;
  const field = `<g clip-path="url(#field)">${drifts()}${grid}${dusk}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${DEFS}</defs>${halves()}${field}</svg>`;
}
