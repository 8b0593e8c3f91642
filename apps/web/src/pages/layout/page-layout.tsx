import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { cx } from '../../kit/ui/cx.ts';
import { Mark } from '../../kit/ui/icons.tsx';
import { MeMenu } from './me-menu.tsx';
import * as css from './page-layout.module.css';

const PAGES = [
  { href: '/', key: 'nav.matches' },
  { href: '/finished', key: 'nav.finished' },
  { href: '/rules', key: 'nav.rules' },
  { href: '/about', key: 'nav.about' },
] as const;

/** Whether this page or one below it is open. */
const isAt = (location: string, href: string) => location === href || (href !== '/' && location.startsWith(`${href}/`));

let shownAt: string | null = null;

/** Moves scroll position and focus to the top of a new page; the first page is left to the browser. */
function useFreshStart(location: string): void {
  useEffect(() => {
    if (shownAt !== null && shownAt !== location) {
      globalThis.scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    shownAt = location;
  }, [location]);
}

interface PageLayoutProps {
  /** Page title of the window. */
  title: string;
  /** Text in one narrow column. */
  column?: boolean | undefined;
  /** Number of games that wait for this player, on the tab of the games on a phone; the page itself says it in words. */
  waiting?: number;
  children: ReactNode;
}

/** Top bar and main part of every page outside a match. */
export function PageLayout({ title, column, waiting = 0, children }: PageLayoutProps) {
  const t = useTranslate();
  const [location] = useLocation();
  useFreshStart(location);
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title, t]);
  return (
    <div className={css.page}>
      <a className="skip-link" href="#content">
        {t('app.skipToContent')}
      </a>
      <header className={css.bar} translate="no">
        <Link href="/" className={css.home}>
          <Mark size={30} />
          {t('app.name')}
        </Link>
        <nav className={css.nav} aria-label={t('nav.label')}>
          {PAGES.map(({ href, key }) => (
            <Link key={href} href={href} aria-current={isAt(location, href) ? 'page' : undefined}>
              {t(key)}
              {href === '/' && waiting > 0 && (
                <span className={css.count} aria-hidden="true">
                  {waiting}
                </span>
              )}
            </Link>
          ))}
        </nav>
        <div className={css.me}>
          <MeMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={cx(css.main, column && css.column)}>
        {children}
      </main>
    </div>
  );
}
