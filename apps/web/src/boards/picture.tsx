import type { Picture as Drawing } from '@echo-base/games/engine/picture';
import { type ComponentType, Suspense } from 'react';
import type { Glance, MatchSummary } from '../kit/net/types.ts';
import { lazyPart } from '../kit/ui/lazy-part.tsx';
import { Sketch } from './kit/sketch.tsx';
import { TitleArt, variantOf } from './title-art.tsx';

type Shown = { readonly glance: Glance };

/** Drawings of positions by folder: that of a title is `./<title>/picture.ts`, which exports it as `picture`. */
const files = import.meta.glob<{ picture(glance: Glance): Drawing }>('./*/picture.ts');
const pictures = new Map<string, ComponentType<Shown>>(
  Object.entries(files).map(([path, load]) => [
    path.split('/')[1] ?? '',
    lazyPart(async () => {
      const { picture } = await load();
      return ({ glance }: Shown) => <Sketch picture={picture(glance)} />;
    }),
  ]),
);

/** The position of a match in a list, as every spectator sees it; the picture of its title as long as that is not known. */
export function Picture({ match }: { match: Pick<MatchSummary, 'matchId' | 'title' | 'glance'> }) {
  const { matchId, title, glance } = match;
  const Drawn = pictures.get(title);
  const art = <TitleArt title={title} variant={variantOf(matchId)} />;
  if (!Drawn || !glance || glance.sketch.rows.length === 0) return art;
  return (
    <Suspense fallback={art}>
      <Drawn glance={glance} />
    </Suspense>
  );
}
