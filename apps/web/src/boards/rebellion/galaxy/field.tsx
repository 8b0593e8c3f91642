import { boxOf } from '@echo-base/games/rebellion/client';
import { memo } from 'react';
import { artUrl } from '../../../kit/ui/art.ts';
import { useScene } from '../scene.ts';
import * as css from './galaxy.module.css';
import { MAP } from './layout.ts';
import { useLayout } from './use-layout.ts';

/** How far the background picture extends beyond the map; the art script has the same number. */
const BLEED = 600;

/** The background of the map and its lanes. Neighbours without a lane have an impassable border between them. */
export const Field = memo(function Field() {
  const { size, stretch, lanes } = useLayout();
  const { systems } = boxOf(useScene().view);
  return (
    <>
      <img
        className={css.field}
        src={artUrl('galaxy.svg')}
        style={{
          left: -BLEED * stretch.x,
          top: -BLEED * stretch.y,
          width: MAP.width + 2 * BLEED,
          height: MAP.height + 2 * BLEED,
          transform: `scale(${stretch.x}, ${stretch.y})`,
        }}
        alt=""
        draggable={false}
      />
      <svg aria-hidden="true" className={css.lanes} {...size}>
        <defs>
          <radialGradient id="galaxy-legal">
            <stop offset=".5" stopColor="var(--holo)" stopOpacity=".34" />
            <stop offset="1" stopColor="var(--holo)" stopOpacity="0" />
          </radialGradient>
          <radialGradient id="galaxy-chosen">
            <stop offset=".45" stopColor="var(--lamp)" stopOpacity=".42" />
            <stop offset="1" stopColor="var(--lamp)" stopOpacity="0" />
          </radialGradient>
        </defs>
        {lanes
          .filter(({ ends }) => ends.every((end) => systems.includes(end)))
          .map(({ ends, from, to }) => (
            <path key={ends.join(' ')} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} data-lane={ends.join(' ')} />
          ))}
      </svg>
    </>
  );
});
