import type { SystemId } from '@echo-base/games/rebellion/client';
import { Disc } from '../galaxy/disc.tsx';
import * as css from './horizon.module.css';

/** Points scattered over 1120 by 320 without a visible order, the same at every rendering. */
const STARS = Array.from({ length: 200 }, (_, i) => {
  const x = ((i * 0.754877 + 0.13) % 1) * 1120;
  const y = ((i * 0.56984 + 0.39) % 1) * 320;
  return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
}).join('');

/** Background of the theatre: stars, and a dashed line between the sides. */
export function Sky() {
  return (
    <div aria-hidden="true" className={css.sky}>
      <svg aria-hidden="true" className={css.stars} viewBox="0 0 1120 320" preserveAspectRatio="xMidYMin slice">
        <path d={STARS} />
      </svg>
      <div className={css.middle} />
    </div>
  );
}

/** Background of the ground forces: the planet of the system; its upper edge is the horizon. */
export function Planet({ system }: { system: SystemId }) {
  return (
    <div aria-hidden="true" className={css.ground}>
      <div className={css.planet}>
        <Disc system={system} />
      </div>
    </div>
  );
}
