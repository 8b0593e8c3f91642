import type { SystemId } from '@echo-base/games/rebellion/client';
import { Disc } from '../galaxy/Disc.tsx';
import css from './Horizon.module.css';
import { STARS } from './stars.ts';

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
