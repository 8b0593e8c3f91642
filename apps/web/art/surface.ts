import { contours } from 'd3-contour';
import seedrandom from 'seedrandom';
import { createNoise3D } from 'simplex-noise';
import { KINDS, type Kind, type KindId } from './kinds.ts';

/** How finely a surface is drawn. */
export interface Grain {
  /** Samples along an edge of the square. */
  samples: number;
  /** Greatest distance, in units of the 200 box, by which a line may be straightened. */
  slack: number;
  /** Areas smaller than this are dropped. */
  smallest: number;
  outline: { width: number; opacity: number };
  /** Steps per unit to which coordinates are rounded: fewer make smaller files. */
  steps: number;
}

export type Point = [number, number];

/** The square that is sampled reaches a little over the disc, so that no contour ends inside it. */
const REACH = 1.08;

function sampleSphere(kind: Kind, seed: string, samples: number): number[] {
  const random = seedrandom(seed);
  const noise = createNoise3D(random);
  const tilt = (random() - 0.5) * 0.7;
  const shift = random() * 20;
  const at = (i: number) => (i / (samples - 1)) * 2 * REACH - REACH;
  return Array.from({ length: samples * samples }, (_, k) => {
    const [u, v] = [at(k % samples), at(Math.floor(k / samples))];
    const over = Math.max(1, Math.hypot(u, v));
    const [x, y] = [u / over, v / over];
    const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
    const xt = x * Math.cos(tilt) - y * Math.sin(tilt);
    return kind.height(noise, xt + shift, x * Math.sin(tilt) + y * Math.cos(tilt), z);
  });
}

function distanceToLine([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Math.hypot(x - ax, y - ay) : Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length;
}

/** Ramer, Douglas and Peucker: keeps the points that a straight line would miss by more than `slack`. */
export function straighten(points: Point[], slack: number): Point[] {
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last || points.length < 3) return points;
  let worst = 0;
  let split = 0;
  points.forEach((p, i) => {
    const d = distanceToLine(p, first, last);
    if (d > worst) [worst, split] = [d, i];
  });
  if (worst <= slack) return [first, last];
  return [...straighten(points.slice(0, split + 1), slack).slice(0, -1), ...straighten(points.slice(split), slack)];
}

function areaOf(ring: Point[]): number {
  return Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );
}

/** A closed ring in whole steps, relative to each other: short to write, and it compresses well. */
function ringPath(ring: Point[], perUnit: number): string {
  const whole = ring.map(([x, y]): Point => [Math.round(x * perUnit), Math.round(y * perUnit)]);
  let [px, py] = [0, 0];
  const steps = whole.flatMap(([x, y], i) => {
    const [dx, dy] = [x - px, y - py];
    if (i > 0 && dx === 0 && dy === 0) return [];
    [px, py] = [x, y];
    const step = `${dx}${dy < 0 ? '' : ' '}${dy}`;
    return [i === 0 ? `M${step}l` : step];
  });
  return `${steps[0] ?? ''}${steps
    .slice(1)
    .map((s, i) => (i > 0 && !s.startsWith('-') ? ` ${s}` : s))
    .join('')}z`;
}

/** The five tones of a surface as paths in a 200 box, not yet cut to a disc. */
export function surface(id: KindId, seed: string, grain: Grain): string {
  const kind: Kind = KINDS[id];
  const { samples, slack, smallest, outline, steps } = grain;
  const scale = (200 * REACH) / (samples - 1);
  const place = (v: number) => v * scale - 100 * (REACH - 1) - scale / 2;
  const levels = contours()
    .size([samples, samples])
    .thresholds([...kind.cuts])(sampleSphere(kind, id + seed, samples));
  const paths = levels.map((level, i) => {
    const rings = level.coordinates.flat().map((ring) => ring.map(([x = 0, y = 0]): Point => [place(x), place(y)]));
    const d = rings
      .filter((ring) => areaOf(ring) >= smallest)
      .map((ring) => ringPath(straighten(ring, slack).slice(0, -1), steps))
      .join('');
    return `<path d="${d}" fill="${kind.tones[i + 1]}" stroke="${kind.tones[Math.max(0, i - 1)]}"/>`;
  });
  const ground = `<path fill="${kind.tones[0]}" d="M-10-10h220v220h-220z"/>`;
  const line = `stroke-opacity="${outline.opacity}" stroke-width="${outline.width * steps}"`;
  return `${ground}<g transform="scale(${1 / steps})" ${line}>${paths.join('')}</g>`;
}
