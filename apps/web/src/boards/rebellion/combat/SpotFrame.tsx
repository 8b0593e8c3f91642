import { cx } from '../../../ui/cx.ts';
import type { Spot } from '../galaxy/targets.ts';
import css from './SpotFrame.module.css';

/** Number keys press the first nine options. */
const LAST_KEY = 9;

/** Frame around a spot, inside its container: four corners for legal, closed for selected, a slash for refused. */
export function SpotFrame({ spot }: { spot: Spot }) {
  if (spot.state === 'none') return null;
  const state = spot.selected ? 'selected' : spot.state;
  return (
    <span aria-hidden="true" className={cx(css.frame, css[state], spot.lit && css.lit)} data-state={state}>
      {spot.state === 'legal' && spot.number !== null && spot.number <= LAST_KEY && (
        <span className={css.number}>{spot.number}</span>
      )}
    </span>
  );
}
