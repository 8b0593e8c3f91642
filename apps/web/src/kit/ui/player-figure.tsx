import type { Badge } from '@echo-base/protocol';
import { type CSSProperties, Suspense } from 'react';
import { lazyPart } from './lazy-part.tsx';
import * as css from './player-figure.module.css';

const BadgeFigure = lazyPart(async () => (await import('./badge-figure.tsx')).default);

/** Width in pixels. */
const SIZE = 22;

interface PlayerFigureProps {
  /** Absent for a player without a badge, who has no figure. */
  readonly badge?: Badge | undefined;
}

/**
 * The figure of a player's badge in front of their name, as large as the letters, in their colour: for places whose token is
 * that of a side or a role. It is hidden from screen readers.
 */
export function PlayerFigure({ badge }: PlayerFigureProps) {
  if (!badge) return null;
  return (
    <span className={css.figure} style={{ '--figure': `${SIZE / 16}rem` } as CSSProperties} data-badge={badge.figure}>
      <Suspense fallback={null}>
        <BadgeFigure badge={badge} size={SIZE} />
      </Suspense>
    </span>
  );
}
