import { textShare, useReading } from './reading.ts';

// Layouts change at windows that are measured in lines of text (`breakpoints.css`). Media queries count in the browser's own
// size of text and do not know the one chosen here: so it is put into them.

const SIZES = /(\d*\.?\d+)em\b/g;

/** A media query for text of another size, as a multiple of the browser's. */
export const fitted = (query: string, share: number): string =>
  query.replace(SIZES, (_all, size) => `${Number(size) * share}em`);

/** Whether a media query, written for the browser's size of text, matches at the one chosen. */
export const matchesNow = (query: string): boolean => matchMedia(fitted(query, textShare())).matches;

/** Queries as they were written, by their rule. */
const written = new Map<CSSMediaRule, string>();

function fitRules(rules: Iterable<CSSRule>, share: number): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const query = written.get(rule) ?? rule.media.mediaText;
      if (query.includes('em')) {
        written.set(rule, query);
        rule.media.mediaText = fitted(query, share);
      }
    }
    if (rule instanceof CSSGroupingRule) fitRules(rule.cssRules, share);
  }
}

function fitSheets(share: number): void {
  for (const sheet of document.styleSheets) {
    // Sheets of extensions cannot be read, and are none of ours.
    if (!sheet.href || sheet.href.startsWith(location.origin)) fitRules(sheet.cssRules, share);
  }
}

function show(): void {
  const { text, names } = useReading.getState();
  const { style } = document.documentElement;
  style.setProperty('--text-size', `${text / 100}`);
  style.setProperty('--names', `${names / 100}`);
  fitSheets(text / 100);
}

/** Shows the chosen sizes on the page, from now on and on all sheets that are loaded later. */
export function followSizes(): void {
  const isPlain = () => useReading.getState().text === 100;
  new MutationObserver((changes) => {
    if (isPlain() && written.size === 0) return;
    for (const sheet of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (sheet instanceof HTMLLinkElement && !sheet.sheet) sheet.addEventListener('load', show, { once: true });
      else show();
    }
  }).observe(document.head, { childList: true });
  useReading.subscribe(show);
  show();
}
