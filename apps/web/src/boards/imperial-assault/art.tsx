import { ShapeG } from '../../kit/ui/marks.tsx';
import { HEIGHT, WIDTH } from '../kit/sky.tsx';
import * as css from './art.module.css';
import { DRAWINGS } from './figures/drawings.ts';

/** Tiles of the floor in perspective: lines to a point above the picture, and lines across, closer with distance. */
const AWAY = [-180, -110, -50, 0, 40, 74, 112, 150, 184, 224, 274, 334, 404]
  .map((x) => `M112 84L${x} ${HEIGHT}`)
  .join('');
const ACROSS = [128, 138, 152, 172, 200].map((y) => `M0 ${y}H${WIDTH}`).join('');

interface Standing {
  readonly card: string;
  readonly cx: number;
  readonly cy: number;
  readonly width: number;
}

const EMPIRE: readonly Standing[] = [
  { card: 'stormtrooper', cx: 78, cy: 112, width: 34 },
  { card: 'darth-vader', cx: 112, cy: 106, width: 48 },
  { card: 'stormtrooper', cx: 146, cy: 112, width: 34 },
];
const REBELS: readonly Standing[] = [
  { card: 'gaarkhan', cx: 34, cy: 172, width: 62 },
  { card: 'luke-skywalker', cx: 104, cy: 180, width: 72 },
  { card: 'jyn-odan', cx: 180, cy: 172, width: 60 },
];

function Squad({ figures, className }: { figures: readonly Standing[]; className: string | undefined }) {
  return (
    <g className={className}>
      {figures.map(({ card, cx, cy, width }, index) => {
        const shape = DRAWINGS[card];
        // biome-ignore lint/suspicious/noArrayIndexKey: a picture never changes its order.
        return shape && <ShapeG key={index} shape={shape} cx={cx} cy={cy} width={width} />;
      })}
    </g>
  );
}

/** A corridor with an open door: troopers and their lord in its light, three rebels before them. */
export function Art() {
  return (
    <>
      <defs>
        <linearGradient id="assault-door" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#f3e6c4" />
          <stop offset="1" stopColor="#8d7a5a" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="#171f23" />
      <path d={`M0 0L52 40V124L0 ${HEIGHT}ZM${WIDTH} 0L172 40V124L${WIDTH} ${HEIGHT}Z`} fill="#232d32" />
      <rect x="52" y="40" width="120" height="84" fill="url(#assault-door)" />
      <path d="M52 124H172L224 216H0Z" fill="#343a3c" />
      <path d={AWAY + ACROSS} className={css.tiles} />
      <path d="M52 40H172M52 40V124M172 40V124" className={css.frame} />
      <Squad figures={EMPIRE} className={css.empire} />
      <Squad figures={REBELS} className={css.rebels} />
    </>
  );
}
