import type { Shape } from './shape.ts';

/** Marks of the sides and of a point on a 64 grid. Our own designs, not the emblems of the films. */
export const EMBLEMS = {
  rebel: [{ d: 'M32 6L54 30l-6 6-16-17-16 17-6-6z' }, { d: 'M32 26l14 15-6 6-8-9-8 9-6-6z' }],
  empire: [
    { d: 'M32 4l24.2 14v28L32 60 7.8 46V18zM32 13L15.6 22.5v19L32 51l16.4-9.5v-19z', evenOdd: true },
    {
      d: 'M29.5 9h5v12h-5zM29.5 43h5v12h-5zM13 18.6l2.5-4.3 10.4 6-2.5 4.3zM38.6 39.3l2.5-4.3 10.4 6-2.5 4.3zM49 14.3l2.5 4.3-10.4 6-2.5-4.3zM22.9 35l2.5 4.3-10.4 6-2.5-4.3z',
    },
    { d: 'M25 32a7 7 0 1 0 14 0a7 7 0 1 0 -14 0z' },
  ],
  vp: [{ d: 'M32 6l7 15.6 17 1.9-12.6 11.5 3.5 16.7L32 43.3 17.1 51.7l3.5-16.7L8 23.5l17-1.9z' }],
} satisfies Record<string, Shape>;

/** The four skills on a 24 grid, distinguished by outline. */
export const SKILLS = {
  diplomacy: [
    { d: 'M12 22.5V9', line: 2.2 },
    {
      d: 'M12 15C7.5 15.6 4 12.6 3.5 7.5 8 7 11.6 9.8 12 15zM12 15c4.5.6 8-2.4 8.5-7.5C16 7 12.4 9.8 12 15zM12 9.5C9.8 7.2 9.8 3.8 12 1.5c2.2 2.3 2.2 5.7 0 8z',
    },
  ],
  intel: [
    {
      d: 'M12 4.8c5 0 8.8 3.2 11 7.2-2.2 4-6 7.2-11 7.2S3.2 16 1 12c2.2-4 6-7.2 11-7.2zm0 2.6a4.6 4.6 0 1 0 0 9.2 4.6 4.6 0 0 0 0-9.2z',
      evenOdd: true,
    },
    { d: 'M9.6 12a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0z' },
  ],
  specOps: [{ d: 'M12 23.2l-2.7-4.7V9.2h5.4v9.3z' }, { d: 'M5.6 5.6h12.8v2.6H5.6z' }, { d: 'M10.6.8h2.8v4.2h-2.8z' }],
  logistics: [
    { d: 'M2.5 3.5h19v17h-19zM5 6v3.4h14V6zM5 11.6V18h14v-6.4z', evenOdd: true },
    { d: 'M9.5 11.6h5V14h-5z' },
  ],
} satisfies Record<string, Shape>;
