import { useEffect, useRef } from 'react';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import * as css from './chapter.module.css';
import { takeAsked } from './opened.ts';
import type { Chapter } from './parse.ts';
import type { Hit } from './search.ts';
import { BlockText, Marked, type Reading } from './text.tsx';

interface ChapterProps {
  readonly chapter: Chapter;
  /** The requested chapter, section or clause. */
  readonly anchor: string;
  readonly reading: Reading;
  /** Incremented with every request for a clause, so that the same one can be shown again. */
  readonly asked: number;
}

/** The first element of a kind for which the test holds. */
function holding(box: HTMLElement | null, kind: string, test: (element: HTMLElement) => boolean | undefined) {
  return [...(box?.querySelectorAll<HTMLElement>(kind) ?? [])].find(test);
}

/** Scrolls to the requested anchor: a clause to the middle, with the focus; a section to the top. */
function useAnchor(anchor: string, chapter: string, asked: number) {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a repeated request shows the place again.
  useEffect(() => {
    const clause = holding(box.current, '[data-clause]', ({ dataset }) => dataset.clause?.split(' ').includes(anchor));
    const section = holding(box.current, '[data-section]', ({ dataset }) => dataset.section === anchor);
    if (takeAsked()) clause?.focus({ preventScroll: true });
    clause?.scrollIntoView({ block: 'center' });
    if (!clause) (anchor === chapter ? box.current : section)?.scrollIntoView({ block: 'start' });
  }, [anchor, chapter, asked]);
  return box;
}

/** A chapter of the rules, with links to its neighbours. */
export function ChapterText({ chapter, anchor, reading, asked }: ChapterProps) {
  const box = useAnchor(anchor, chapter.id, asked);
  return (
    <article className={css.chapter} ref={box}>
      <h2 className={css.title}>{chapter.title}</h2>
      {chapter.sections.map((section) => (
        <section key={section.id} className={css.section} data-section={section.id}>
          {section.title && <h3>{section.title}</h3>}
          {section.blocks.map((block) => (
            <BlockText
              key={`${block.figure ?? ''}${block.lines.join()}`}
              block={block}
              reading={reading}
              asked={anchor}
            />
          ))}
        </section>
      ))}
      <Neighbours chapter={chapter} reading={reading} />
    </article>
  );
}

function Neighbours({ chapter, reading: { book, open } }: Pick<ChapterProps, 'chapter' | 'reading'>) {
  const t = useTranslate();
  const at = book.chapters.indexOf(chapter);
  const before = book.chapters[at - 1];
  const next = book.chapters[at + 1];
  return (
    <nav className={css.neighbours} aria-label={t('rules.neighbours')}>
      {before && (
        <button type="button" onClick={() => open(before.id)}>
          <Icon name="left" size={18} />
          <span>
            <small>{t('rules.before')}</small>
            {before.title}
          </span>
        </button>
      )}
      {next && (
        <button type="button" className={css.next} onClick={() => open(next.id)}>
          <span>
            <small>{t('rules.next')}</small>
            {next.title}
          </span>
          <Icon name="right" size={18} />
        </button>
      )}
    </nav>
  );
}

/** Search results, each under the path of its place. */
export function Hits({ hits, reading }: { hits: readonly Hit[]; reading: Reading }) {
  const t = useTranslate();
  if (hits.length === 0) return <p className={css.none}>{t('match.nothingFound')}</p>;
  return (
    <ol className={css.hits} translate="no">
      {hits.map(({ chapter, section, block }, index) => {
        const isNew = hits[index - 1]?.section !== section;
        return (
          <li key={`${section.id}${block.lines.join()}`}>
            {isNew && (
              <button type="button" className={css.path} onClick={() => reading.open(block.clauses[0] ?? section.id)}>
                <span>
                  <Marked text={chapter.title} words={reading.words} />
                </span>
                {section.title && (
                  <>
                    <Icon name="right" size={14} />
                    <span>
                      <Marked text={section.title} words={reading.words} />
                    </span>
                  </>
                )}
              </button>
            )}
            <BlockText block={block} reading={reading} asked={null} />
          </li>
        );
      })}
    </ol>
  );
}
