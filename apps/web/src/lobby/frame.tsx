import { type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { useSay } from '../i18n/say.tsx';
import { cx } from '../ui/cx.ts';
import { Mark } from '../ui/icons.tsx';
import css from './frame.module.css';
import { MeMenu } from './me-menu.tsx';

const PAGES = [
  { href: '/', key: 'nav.tables' },
  { href: '/finished', key: 'nav.finished' },
  { href: '/about', key: 'nav.about' },
] as const;

let shownAt: string | null = null;

/** A new page starts at its top, and the keyboard with it; the first one is left as the browser has it. */
function useFreshStart(location: string): void {
  useEffect(() => {
    if (shownAt !== null && shownAt !== location) {
      globalThis.scrollTo(0, 0);
      document.getElementById('content')?.focus({ preventScroll: true });
    }
    shownAt = location;
  }, [location]);
}

interface FrameProps {
  /** Name of the page, for the window. */
  title: string;
  /** Text in one narrow column. */
  column?: boolean | undefined;
  children: ReactNode;
}

/** Top bar and main part of every page outside a match. */
export function Frame({ title, column, children }: FrameProps) {
  const say = useSay();
  const [location] = useLocation();
  useFreshStart(location);
  useEffect(() => {
    document.title = `${title} · ${say('app.name')}`;
  }, [title, say]);
  return (
    <div className={css.page}>
      <a className="skip-link" href="#content">
        {say('app.skipToContent')}
      </a>
      <header className={css.bar}>
        <Link href="/" className={css.home}>
          <Mark size={30} />
          {say('app.name')}
        </Link>
        <nav className={css.nav} aria-label={say('nav.label')}>
          {PAGES.map(({ href, key }) => (
            <Link key={href} href={href} aria-current={location === href ? 'page' : undefined}>
              {say(key)}
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
