import { ShapeG } from '../../kit/ui/marks.tsx';
import { FIRST_GROUND, FIRST_SHIPS } from '../../kit/ui/shapes/first.ts';
import { HEIGHT, WIDTH } from '../kit/sky.tsx';
import * as css from './art.module.css';

/** A drift of snow: its height, the strength and phase of its waves, and its colours. */
interface Drift {
  readonly y: number;
  readonly wave: number;
  readonly phase: number;
  readonly fill: string;
  readonly rim: string;
}

const FAR: Drift = { y: 108, wave: 7, phase: 0.4, fill: '#8fa6b0', rim: '#e6eff0' };
const MIDDLE: Drift = { y: 134, wave: 5, phase: 2.1, fill: '#7893a0', rim: '#dfe9ea' };
const NEAR: Drift = { y: 162, wave: 5, phase: 4.2, fill: '#5b7684', rim: '#cfdde0' };
const FRONT: Drift = { y: 192, wave: 4, phase: 1.3, fill: '#3d545f', rim: '#a9c0c8' };

/** The crest of a drift, as a path from the left edge to the right. */
function crest({ y, wave, phase }: Drift): string {
  const points = Array.from({ length: 29 }, (_, step) => {
    const x = step * 8;
    const height = Math.sin(x / 46 + phase) + 0.5 * Math.sin(x / 19 + phase * 2.3);
    return `${x} ${(y + wave * height).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function Snow({ drift }: { drift: Drift }) {
  const line = crest(drift);
  return (
    <>
      <path d={`${line}V${HEIGHT}H0Z`} fill={drift.fill} />
      <path d={line} fill="none" stroke={drift.rim} strokeOpacity=".7" strokeWidth="1.5" />
    </>
  );
}

/** Evening over the ice: walkers between the drifts, and two snowspeeders on their way to them. */
export function Art() {
  return (
    <>
      <defs>
        <linearGradient id="hoth-evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#2c4250" />
          <stop offset=".55" stopColor="#6f8c9a" />
          <stop offset="1" stopColor="#d9d3bf" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#hoth-evening)" />
      <circle cx="148" cy="62" r="22" fill="#f3e6c4" opacity=".9" />
      <Snow drift={FAR} />
      <g className={css.far}>
        <ShapeG shape={FIRST_GROUND['at-at']} cx={52} cy={100} width={56} />
      </g>
      <Snow drift={MIDDLE} />
      <g className={css.walker}>
        <ShapeG shape={FIRST_GROUND['at-at']} cx={150} cy={119} width={96} />
      </g>
      <Snow drift={NEAR} />
      <g className={css.speeders}>
        <ShapeG shape={FIRST_SHIPS.airspeeder} cx={48} cy={147} width={46} />
        <ShapeG shape={FIRST_SHIPS.airspeeder} cx={98} cy={168} width={30} />
      </g>
      <Snow drift={FRONT} />
    </>
  );
}
