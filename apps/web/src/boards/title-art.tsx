import { type ComponentType, Suspense } from 'react';
import { cx } from '../kit/ui/cx.ts';
import { lazyPart } from '../kit/ui/lazy-part.tsx';
import { HEIGHT, Sky, WIDTH } from './kit/sky.tsx';
import * as css from './title-art.module.css';

/** Props of a title's picture. */
export interface ArtProps {
  /** Selects one of a title's pictures; undefined for the title itself. */
  readonly variant?: number | undefined;
}

/** Pictures by folder: that of a title is `./<title>/art.tsx`, which exports it as `Art`. */
const files = import.meta.glob<{ readonly Art: ComponentType<ArtProps> }>('./*/art.tsx');
const pictures = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/')[1] ?? '', lazyPart(async () => (await load()).Art)]),
);

/** Arcs of the mark over a far horizon, for a title without a picture. */
function Horizon() {
  return (
    <>
      <Sky />
      {[52, 78, 104, 130].map((r, i) => (
        <circle
          key={r}
          cx="112"
          cy="216"
          r={r}
          fill="none"
          stroke="#5fa8a2"
          strokeOpacity={0.34 - i * 0.07}
          strokeWidth="1.5"
        />
      ))}
      <path d="M0 196Q112 168 224 196V216H0Z" fill="#1b2f37" />
      <path d="M0 196Q112 168 224 196" fill="none" stroke="#7fa5a5" strokeOpacity=".6" strokeWidth="1.5" />
    </>
  );
}

/** Picks one of a title's pictures for a match, always the same, so that matches are easy to tell apart. */
export function variantOf(matchId: string): number {
  let sum = 0;
  for (const letter of matchId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return sum;
}

interface TitleArtProps extends ArtProps {
  /** Id of the title, such as `galaxy-dice`. */
  title: string;
  className?: string | undefined;
}

/** The picture of a title on its card, or of a match in a list. Fills its box and is clipped to it. */
export function TitleArt({ title, variant, className }: TitleArtProps) {
  const Art = pictures.get(title);
  return (
    <svg
      aria-hidden="true"
      data-drawing=""
      className={cx(css.art, className)}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
    >
      <Suspense fallback={<Sky />}>{Art ? <Art variant={variant} /> : <Horizon />}</Suspense>
    </svg>
  );
}
