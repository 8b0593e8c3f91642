import { type ReactNode, useMemo, useState } from 'react';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import type { RulesArt } from './book.ts';
import { ChapterText, Hits } from './chapter.tsx';
import { type AnchorTarget, placeOf, type Rulebook } from './parse.ts';
import * as css from './reader.module.css';
import { searchRules, wordsOf } from './search.ts';
import type { Reading } from './text.tsx';

interface Settings {
  readonly book: Rulebook;
  readonly art: RulesArt;
  /** The current chapter, section or clause; null for the list of chapters. */
  readonly anchor: string | null;
  open(anchor: string | null): void;
}

export interface Reader {
  readonly reading: Reading;
  readonly place: AnchorTarget | null;
  readonly query: string;
  readonly field: ReactNode;
  readonly hits: ReactNode;
}

/** The search field and its results; opening a place ends the search. */
export function useReader({ book, art, anchor, open }: Settings): Reader {
  const t = useTranslate();
  const [query, setQuery] = useState('');
  const words = useMemo(() => wordsOf(query), [query]);
  const found = useMemo(() => searchRules(book, query, (key) => t({ key })), [book, query, t]);
  const goTo = (to: string | null) => {
    setQuery('');
    open(to);
  };
  const reading: Reading = { book, art, words, open: goTo };
  const field = (
    <label className={css.search} translate="no">
      <Icon name="search" size={18} />
      <input
        type="search"
        value={query}
        placeholder={t('rules.search')}
        aria-label={t('rules.search')}
        onChange={(event) => setQuery(event.target.value)}
      />
      {words.length > 0 && (
        <span className={css.count} role="status">
          {t('rules.found', { count: found.length })}
        </span>
      )}
    </label>
  );
  return {
    reading,
    place: anchor === null ? null : placeOf(book, anchor),
    query: query.trim(),
    field,
    hits: <Hits hits={found} reading={reading} />,
  };
}

/** The current place. */
export function PlaceText({ place, anchor, asked, reading }: PlaceTextProps) {
  return <ChapterText key={place.chapter.id} chapter={place.chapter} anchor={anchor} reading={reading} asked={asked} />;
}

interface PlaceTextProps {
  readonly place: AnchorTarget;
  readonly anchor: string;
  readonly asked: number;
  readonly reading: Reading;
}
