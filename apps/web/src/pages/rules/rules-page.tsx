import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, useLocation } from 'wouter';
import { useLanguage } from '../../kit/i18n/language.ts';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider, useTranslate } from '../../kit/i18n/translate.tsx';
import { useTranslatable } from '../../kit/i18n/use-translatable.ts';
import { useSession } from '../../kit/net/session.ts';
import { SelectField } from '../../kit/ui/fields.tsx';
import { LanguageField } from '../../kit/ui/language-field.tsx';
import { LoadingShapes } from '../../kit/ui/states.tsx';
import { hasRules, RULES_TITLES, useRules } from '../../rules/book.ts';
import { ChapterText } from '../../rules/chapter.tsx';
import { lastTitle, rememberTitle } from '../../rules/last-title.ts';
import { anchorOf, type Rulebook, slugOf } from '../../rules/parse.ts';
import { useReader } from '../../rules/reader.tsx';
import { PageLayout } from '../layout/page-layout.tsx';
import * as css from './rules-page.module.css';

interface PageProps {
  /** Empty or unknown: the title opened last, or the first with rules. */
  readonly title: string | undefined;
  /** A chapter, section or clause; empty or unknown: the first chapter. */
  readonly anchor: string | undefined;
}

/** The rules of a title as a separate page, to be read before a match. */
export default function RulesPage({ title: wanted, anchor }: PageProps) {
  useTranslatable();
  const { language } = useLanguage();
  const t = useTranslate();
  const title = [wanted, lastTitle()].find((one) => one && hasRules(one)) ?? RULES_TITLES[0] ?? '';
  useEffect(() => rememberTitle(title), [title]);
  const name = titleTranslator(language, title)(`title.${title}`);
  return (
    <PageLayout title={t('rules.pageTitle', { title: name })}>
      <TranslationProvider title={title}>
        <Pages key={title} title={title} anchor={anchor} />
      </TranslationProvider>
    </PageLayout>
  );
}

/** Whether the page is being printed; it is rendered for that before the browser takes it. */
function usePrinting(): boolean {
  const [isPrinted, setPrinted] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinted(true));
    const end = () => setPrinted(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinted;
}

function Pages({ title, anchor: wanted }: { title: string; anchor: string | undefined }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const rules = useRules(title, language);
  if (!rules) return <LoadingShapes label={t('rules.loading')} shape="rows" count={6} />;
  return <Loaded title={title} wanted={wanted} {...rules} />;
}

type LoadedProps = { title: string; wanted: string | undefined } & NonNullable<ReturnType<typeof useRules>>;

function Loaded({ title, wanted, ...rules }: LoadedProps) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  /** Somebody who has entered no name yet has no settings either. */
  const isNew = useSession(({ status }) => status === 'none');
  const first = rules.book.chapters[0]?.id ?? '';
  const anchor = (wanted === undefined ? null : anchorOf(rules.book, wanted)) ?? first;
  const open = (to: string | null) => navigate(`/rules/${title}/${slugOf(to ?? first)}`);
  const { reading, place, query, field, hits } = useReader({ ...rules, anchor, open });
  const isPrinted = usePrinting();
  const shown = rules.book.chapters.filter((chapter) => isPrinted || chapter === place?.chapter);
  return (
    <div className={css.page}>
      <div className={css.side}>
        <TitleField title={title} />
        {field}
        {/* By language: a machine translator would leave texts as they were. */}
        <Chapters key={language} title={title} book={rules.book} now={place?.chapter.id} section={place?.section.id} />
        <p className={css.numbers}>{t('rules.numbers')}</p>
        {isNew && <LanguageField />}
      </div>
      <div key={language} className={css.text}>
        <p className={css.crumb}>{t(`title.${title}`)}</p>
        {query !== '' && hits}
        {query === '' &&
          shown.map((chapter) => (
            <ChapterText
              key={chapter.id}
              chapter={chapter}
              anchor={chapter === place?.chapter ? anchor : ''}
              asked={0}
              reading={reading}
            />
          ))}
      </div>
    </div>
  );
}

function TitleField({ title }: { title: string }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [, navigate] = useLocation();
  return (
    <SelectField
      label={t('rules.game')}
      value={title}
      options={RULES_TITLES.map((value) => ({ value, label: titleTranslator(language, value)(`title.${value}`) }))}
      onChange={(event) => navigate(`/rules/${event.target.value}`)}
    />
  );
}

interface ChaptersProps {
  readonly title: string;
  readonly book: Rulebook;
  readonly now: string | undefined;
  readonly section: string | undefined;
}

function Chapters({ title, book, now, section: sectionNow }: ChaptersProps) {
  const t = useTranslate();
  return (
    <nav aria-label={t('rules.chapters')}>
      <ol className={css.chapters}>
        {book.chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <Link href={`/rules/${title}/${chapter.id}`} aria-current={chapter.id === now ? 'page' : undefined}>
              <span className={css.number}>{index + 1}</span>
              {chapter.title}
            </Link>
            {chapter.id === now && chapter.sections.length > 1 && (
              <ul className={css.sections}>
                {chapter.sections.slice(1).map(({ id, title: name }) => (
                  <li key={id}>
                    <Link href={`/rules/${title}/${id}`} aria-current={id === sectionNow ? 'location' : undefined}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
