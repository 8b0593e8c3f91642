import { type ReactNode, useEffect } from 'react';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { Icon, Mark } from '../../kit/ui/icons.tsx';
import { Sky } from '../layout/sky.tsx';
import * as css from './lead-page.module.css';

interface LeadPageProps {
  readonly title: string;
  /** What it is about, in small letters above the title. */
  readonly eyebrow?: string | undefined;
  /** Title of the window; that of the server by default. */
  readonly windowTitle?: string;
  readonly children: ReactNode;
}

/** Page of one question, before a visitor is in the lobby or in a match: the server, a title and a few answers below it. */
export function LeadPage({ title, eyebrow, windowTitle, children }: LeadPageProps) {
  const t = useTranslate();
  const server = t('app.name');
  useEffect(() => {
    document.title = windowTitle === undefined ? server : `${windowTitle} · ${server}`;
  }, [windowTitle, server]);
  return (
    <div className={css.page}>
      <Sky className={css.sky} />
      <main className={css.box}>
        <p className={css.brand}>
          <Mark size={34} />
          {server}
        </p>
        {eyebrow !== undefined && <p className="label">{eyebrow}</p>}
        <h1 className={css.title}>{title}</h1>
        {children}
      </main>
    </div>
  );
}

/** What the page is about, in a sentence or two. */
export function LeadText({ children }: { children: ReactNode }) {
  return <p className={css.intro}>{children}</p>;
}

export function LeadProblem({ children }: { children: ReactNode }) {
  return (
    <p className={css.problem} role="alert">
      <Icon name="alert" size={18} />
      {children}
    </p>
  );
}

/** The answers side by side; on a phone one below the other. */
export function LeadAnswers({ children }: { children: ReactNode }) {
  return <div className={css.answers}>{children}</div>;
}
