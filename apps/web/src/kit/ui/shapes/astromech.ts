import type { Shape } from './shape.ts';

/** The droid that stands for a computer player, on a 64 by 48 grid. */
export const ASTROMECH: Shape = [
  { d: 'M20 18C20 9 25 4 32 4s12 5 12 14z' },
  { d: 'M20 20h24v20l-4 4H24l-4-4z' },
  { d: 'M11 22h7v16l2 6h-9l1-6zM53 22h-7v16l-2 6h9l-1-6z' },
  { d: 'M29 9h6v4h-6z', hole: true },
  { d: 'M37.4 13a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0 -3.2 0z', hole: true },
  { d: 'M24 25h6M24 30h6M35 25h5v9h-5zM24 36h16', cut: 1.6 },
  { d: 'M28 44h8l2 3H26z' },
];
