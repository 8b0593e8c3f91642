import type { Side } from '@echo-base/games/battle-of-hoth/lobby';
import * as css from './cards.module.css';

/** The sign of a side in lists: a disc for the Rebels, a hexagon for the Empire. */
export function SideMark({ side, size = 12 }: { side: Side; size?: number }) {
  return (
    <svg aria-hidden="true" className={css.mark} data-side={side} width={size} height={size} viewBox="0 0 12 12">
      {side === 'empire' ? <path d="M6 0l5.200 3v6L6 12 .8 9V3z" /> : <circle cx="6" cy="6" r="5.500" />}
    </svg>
  );
}
