import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Icon } from '../../kit/ui/icons.tsx';
import * as css from './choice-page.module.css';

interface ChoicePageProps {
  /** Key of the title's name. */
  readonly title: string;
  readonly note: string;
  /** Signs on the cards, explained beside the heading. */
  readonly legend?: ReactNode;
  /** What there is to choose from. */
  readonly cards: ReactNode;
  /** What is chosen: the label of its part of the page, and its name for the link to it on a narrow page. */
  readonly chosen: { readonly label: string; readonly name: string };
  /** About what is chosen, and the options of the match. */
  readonly children: ReactNode;
  readonly seats: ReactNode;
  /** Options that few change, and their heading. */
  readonly more: { readonly label: string; readonly options: ReactNode };
  readonly acts: ReactNode;
}

const CHOSEN = 'chosen';

/** The form of a match whose battle or mission is chosen by cards: beside them what is chosen, with the options. */
export function ChoicePage({ title, note, legend, cards, chosen, children, seats, more, acts }: ChoicePageProps) {
  const t = useTranslate();
  return (
    <div className={css.page}>
      <div className={css.choices}>
        <div className={css.head}>
          <Link href="/" className={css.back} aria-label={t('create.back')}>
            <Icon name="left" />
          </Link>
          <div className={css.headline}>
            <h1 className={css.title}>{t('create.title', { title: t({ key: title }) })}</h1>
            <p className={css.note}>{note}</p>
          </div>
          {legend}
        </div>
        {cards}
      </div>
      <aside className={css.aside} aria-label={chosen.label}>
        <div className={css.scroll} id={CHOSEN}>
          {children}
          <div className={css.part}>{seats}</div>
          <details className={css.more}>
            <summary>
              {more.label}
              <Icon name="down" size={18} />
            </summary>
            <div className={css.part}>{more.options}</div>
          </details>
        </div>
        <div className={css.foot}>
          <a href={`#${CHOSEN}`} className={css.jump}>
            {chosen.name}
          </a>
          <div className={css.acts}>{acts}</div>
        </div>
      </aside>
    </div>
  );
}
