import { FIRST_GROUND } from './first.ts';
import type { Shape } from './shape.ts';

/** Walkers, guns and structures on a 64 by 48 grid. */
export const GROUND = {
  ...FIRST_GROUND,
  'at-st': [
    { d: 'M23 3h17l6 5v9l-5 5H23l-6-6V9z' },
    { d: 'M44 14h10v3H44zM38 21h10v2.6H38z' },
    { d: 'M27 22h11v3.4H27z' },
    { d: 'M23 25h19v5H23z' },
    { d: 'M27 29l-9 7 7 7', line: 4 },
    { d: 'M39 29l8 6-4 8', line: 4 },
    { d: 'M15 42.5h15l2 4H13zM36 42.5h14l2 4H34z' },
    { d: 'M37 8.4l6 3v3.4h-6z', hole: true },
    { d: 'M18 13.5h14', cut: 1.5 },
    { d: 'M24 7h5v2.4h-5z', hole: true },
  ],
  'shield-generator': [
    { d: 'M6 46l5-9h42l5 9z' },
    { d: 'M15 37V27c0-3.4 3-6 7-6s7 2.6 7 6v10zM35 37V27c0-3.4 3-6 7-6s7 2.6 7 6v10z' },
    { d: 'M30 37V16h4v21z' },
    { d: 'M28.6 14a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0z' },
    { d: 'M4 30C4 13 17 2.6 32 2.6S60 13 60 30', line: 3.2 },
    { d: 'M15 30h14M35 30h14', cut: 1.5 },
    { d: 'M20 41.5h24', cut: 1.5 },
  ],
  'ion-cannon': [
    { d: 'M9 46l6-9h34l6 9z' },
    { d: 'M15.5 24a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0z' },
    { d: 'M36 12.4L53 1.6l6.6 8.6L44 22z' },
    { d: 'M51 0l11 13.6-3 2.4L48 2.4z' },
    { d: 'M16.4 29c9 4.4 18 4.4 27.2 0', cut: 1.8 },
    { d: 'M24 22a6 6 0 1 0 12 0a6 6 0 1 0 -12 0z', cut: 1.8 },
    { d: 'M19 41.5h26', cut: 1.5 },
  ],
  artillery: [
    { d: 'M12 46l6-8h26l6 8z' },
    { d: 'M27 26h7v13h-7z' },
    { d: 'M10 6c12-3 24 5 28 20l-5 3C20 28 11 19 10 6z' },
    { d: 'M26 18L60 8', line: 3.4 },
    { d: 'M56 5.4l7-1.6 1 4-7 2.4z' },
    { d: 'M14 10c3 8 9 14 17 16', cut: 1.5 },
    { d: 'M21 42h20', cut: 1.5 },
  ],
  'probe-droid': [
    { d: 'M20 17C20 8 25 3.4 32 3.4S44 8 44 17l4 4-3 4H19l-3-4z' },
    { d: 'M22 26h20l-4 6H26z' },
    { d: 'M22 29l-9 5-3 11M27 32l-5 5 1 9M32 32v14M37 32l5 5-1 9M42 29l9 5 3 11', line: 2.3 },
    { d: 'M23.8 16a4.2 4.2 0 1 0 8.4 0a4.2 4.2 0 1 0 -8.4 0z', hole: true },
    { d: 'M26.1 16a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0 -3.8 0z' },
    { d: 'M34.8 12.6a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0z', hole: true },
    { d: 'M36.7 19a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z', hole: true },
    { d: 'M36 5l3-4', line: 1.6 },
  ],
} satisfies Record<string, Shape>;
