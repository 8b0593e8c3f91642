import { cx } from './cx.ts';
import css from './Planet.module.css';

/** The worlds drawn by `art/planets.ts`. */
export const PLANET_IDS = ['yavin4', 'hoth', 'dagobah-bespin', 'tatooine', 'endor', 'deathstar2'] as const;
export type PlanetId = (typeof PLANET_IDS)[number];

/** Above this size in pixels the large drawing is worth its weight. */
const SMALL_UP_TO = 72;

/** Address of the drawing; the disc fills the square of 200 that it is drawn in. */
export function planetUrl(id: PlanetId, size = Number.POSITIVE_INFINITY): string {
  return `${import.meta.env.BASE_URL}art/planets/${id}${size <= SMALL_UP_TO ? '-small' : ''}.svg`;
}

interface PlanetProps {
  id: PlanetId;
  /** Diameter in pixels. */
  size: number;
  /** Drawn by the browser only when it comes near the window. */
  lazy?: boolean | undefined;
  className?: string | undefined;
}

/** A contour planet. A picture beside a printed name, so it has none itself. */
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
