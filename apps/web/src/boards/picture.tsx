import { type ComponentType, Suspense } from 'react';
import type { MatchSummary } from '../kit/net/types.ts';
import { lazyPart } from '../kit/ui/lazy-part.tsx';
import type { Shown } from './kit/sketch.tsx';
import { seatLook } from './seat-looks.ts';
import { TitleArt, variantOf } from './title-art.tsx';

/** Drawings of positions by folder: that of a title is `./<title>/picture.tsx`, which exports it as `Picture`. */
const files = import.meta.glob<{ readonly Picture: ComponentType<Shown> }>('./*/picture.tsx');
const pictures = new Map(
  Object.entries(files).map(([path, load]) => [path.split('/')[1] ?? '', lazyPart(async () => (await load()).Picture)]),
);

/** The position of a match in a list, as every spectator sees it; the picture of its title as long as that is not known. */
export function Picture({ match }: { match: Pick<MatchSummary, 'matchId' | 'title' | 'glance'> }) {
  const { matchId, title, glance } = match;
  const Drawing = pictures.get(title);
  const art = <TitleArt title={title} variant={variantOf(matchId)} />;
  if (!Drawing || !glance || glance.sketch.rows.length === 0) return art;
  return (
    <Suspense fallback={art}>
      <Drawing glance={glance} lookOf={(seat) => seatLook(title, seat)} />
    </Suspense>
  );
}
