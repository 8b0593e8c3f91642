import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A style sheet that the build of the client names in its page. */
const LINK = /<link rel="stylesheet"[^>]*href="(\/[^"]+)"[^>]*>/g;

/**
 * A style sheet as a part of the page. The disabled link, which browsers do not load, tells the loader of chunks that the
 * page has this sheet.
 */
async function styleOf(dir: string, file: string): Promise<string> {
  const css = await readFile(join(dir, file), 'utf8').catch(() => null);
  if (css === null || css.includes('</style')) return `<link rel="stylesheet" crossorigin href="${file}" />`;
  return `<style>${css}</style><link rel="stylesheet" disabled href="${file}" />`;
}

/**
 * A page with these tags in its head, then its style sheets and these ones as text: they arrive in the round trip that its
 * scripts take to answer, in which the line would be idle.
 */
export async function withStyles(page: string, dir: string, sheets: readonly string[], tags: string): Promise<string> {
  const own = [...page.matchAll(LINK)].map(([, file = '']) => file);
  const styles = await Promise.all([...own, ...sheets].map((file) => styleOf(dir, file)));
  return page.replaceAll(LINK, '').replace('</head>', () => `${tags}${styles.join('')}</head>`);
}
