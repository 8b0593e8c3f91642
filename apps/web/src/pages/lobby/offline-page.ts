/** A game as the page names it. */
interface OfflineGame {
  readonly name: string;
  readonly state: string;
  readonly isAwaited: boolean;
}

interface OfflinePage {
  /** Language of its words. */
  readonly lang: string;
  readonly title: string;
  readonly text: string;
  /** Heading of the games, which tells when they were seen. */
  readonly heading: string;
  readonly retry: string;
  readonly games: readonly OfflineGame[];
}

const STYLE = `
:root { color-scheme: dark; background: #090d0f; color: #ede8dc; font: 1rem/1.4 system-ui, sans-serif; }
main { max-width: 34rem; margin: 0 auto; padding: 12vh 16px 32px; }
svg { display: block; margin-bottom: 16px; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 8px; }
p, h2, small { color: #b9c2c1; }
h2 { font-size: 1rem; margin: 32px 0 8px; }
ul { margin: 0; padding: 0; list-style: none; }
li { padding: 12px 14px; margin-bottom: 8px; border: 1px solid #2a383f; border-left: 4px solid #2a383f; border-radius: 8px; background: #141c20; overflow-wrap: anywhere; }
li.awaited { border-left-color: #f5c563; }
li small { display: block; }
a { display: inline-block; margin-top: 12px; padding: 10px 16px; border: 1.5px solid #70858e; border-radius: 6px; background: #1b262b; color: inherit; text-decoration: none; font-weight: 600; }
`;

/** The product mark. */
const MARK = `<svg aria-hidden="true" width="56" height="56" viewBox="0 0 32 32" fill="none" stroke="currentColor"><path d="M3 22a13 13 0 0 1 26 0" stroke-width="2.4" opacity=".5"/><path d="M8 22a8 8 0 0 1 16 0" stroke-width="2.6"/><path d="M1 26h30" stroke-width="2.6"/><circle cx="16" cy="21" r="3" fill="#f5c563" stroke="none"/></svg>`;

/** Seconds after which the page looks for the server again. */
const AGAIN_S = 20;

/**
 * The page that the service worker shows without a connection, as a document without scripts: what the lobby knows now. It
 * stands at the address that could not be opened, and opens that again.
 */
export function offlinePage({ lang, title, text, heading, retry, games }: OfflinePage): string {
  const page = document.implementation.createHTMLDocument(title);
  page.documentElement.lang = lang;
  const put = (parent: Element, tag: string, words = '') => {
    const made = page.createElement(tag);
    made.textContent = words;
    parent.append(made);
    return made;
  };
  const meta = (attributes: Readonly<Record<string, string>>) => {
    const made = put(page.head, 'meta');
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  };
  meta({ charset: 'utf-8' });
  meta({ name: 'viewport', content: 'width=device-width, initial-scale=1' });
  meta({ 'http-equiv': 'refresh', content: `${AGAIN_S}` });
  put(page.head, 'style', STYLE);
  const main = put(page.body, 'main');
  main.insertAdjacentHTML('afterbegin', MARK);
  put(main, 'h1', title);
  put(main, 'p', text);
  put(main, 'a', retry).setAttribute('href', '');
  if (games.length > 0) {
    put(main, 'h2', heading);
    const list = put(main, 'ul');
    for (const { name, state, isAwaited } of games) {
      const item = put(list, 'li');
      if (isAwaited) item.className = 'awaited';
      put(item, 'strong', name);
      put(item, 'small', state);
    }
  }
  return `<!doctype html>${page.documentElement.outerHTML}`;
}
