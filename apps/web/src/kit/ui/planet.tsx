import { artUrl } from './art.ts';
import { cx } from './cx.ts';
import * as css from './planet.module.css';

/** Planets drawn by `art/planets.ts`. */
export const PLANET_IDS = ['yavin4', 'hoth', 'dagobah-bespin', 'tatooine', 'endor', 'deathstar2'] as const;
export type PlanetId = (typeof PLANET_IDS)[number];

/** Size in pixels up to which the small drawing is used. */
const SMALL_UP_TO = 72;

/** Address of the drawing; the disc fills the 200 by 200 viewport. */
export function planetUrl(id: PlanetId, size = Number.POSITIVE_INFINITY): string {
  return artUrl(`planets/${id}${size <= SMALL_UP_TO ? '-small' : ''}.svg`);
}

interface PlanetProps {
  id: PlanetId;
  /** Diameter in pixels. */
  size: number;
  /** Loaded only when near the viewport. */
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** A planet with contour lines. Decoration beside a name, so it has no alternative text. */
export function Planet({ id, size, lazy, className }: PlanetProps) {
  return (
    <img
      className={cx(css.planet, className)}
      src={planetUrl(id, size)}
      alt=""
      width={size}
      height={size}
      loading={lazy ? 'lazy' : undefined}
      decoding="async"
      draggable={false}
    />
  );
}
