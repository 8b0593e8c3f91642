import type { SystemId } from '@echo-base/games/rebellion/client';
import { useMemo } from 'react';
import { DISC } from './layout.ts';

const GREYS = ['#6d7274', '#868a89', '#56595c', '#a08f7a'] as const;

/** Pseudo-random numbers from 0 to 1, seeded by a name: the same stones at every rendering. */
function numbersFrom(name: string): () => number {
  let state = [...name].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

function stoneOf(next: () => number): string {
  const turn = next() * 2 * Math.PI;
  const away = next() * DISC * 1.15;
  const size = 1.4 + next() * 4;
  const corners = Array.from({ length: 5 }, (_, k) => {
    const x = away * Math.cos(turn) + size * (0.6 + next() * 0.6) * Math.cos(k * 1.257);
    const y = away * Math.sin(turn) * 0.72 + size * (0.6 + next() * 0.6) * Math.sin(k * 1.257);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${corners.join('L')}z`;
}

/** Remains of a destroyed system: sixteen stones. */
export function Stones({ system }: { system: SystemId }) {
  const stones = useMemo(() => {
    const next = numbersFrom(system);
    return Array.from({ length: 16 }, (_, i) => ({ d: stoneOf(next), fill: GREYS[i % GREYS.length] }));
  }, [system]);
  return stones.map(({ d, fill }) => <path key={d} d={d} fill={fill} />);
}
