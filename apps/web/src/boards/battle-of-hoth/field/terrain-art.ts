import type { TerrainId } from '@echo-base/games/battle-of-hoth/client';

/** Drawings of terrain around the centre of a hex, for `SIDE` 48.5; the light comes from the upper left. */

/** One path: filled, or a line of a width. */
export interface Stroke {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export const TERRAIN_ART: Readonly<Record<TerrainId, readonly Stroke[]>> = {
  ridge: [
    { d: 'M-39 22l13-22 8 7 15-27 13 19 8-8 21 31c-24 7-54 7-78 0z', fill: '#3f5561' },
    {
      d: 'M-39 22l13-22 3 9-4 12c-4 2-8 2-12 1zM-18 7l15-27 2 15-6 10 3 14c-6 2-12 3-17 3zM10-1l8-8 1 10-5 8 3 12c-6 1-9 1-14 2z',
      fill: '#e4edee',
    },
    { d: 'M-3-20l13 19 8-8 21 31', line: '#b7cbd1', width: 1.5, opacity: 0.55 },
  ],
  rock: [
    { d: 'M-27 20l6-26 14-13 12 6 6 16-3 19z', fill: '#2f3c44' },
    { d: 'M-21-6l14-13 4 14-12 10z', fill: '#586b75' },
    { d: 'M2 24l4-17 12-9 13 10 0 17z', fill: '#35444d' },
    { d: 'M6 7l12-9 2 11-9 6z', fill: '#64777f' },
    { d: 'M-7-19l12 6-8 8z', fill: '#c9d6d9' },
  ],
  wreckage: [
    { d: 'M-30 16l5-16 20-9 18 3 10 9-3 13-22 8z', fill: '#2b343a' },
    { d: 'M-22 2l17-7 14 3-6 9-20 4z', fill: '#4a565d' },
    { d: 'M6-6l8-20 5 2-6 20zM-16-2l-8-18 4-2 9 17z', fill: '#39444b' },
    { d: 'M-8 9h20M-4 14h18', line: '#7a8a91', width: 2 },
    { d: 'M18-22c6-6 1-11 7-17M11-27c4-6-1-9 4-14', line: '#23292d', width: 3.5, opacity: 0.55 },
  ],
  trench: [
    {
      d: 'M-37 14l9-8 12 5 14-7 13 6 14-6 12 7v13l-12-6-14 6-13-6-14 7-12-5-9 8z',
      fill: '#25333b',
    },
    { d: 'M-37 14l9-8 12 5 14-7 13 6 14-6 12 7', line: '#e6eff0', width: 3 },
    { d: 'M-37 28l9-8 12 5 14-7 13 6 14-6 12 7', line: '#8aa3ae', width: 1.5 },
  ],
  building: [
    { d: 'M-35 22l5-26 10-11h40l10 11 5 26z', fill: '#2b373e' },
    { d: 'M-30-4l10-11h40l10 11z', fill: '#dfe8ea' },
    { d: 'M-20-15h40l4 5h-48z', fill: '#f3f7f6' },
    { d: 'M-9 22V5h18v17z', fill: '#11191d' },
    { d: 'M0 5v17', line: '#56666e', width: 1.5 },
    { d: 'M-26 6h11M15 6h11', line: '#8da0a8', width: 3 },
    { d: 'M22-15v-13M17-28h10', line: '#2b373e', width: 2.5 },
  ],
  serac: [
    { d: 'M-33 24l9-34 8 9 4 25z', fill: '#7fa8b8' },
    { d: 'M-24-10l4 12 1 22h-14z', fill: '#eaf4f5' },
    { d: 'M-14 25L-1-33 11 5l4 20z', fill: '#6d98aa' },
    { d: 'M-1-33l2 30-4 28h-11z', fill: '#f5fbfb' },
    { d: 'M12 25l7-28 8-9 8 36z', fill: '#7fa8b8' },
    { d: 'M19-3l8-9-2 16-3 21h-10z', fill: '#e2eff1' },
    { d: 'M-36 25c24 6 50 6 72 0', line: '#c5dbe0', width: 2 },
  ],
  crevasse: [
    { d: 'M-40 9l17-17 10 4 12-14 15 6 10-12 17-1-10 16-13 2-8 14-16 2-13 15-12-3z', fill: '#a9d3e0' },
    { d: 'M-37 9l16-14 10 4 12-14 14 6 11-12 11 0-9 11-12 2-9 14-16 1-13 14-9-3z', fill: '#0a1216' },
    { d: 'M-21-5l-3 12M1-15l-2 13M25-21l-7 12', line: '#2b4a57', width: 1.5 },
  ],
};

/** Small signs of terrain on a pill below a unit that stands in it; those of lines are not filled. */
export const TERRAIN_SIGNS: Readonly<Record<TerrainId, { readonly d: string; readonly isLine?: true }>> = {
  trench: { d: 'M-13 3l4-4 4 3 5-4 5 4 4-3 4 4', isLine: true },
  rock: { d: 'M-11 5l4-8 5-3 4 4 2-3 6 4 2 6z' },
  ridge: { d: 'M-13 5L-6-4l3 3 4-6 5 6 2-2 5 8z' },
  wreckage: { d: 'M-12 5l3-6 7-3 6 2 3-6M-6 1h12l4 4h-20' },
  building: { d: 'M-12 6v-8l4-4H8l4 4v8H4V0h-8v6z' },
  serac: { d: 'M-11 5l3-9 3 5 4-9 5 9 2-4 3 8z' },
  crevasse: { d: 'M-12 3l7-5 4 2 5-5 4 2 4-3', isLine: true },
};
