import { cx } from '../ui/cx.ts';
import { planetUrl } from '../ui/Planet.tsx';
import css from './sky.module.css';

const WIDTH = 1000;
const HEIGHT = 900;
const STARS = 150;

/** Points scattered without a visible order, the same at every drawing. */
const SPECKS = Array.from({ length: STARS }, (_, i) => {
  const x = ((i * 0.754877 + 0.31) % 1) * WIDTH;
  const y = ((i * 0.56984 + 0.77) % 1) * (HEIGHT - 220);
  return `M${x.toFixed(0)} ${y.toFixed(0)}h.01`;
}).join('');

const ARCS = [440, 502, 564, 626];

interface SkyProps {
  /** How far the planet stands above the lower edge, in pixels. */
  rise?: number | undefined;
  className?: string | undefined;
}

/** Stars, the rings of the mark, and Hoth coming up. Decoration behind the words. */
export function Sky({ rise = 230, className }: SkyProps) {
  const centre = HEIGHT + 400 - rise;
  return (
    <div className={cx(css.sky, className)} aria-hidden="true">
      <div className={css.window}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="presentation">
          <path d={SPECKS} stroke="#dfeeed" strokeOpacity=".4" strokeWidth="1.3" strokeLinecap="round" />
          {ARCS.map((r, i) => (
            <circle key={r} className={css.arcs} cx={WIDTH / 2} cy={centre} r={r} strokeOpacity={0.2 - i * 0.045} />
          ))}
          <image href={planetUrl('hoth')} x={WIDTH / 2 - 400} y={centre - 400} width="800" height="800" />
        </svg>
      </div>
    </div>
  );
}
