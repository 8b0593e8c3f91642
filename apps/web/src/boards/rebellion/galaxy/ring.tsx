import { hexPoints } from '../../../kit/ui/geometry.ts';
import { fourTicks } from '../../kit/ring.ts';
import { DISC } from './layout.ts';
import type { Standing } from './place-names.ts';
import * as css from './system.module.css';

const CHEVRON = 'M32 2L62 34l-9 9-21-23-21 23-9-9z';

/** Hexagon of bars over the ring of the underlying loyalty. */
function Subjugated({ under }: { under: 'rebel' | 'imperial' | null }) {
  return (
    <>
      {under === 'rebel' && <circle className={css.sideLine} data-side="rebel" r={DISC + 2.5} strokeWidth="2" />}
      {under === 'imperial' && (
        <polygon className={css.sideLine} data-side="imperial" points={hexPoints(0, 0, DISC + 3.5)} />
      )}
      <polygon
        className={css.sideLine}
        data-side="imperial"
        points={hexPoints(0, 0, DISC + 7.5)}
        strokeWidth="3"
        strokeDasharray="7 4.2"
        data-shape="hexagon bars"
      />
    </>
  );
}

function Rebel() {
  return (
    <>
      <circle
        className={css.sideLine}
        data-side="rebel"
        r={DISC + 5}
        strokeWidth="2.6"
        data-shape="circle with chevron"
      />
      <path className={css.chevron} d={CHEVRON} transform={`translate(0 ${-DISC - 5}) scale(.2) translate(-32 -24)`} />
    </>
  );
}

const TICK = DISC + 2;
const TICKS = fourTicks(TICK, 4);

/** Loyalty around a disc, with a distinct shape for each standing. */
export function Ring({ standing }: { standing: Standing }) {
  switch (standing) {
    case 'destroyed':
      return <ellipse className={css.orbit} rx={DISC + 7} ry={DISC / 2} data-shape="orbit of stones" />;
    case 'remote':
      return <path className={css.ticks} d={TICKS} data-shape="four ticks" />;
    case 'neutral':
      return <circle className={css.dotted} r={DISC + 4.5} data-shape="dotted circle" />;
    case 'rebel':
      return <Rebel />;
    case 'imperial':
      return (
        <polygon
          className={css.sideLine}
          data-side="imperial"
          points={hexPoints(0, 0, DISC + 7)}
          strokeWidth="2.6"
          data-shape="closed hexagon"
        />
      );
    case 'subjugated':
      return <Subjugated under={null} />;
    case 'subjugated-rebel':
      return <Subjugated under="rebel" />;
    case 'subjugated-imperial':
      return <Subjugated under="imperial" />;
  }
}
