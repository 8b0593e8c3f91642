/** What the worlds are made of: five tones from dark to light, four heights at which to cut, and a height at a point. */

type Noise = (x: number, y: number, z: number) => number;

export interface Kind {
  tones: readonly [string, string, string, string, string];
  cuts: readonly [number, number, number, number];
  height(noise: Noise, x: number, y: number, z: number): number;
}

/** Noise at several scales, each finer and fainter than the last. */
function layered(n: Noise, x: number, y: number, z: number, octaves = 4): number {
  let sum = 0;
  let total = 0;
  for (let i = 0, amp = 1, f = 1; i < octaves; i++, amp *= 0.5, f *= 2) {
    sum += amp * n(x * f, y * f, z * f);
    total += amp;
  }
  return sum / total;
}

/** The same, folded at zero: sharp crests. */
function ridged(n: Noise, x: number, y: number, z: number, octaves = 4): number {
  return layered((a, b, c) => 1 - Math.abs(n(a, b, c)) * 2, x, y, z, octaves);
}

export const KINDS = {
  ice: {
    tones: ['#7f99a6', '#9db4be', '#bdd0d6', '#d8e5e7', '#eef5f4'],
    cuts: [-0.3, -0.06, 0.16, 0.38],
    height: (n, x, y, z) =>
      0.75 * layered(n, x * 1.5, y * 1.9, z * 1.5) + 0.35 * ridged(n, x * 1.3 + 5, y * 1.3, z * 1.3, 3) - 0.05,
  },
  desert: {
    tones: ['#8d6a45', '#a98357', '#c39c6b', '#d8b685', '#e8cda2'],
    cuts: [-0.34, -0.1, 0.14, 0.38],
    height: (n, x, y, z) =>
      0.55 * layered(n, x * 1.4, y * 3.2, z * 1.4) +
      0.35 * Math.sin(y * 9 + 2.2 * layered(n, x * 1.6, y * 1.6, z * 1.6, 3)),
  },
  jungle: {
    tones: ['#27433a', '#345848', '#4a7356', '#6b9064', '#93ae78'],
    cuts: [-0.28, -0.05, 0.16, 0.38],
    height: (n, x, y, z) => layered(n, x * 1.7, y * 1.7, z * 1.7, 5),
  },
  forest: {
    tones: ['#2c4a4d', '#35594f', '#4d7659', '#6f936c', '#a5bb8c'],
    cuts: [-0.3, -0.02, 0.18, 0.42],
    height: (n, x, y, z) => layered(n, x * 1.3 + 3, y * 1.3, z * 1.3, 5) + 0.1,
  },
  swamp: {
    tones: ['#2d3b34', '#3d4d3d', '#536148', '#6f7a57', '#98a079'],
    cuts: [-0.3, -0.08, 0.12, 0.34],
    height: (n, x, y, z) => 0.8 * layered(n, x * 1.2, y * 2.4, z * 1.2, 5) + 0.25 * layered(n, x * 4, y * 6, z * 4, 2),
  },
  gas: {
    tones: ['#8a5f4e', '#ab7a5d', '#c99a73', '#dfb98f', '#f0d7b4'],
    cuts: [-0.5, -0.15, 0.2, 0.55],
    height: (n, x, y, z) =>
      0.8 * Math.sin(y * 8.5 + 0.9 * layered(n, x * 0.9, y * 3, z * 0.9, 3)) +
      0.28 * layered(n, x * 2, y * 9, z * 2, 3),
  },
  ocean: {
    tones: ['#1f4459', '#2a5a70', '#3a7387', '#6f9f9f', '#c9d8cf'],
    cuts: [-0.22, 0.08, 0.34, 0.5],
    height: (n, x, y, z) => layered(n, x * 1.3, y * 1.6, z * 1.3, 5),
  },
  temperate: {
    tones: ['#23495f', '#2f6079', '#5f8a66', '#86a574', '#dfe6da'],
    cuts: [-0.22, 0.05, 0.26, 0.46],
    height: (n, x, y, z) => layered(n, x * 1.2 + 1, y * 1.2, z * 1.2, 5) + 0.02,
  },
  lava: {
    tones: ['#211a1d', '#33232a', '#4a2a2a', '#b4532f', '#f3a35a'],
    cuts: [-0.2, 0.12, 0.5, 0.66],
    height: (n, x, y, z) => ridged(n, x * 1.25, y * 1.25, z * 1.25) - 0.05,
  },
  rock: {
    tones: ['#565b5f', '#6d7274', '#868a89', '#a2a49f', '#c0c0b7'],
    cuts: [-0.28, -0.06, 0.14, 0.36],
    height: (n, x, y, z) => layered(n, x * 2, y * 2, z * 2, 5),
  },
  red: {
    tones: ['#56312f', '#74403a', '#935648', '#b3775f', '#cfa185'],
    cuts: [-0.28, -0.06, 0.14, 0.36],
    height: (n, x, y, z) => 0.8 * layered(n, x * 1.6, y * 2, z * 1.6, 5) + 0.2 * ridged(n, x * 2, y * 2, z * 2, 2),
  },
  city: {
    tones: ['#2a2f36', '#3a4048', '#4d545b', '#646a6e', '#858884'],
    cuts: [-0.28, -0.06, 0.14, 0.36],
    height: (n, x, y, z) => layered(n, x * 2.2, y * 2.2, z * 2.2),
  },
  station: {
    tones: ['#5b646a', '#68727a', '#757f86', '#848e93', '#97a0a3'],
    cuts: [-0.3, -0.1, 0.12, 0.34],
    height: (n, x, y, z) => layered(n, x * 1.2, y * 9, z * 1.2, 3),
  },
} satisfies Record<string, Kind>;

export type KindId = keyof typeof KINDS;
