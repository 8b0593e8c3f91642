import { REGION_IDS } from '@echo-base/games/rebellion/client';
import seedrandom from 'seedrandom';
import { MAP } from '../src/boards/rebellion/galaxy/layout.ts';
import { regionPath } from './regions.ts';
import type { Point } from './surface.ts';

/** The ground of the galaxy map: stars, chart rings, regions, the spiral and the light of the core. */

/** How far the drawing reaches over the map, for windows of another shape. The board has the same number. */
const BLEED = 600;
const [LEFT, TOP] = [-BLEED, -BLEED];
const [WIDTH, HEIGHT] = [MAP.width + 2 * BLEED, MAP.height + 2 * BLEED];
/** The core of the galaxy lies below the map. */
const CORE = { x: 612, y: 650 };

/** Points as one path of dots, from left to right with relative steps: short to write, and it compresses well. */
function dotted(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]).toSorted(([a], [b]) => a - b);
  let [px, py] = [0, 0];
  const dots = whole.map(([x, y]) => {
    const [dx, dy] = [x - px, y - py];
    [px, py] = [x, y];
    return `m${dx}${dy < 0 ? '' : ' '}${dy}h0`;
  });
  return dots.join('');
}

/** Stars have as many sizes, and as many brightnesses: those with the same are one path. */
const SIZES = 7;

function stars(): string {
  const random = seedrandom('stars');
  const byLook = new Map<string, Point[]>();
  for (let i = 0; i < 400; i++) {
    const point: Point = [LEFT + random() * WIDTH, TOP + random() * HEIGHT];
    const width = Math.round(random() * (SIZES - 1)) * 0.3 + 0.6;
    const opacity = Math.round(random() * (SIZES - 1)) * 0.05 + 0.12;
    const look = `stroke-width="${width.toFixed(1)}" stroke-opacity="${opacity.toFixed(2)}"`;
    byLook.set(look, [...(byLook.get(look) ?? []), point]);
  }
  const paths = [...byLook].map(([look, points]) => `<path d="${dotted(points)}" ${look}/>`);
  return `<g stroke="#cfe3e2" stroke-linecap="round">${paths.join('')}</g>`;
}

/** Polar chart around the core; every third ring is stronger. */
function chart(): string {
  const rings = Array.from({ length: 15 }, (_, i) => {
    const opacity = (i + 1) % 3 === 0 ? 0.14 : 0.07;
    return `<circle cx="${CORE.x}" cy="${CORE.y}" r="${(i + 1) * 78}" stroke-opacity="${opacity}"/>`;
  });
  const rays = Array.from({ length: 36 }, (_, i) => {
    const angle = (i * Math.PI) / 18;
    const at = (r: number) =>
      `${(CORE.x + r * Math.cos(angle)).toFixed(0)} ${(CORE.y + r * Math.sin(angle)).toFixed(0)}`;
    return `M${at(150)}L${at(1170)}`;
  });
  const lines = `<path d="${rays.join('')}" stroke-opacity=".055"/>`;
  return `<g fill="none" stroke="#5fa8a2">${rings.join('')}${lines}</g>`;
}

/** A dot of one of the four arms. */
function spiralDot(random: () => number, arm: number): Point {
  const t = random() ** 0.75 * 4.4;
  const radius = 60 * Math.exp(0.5 * t) + (random() - 0.5) * 70 * (0.4 + t * 0.3);
  const angle = (arm * Math.PI) / 2 + t + 0.9 + (random() - 0.5) * 0.42;
  const x = CORE.x + radius * 1.12 * Math.cos(angle);
  const y = CORE.y - 60 + radius * 0.95 * Math.sin(angle);
  return [x, y];
}

function spiral(): string {
  const random = seedrandom('spiral');
  const sizes = [
    { width: 1.3, opacity: 0.26, count: 650 },
    { width: 1.7, opacity: 0.3, count: 650 },
    { width: 2.4, opacity: 0.36, count: 180 },
  ];
  const dots = sizes.map(({ width, opacity, count }) => {
    const d = dotted(Array.from({ length: count }, (_, i) => spiralDot(random, i % 4)));
    return `<path d="${d}" stroke-width="${width}" stroke-opacity="${opacity}"/>`;
  });
  return `<g stroke="#a9dcd8" stroke-linecap="round">${dots.join('')}</g>`;
}

function gradient(id: string, at: { x: number; y: number; r: number }, stops: readonly string[]): string {
  const place = `gradientUnits="userSpaceOnUse" cx="${at.x}" cy="${at.y}" r="${at.r}"`;
  return `<radialGradient id="${id}" ${place}>${stops.join('')}</radialGradient>`;
}

const stop = (offset: number, colour: string, opacity: number): string =>
  `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

const middle = { x: MAP.width / 2, y: MAP.height * 0.75, r: MAP.width * 0.6 };
const DEFS = [
  gradient('even', middle, [stop(0, '#23414a', 0.62), stop(1, '#17262c', 0.6)]),
  gradient('odd', middle, [stop(0, '#1c343c', 0.62), stop(1, '#121e23', 0.6)]),
  gradient('core', { x: CORE.x, y: MAP.height + 40, r: MAP.width * 0.42 }, [
    stop(0, '#f5e3b8', 0.17),
    stop(0.4, '#9fd2cc', 0.08),
    stop(1, '#9fd2cc', 0),
  ]),
].join('');

/** The whole drawing. The colour under it is the board's. */
export function field(): string {
  const regions = REGION_IDS.map(
    (id, index) =>
      `<path d="${regionPath(id)}" fill="url(#${index % 2 === 0 ? 'even' : 'odd'})" stroke="#4a7678" stroke-opacity=".6"/>`,
  );
  const everything = `x="${LEFT}" y="${TOP}" width="${WIDTH}" height="${HEIGHT}"`;
  const light = `<rect ${everything} fill="url(#core)"/>`;
  const box = `viewBox="${LEFT} ${TOP} ${WIDTH} ${HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${DEFS}</defs>${stars()}${chart()}${regions.join('')}${light}${spiral()}</svg>\n`;
}
