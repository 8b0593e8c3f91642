/** Windows whose layout scripts must know, as in `breakpoints.css`. */

/** The phone layout of a match: one thing is shown at a time, chosen by the tabs at the foot. */
export const PHONE = '(max-width: 44.9375em), (max-height: 29.9375em)';

/** The rail of a match is beside the board. */
export const RAIL_BESIDE = '(min-width: 62.5em)';

/** Too narrow for armies beside the map. */
export const TIGHT = '(max-width: 68.6875em)';

/** A phone on its side. */
export const LOW = '(max-height: 29.9375em)';

/** Neither a phone nor low: a window on a desk. */
export const TALL = '(min-width: 45em) and (min-height: 47.5em)';

/** A phone held upright. */
export const UPRIGHT = '(max-width: 37.4375em)';
