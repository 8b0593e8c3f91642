import { cx } from '../../kit/ui/cx.ts';
import { planetUrl } from '../../kit/ui/planet.tsx';
import * as css from './sky.module.css';

const WIDTH = 1600;
const HEIGHT = 1300;
/** Of the planet; more than its lower half is below the edge. */
const CENTRE = HEIGHT - 400;
const STARS = 330;

/** Points scattered without a visible order, the same at every rendering. */
const SPECKS = Array.from({ length: STARS }, (_, i) => {
  const x = ((i * 0.754877 + 0.31) % 1) * WIDTH;
  const y = ((i * 0.56984 + 0.77) % 1) * HEIGHT;
  return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
}).join('');

const ARCS = [440, 502, 564, 626];

/** Decorative background: stars, the rings of the mark, and Hoth. `--rise` is how far Hoth has risen. */
export function Sky({ className }: { className?: string | undefined }) {
  return (
    <div className={cx(css.sky, className)} aria-hidden="true">
      <div className={css.window}>
        <svg data-drawing="" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
          <path d={SPECKS} stroke="#dfeeed" strokeOpacity=".4" strokeWidth="1.3" strokeLinecap="round" />
          {ARCS.map((r, i) => (
            <circle key={r} className={css.arcs} cx={WIDTH / 2} cy={CENTRE} r={r} strokeOpacity={0.2 - i * 0.045} />
          ))}
          <image href={planetUrl('hoth')} x={WIDTH / 2 - 400} y={CENTRE - 400} width="800" height="800" />
        </svg>
      </div>
    </div>
  );
}
