import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { useSession } from '../../kit/net/session.ts';
import { cx } from '../../kit/ui/cx.ts';
import { Icon, Mark } from '../../kit/ui/icons.tsx';
import { MeMenu } from './me-menu.tsx';
import * as css from './page-layout.module.css';

/**
 * Pages in the bar, and as tabs on a phone: there a page for a new game is in the place of the one about the product,
 * which is in the menu too. Without a session there is no menu, and no game to begin.
 */
const PAGES = [
  { href: '/', icon: 'dice', key: 'nav.matches', tab: 'nav.matches', on: 'both' },
  { href: '/new', icon: 'plus', key: 'lobby.newMatch', tab: 'lobby.newMatch', on: 'phone' },
  { href: '/finished', icon: 'replay', key: 'nav.finished', tab: 'nav.finishedTab', on: 'both' },
  { href: '/rules', icon: 'book', key: 'nav.rules', tab: 'nav.rules', on: 'both' },
  { href: '/about', icon: 'help', key: 'nav.about', tab: 'nav.about', on: 'desk' },
] as const;

const WHERE = { both: undefined, phone: css.phone, desk: css.desk } as const;

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

/** Links to the pages: words in the top bar, tabs with a sign at the foot of a phone. */
function Pages({ location, waiting }: { location: string; waiting: number }) {
  const t = useTranslate();
  const isKnown = useSession(({ me }) => me !== null);
  const shown = PAGES.filter(({ on }) => isKnown || on !== 'phone');
  return (
    <nav className={css.nav} aria-label={t('nav.label')}>
      {shown.map(({ href, icon, key, tab, on }) => (
        <Link
          key={href}
          href={href}
          className={isKnown ? WHERE[on] : undefined}
          aria-current={isAt(location, href) ? 'page' : undefined}
        >
          <span className={css.sign}>
            <Icon name={icon} size={22} />
            {href === '/' && waiting > 0 && (
              <span className={css.count} aria-hidden="true">
                {waiting}
              </span>
            )}
          </span>
          <span className={css.long}>{t(key)}</span>
          <span className={css.short}>{t(tab)}</span>
        </Link>
      ))}
    </nav>
  );
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
        <Pages location={location} waiting={waiting} />
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
