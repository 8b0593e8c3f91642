import { type ReactNode, useState } from 'react';
import { useLanguage } from '../kit/i18n/language.ts';
import { useTranslate } from '../kit/i18n/translate.tsx';
import { serverPath } from '../kit/net/base-path.ts';
import { Button } from '../kit/ui/button.tsx';
import { Icon } from '../kit/ui/icons.tsx';
import { LoadingShapes } from '../kit/ui/states.tsx';
import { useRules } from './book.ts';
import { guideId, type Here, showsGuide, useGuides } from './guide.ts';
import { useOpened } from './opened.ts';
import { placeOf, type Rulebook, slugOf } from './parse.ts';
import * as css from './reader.module.css';
import { PlaceText, useReader } from './reader.tsx';

interface TabProps {
  readonly title: string;
  readonly here: Here | null;
  /** Shows the board again, if the rules cover it. */
  onLeave(): void;
}

/** The rules beside a match: search, and the chapter of the current step until the reader opens another, or the list. */
export default function RulesTab(props: TabProps) {
  const t = useTranslate();
  const rules = useRules(props.title, useLanguage().language);
  if (!rules) return <LoadingShapes label={t('rules.loading')} shape="rows" count={4} />;
  return <Loaded {...props} {...rules} />;
}

function Loaded({ title, here, onLeave, ...rules }: TabProps & NonNullable<ReturnType<typeof useRules>>) {
  const t = useTranslate();
  const { anchor: opened, asked, open } = useOpened();
  // The chapter of the step in which the tab is opened; it does not change under the reader's eyes.
  const [start] = useState(here?.chapter ?? null);
  const anchor = opened === undefined ? start : opened;
  const { reading, place, query, field, hits } = useReader({ ...rules, anchor, open });
  return (
    <div className={css.tab}>
      <div className={css.head}>
        {field}
        <a
          className={css.page}
          href={serverPath(`/rules/${title}${anchor === null ? '' : `/${slugOf(anchor)}`}`)}
          target="_blank"
          rel="noreferrer"
          aria-label={t('rules.page')}
          title={t('rules.page')}
        >
          <Icon name="external" size={18} />
        </a>
      </div>
      {query === '' && place !== null && <CameFrom onLeave={onLeave} />}
      <div className={css.body}>
        {query !== '' && hits}
        {query === '' && place === null && <Contents title={title} book={rules.book} here={here} open={open} />}
        {query === '' && place !== null && anchor !== null && (
          <>
            <Button small variant="quiet" icon="left" className={css.all} onClick={() => open(null)}>
              {t('rules.contents')}
            </Button>
            <PlaceText place={place} anchor={anchor} asked={asked} reading={reading} />
          </>
        )}
      </div>
    </div>
  );
}

/** "You asked why": the refusal that opened the clause, and the way back to it. */
function CameFrom({ onLeave }: Pick<TabProps, 'onLeave'>) {
  const t = useTranslate();
  const { from } = useOpened();
  if (!from) return null;
  const back = () => {
    useOpened.setState({ from: null });
    onLeave();
    // A closing drawer restores the focus; this is for the column.
    from.element?.focus();
  };
  return (
    <div className={css.from}>
      <Icon name="ban" size={18} />
      <span>{from.words}</span>
      <Button small onClick={back}>
        {t('rules.back')}
      </Button>
    </div>
  );
}

interface ContentsProps extends Pick<TabProps, 'title' | 'here'> {
  readonly book: Rulebook;
  open(anchor: string): void;
}

function Contents({ title, book, here, open }: ContentsProps) {
  const t = useTranslate();
  const current = here && placeOf(book, here.chapter);
  return (
    <>
      {here && current && (
        <button type="button" className={css.here} onClick={() => open(here.chapter)}>
          <Icon name="pin" />
          <span>
            <small>{t('rules.here')}</small>
            {current.section.title || current.chapter.title}
          </span>
          <Icon name="right" size={18} />
        </button>
      )}
      <ol className={css.chapters}>
        {book.chapters.map((chapter, index) => (
          <li key={chapter.id}>
            <button type="button" onClick={() => open(chapter.id)}>
              <span className={css.number}>{index + 1}</span>
              {chapter.title}
            </button>
          </li>
        ))}
      </ol>
      <p className={css.numbers}>{t('rules.numbers')}</p>
      <Restart title={title} here={here} />
    </>
  );
}

/** Button that restarts the guide of a first match. */
function Restart({ title, here }: Pick<TabProps, 'title' | 'here'>): ReactNode {
  const t = useTranslate();
  const { guides, set } = useGuides();
  if (!here || here.player === null) return null;
  const id = guideId(title, { ...here, player: here.player });
  if (showsGuide(guides[id], here.isEarly)) return null;
  return (
    <Button small icon="help" className={css.all} onClick={() => set(id, 'on')}>
      {t('rules.guideShow')}
    </Button>
  );
}
