import { ASTROMECH } from './astromech.ts';
import { FIRST_TROOPS } from './first.ts';
import type { Shape } from './shape.ts';

/** Helmets and busts of troops, crews and droids on a 64 by 48 grid. */
export const TROOPS = {
  ...FIRST_TROOPS,
  snowtrooper: [
    { d: 'M32 2.5C20 2.5 13 11 13 23v17l6 6h26l6-6V23C51 11 44 2.5 32 2.5z' },
    { d: 'M14 17.6c11-3 25-3 36 0', cut: 2 },
    { d: 'M17.5 21h29v7.6L38 31H26l-8.5-2.4z', hole: true },
    { d: 'M21 23.2h9v3.6h-9zM34 23.2h9v3.6h-9z' },
    { d: 'M24 34v11M32 34v11M40 34v11', cut: 1.7 },
  ],
  'royal-guard': [
    { d: 'M32 2C22 2 17 9.4 17 20v7l-7 17c14 3 30 3 44 0l-7-17v-7C47 9.4 42 2 32 2z' },
    { d: 'M21.5 19.6c7-2 14-2 21 0v4.6l-7 1.4-1 17h-5l-1-17-7-1.4z', hole: true },
  ],
  officer: [
    { d: 'M13 13l4-8c10-3.4 20-3.4 30 0l4 8-3 5H16z' },
    { d: 'M14 19.4h36l-3 3.4H17z' },
    { d: 'M20 24h24v8c0 5-5.4 9-12 9s-12-4-12-9z' },
    { d: 'M10 46c3-5 8-6 12-7 3 3.6 17 3.6 20 0 4 1 9 2 12 7z' },
    { d: 'M29.8 11a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z', hole: true },
    { d: 'M23.5 26.4h6.4v2.4h-6.4zM34 26.4h6.4v2.4H34z', hole: true },
  ],
  bounty: [
    { d: 'M32 3C21 3 15.5 10 15.5 21L14 34l8 9h20l8-9-1.5-13C48.5 10 43 3 32 3z' },
    { d: 'M18 21h28l-1 7-9.5 1.6V42h-7V29.6L19 28z', hole: true },
    { d: 'M31 33h2v9h-2z' },
    { d: 'M50 4h2.4v16H50zM49 17h4.6v6H49z' },
    { d: 'M24 38.5l3 3M40 38.5l-3 3', cut: 1.4 },
  ],
  astromech: ASTROMECH,
} satisfies Record<string, Shape>;
