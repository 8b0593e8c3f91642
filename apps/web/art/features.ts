import seedrandom from 'seedrandom';
import type { KindId } from './kinds.ts';
import { KINDS } from './kinds.ts';

/** What lies on a surface besides its contours: craters, lights of cities. */

const CRATERS: { readonly [id in KindId]?: number } = { rock: 9, red: 4 };

function around(random: () => number, reach: number): { x: number; y: number; turn: number; away: number } {
  const turn = random() * 2 * Math.PI;
  const away = reach * random();
  return { x: 100 + Math.cos(turn) * away, y: 100 + Math.sin(turn) * away, turn: (turn * 180) / Math.PI, away };
}

/** A crater, foreshortened towards the limb. */
function crater(random: () => number, tones: readonly string[]): string {
  const { x, y, turn, away } = around(() => Math.sqrt(random()), 82);
  const r = 5 + random() * 13;
  const flat = Math.sqrt(Math.max(0.12, 1 - (away / 100) ** 2));
  const at = `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${flat.toFixed(2)} 1)`;
  const bowl = `<circle r="${r.toFixed(1)}" fill="${tones[1]}" stroke="${tones[4]}" stroke-opacity=".5" stroke-width="1.6"/>`;
  const floor = `<circle r="${(r * 0.62).toFixed(1)}" cx="1" cy="1" fill="${tones[0]}" opacity=".6"/>`;
  return `<g transform="${at}">${bowl}${floor}</g>`;
}

/** Dashed arcs of light around a centre. */
function quarter(random: () => number): string {
  const { x, y } = around(random, 70);
  const at = `cx="${x.toFixed(0)}" cy="${y.toFixed(0)}"`;
  const arcs = [1, 2, 3].map((ring) => {
    const dashes = `${(1 + random() * 3).toFixed(1)} ${(2 + random() * 3).toFixed(1)}`;
    return `<circle ${at} r="${ring * 7}" stroke-opacity="${(0.7 - ring * 0.17).toFixed(2)}" stroke-dasharray="${dashes}"/>`;
  });
  return `${arcs.join('')}<circle ${at} r="2.2" fill="#f7ddae" stroke="none"/>`;
}

function street(random: () => number, row: number): string {
  const dashes = `${(1 + random() * 5).toFixed(1)} ${(3 + random() * 9).toFixed(1)}`;
  return `<path d="M0 ${12 + row * 13}H200" stroke-opacity=".28" stroke-dasharray="${dashes}"/>`;
}

/** The features of a world, as SVG in the box of its disc. */
export function features(kind: KindId, seed: string): string {
  const random = seedrandom(`${kind}${seed}features`);
  const craters = Array.from({ length: CRATERS[kind] ?? 0 }, () => crater(random, KINDS[kind].tones));
  if (kind !== 'city') return craters.join('');
  const lights = [
    ...Array.from({ length: 7 }, () => quarter(random)),
    ...Array.from({ length: 14 }, (_, row) => street(random, row)),
  ];
  return `<g fill="none" stroke="#f2c88a" stroke-width="1.3">${lights.join('')}</g>`;
}
