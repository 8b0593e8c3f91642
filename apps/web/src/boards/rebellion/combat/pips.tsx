import { UNITS } from '@echo-base/games/rebellion/client';
import { hexPoints } from '../../../kit/ui/geometry.ts';
import { type Squad, surplusOf } from './forces.ts';
import css from './pips.module.css';

type Pip = 'full' | 'hit' | 'lost';

/** Health as pips, lost ones last: dashed for damage, crossed for assigned damage, which can still be blocked. */
function pipsOf({ health, damage, hits }: Squad): Pip[] {
  const total = health ?? 0;
  return Array.from({ length: total }, (_one, n) => {
    const fromRight = total - n;
    if (fromRight <= damage) return 'lost';
    return fromRight <= damage + hits ? 'hit' : 'full';
  });
}

/** Width of a pip, in pixels. */
const STEP = 14;

/** Health pips with the mark of the dice that hit, red triangle or black hexagon, and damage beyond the health. */
export function Pips({ squad }: { squad: Squad }) {
  const pips = pipsOf(squad);
  if (pips.length === 0) return null;
  const surplus = surplusOf(squad);
  const isRed = UNITS[squad.type].colour === 'red';
  return (
    <svg
      aria-hidden="true"
      className={css.pips}
      width={pips.length * STEP}
      height="14"
      viewBox={`0 0 ${pips.length * STEP} 14`}
    >
      {pips
        .map((pip, index) => ({ pip, x: (index + 0.5) * STEP }))
        .map(({ pip, x }) => (
          <g key={x} className={css[pip]} data-pip={pip}>
            {isRed ? (
              <path className={css.red} d={`M${x} 2l5.5 9.5h-11z`} />
            ) : (
              <polygon className={css.black} points={hexPoints(x, 7, 5.5)} />
            )}
            {pip === 'hit' && <path className={css.mark} d={`M${x - 6} 13L${x + 6} 1`} />}
          </g>
        ))}
      {surplus > 0 && (
        <text className={css.surplus} x={pips.length * STEP + 3} y="12" data-surplus={surplus}>
          +{surplus}
        </text>
      )}
    </svg>
  );
}
