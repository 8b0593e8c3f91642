import * as z from 'zod/mini';
import { hexId } from '../../engine/hex/index.ts';
import { GRID } from './board.ts';

/** `[column, row]` of a hex of the board; becomes its id. */
export const hex = z
  .pipe(
    z.tuple([z.int(), z.int()]),
    z.transform(([col, row]) => hexId(col, row)),
  )
  .check(z.refine((one) => GRID.has(one), 'not a hex of the board'));
/** One hex or more. */
export const hexes = z.array(hex).check(z.minLength(1));
