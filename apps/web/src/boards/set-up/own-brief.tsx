import { type ComponentType, Suspense } from 'react';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { lazyPart } from '../../kit/ui/lazy-part.tsx';

/** Props of a title's own panel in the waiting room. */
export interface OwnBriefProps {
  readonly options: MatchSummary['options'];
  /** Ids of all seats of the match. */
  readonly seats: readonly string[];
}

/** Panels by folder: that of a title is `boards/<title>/waiting.tsx`, which exports it as `Waiting`. */
const files = import.meta.glob<{ readonly Waiting: ComponentType<OwnBriefProps> }>('../*/waiting.tsx');
const panels = new Map(
  Object.entries(files).map(([path, load]) => [
    path.split('/').at(-2) ?? '',
    lazyPart(async () => (await load()).Waiting),
  ]),
);

/** What a title shows of the match before the start, such as its map; nothing for titles without such a panel. */
export function OwnBrief({ summary }: { summary: MatchSummary }) {
  const Panel = panels.get(summary.title);
  if (!Panel) return null;
  return (
    <TranslationProvider title={summary.title}>
      <Suspense fallback={null}>
        <Panel options={summary.options} seats={summary.seats.map(({ id }) => id)} />
      </Suspense>
    </TranslationProvider>
  );
}
