import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A style sheet that the build of the client names in its page. */
const LINK = /<link rel="stylesheet"[^>]*href="\.?(\/[^"]+)"[^>]*>/g;
/** An address relative to the root of the client, as the build writes it. */
const RELATIVE = /\b(href|src)="\.\//g;
/** The script of the opening, which says why a page does not start. */
const OPENING = /(<script defer src=")\.\/(assets\/opening-)/;

/**
 * A style sheet as a part of the page. The disabled link, which browsers do not load, tells the loader of chunks that the
 * page has this sheet.
 */
async function styleOf(dir: string, file: string, basePath: string): Promise<string> {
  const href = basePath + file;
  const css = await readFile(join(dir, file), 'utf8').catch(() => null);
  if (css === null || css.includes('</style')) return `<link rel="stylesheet" crossorigin href="${href}" />`;
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  return `<style>${css.replaceAll('url(./', `url(${folder}`)}</style><link rel="stylesheet" disabled href="${href}" />`;
}

/** What is added to a page. */
interface Additions {
  readonly sheets: readonly string[];
  readonly tags: string;
  /** Path below which the client is served. */
  readonly basePath: string;
  /** Path of the page below it. */
  readonly path: string;
}

/**
 * A page with these tags in its head, then its style sheets and these ones as text: they arrive in the round trip that its
 * scripts take to answer, in which the line would be idle. Without a base path the script of the opening has an address
 * relative to the page: it is found also where a proxy strips a path that the server does not know of, and says so.
 */
export async function withStyles(
  page: string,
  dir: string,
  { sheets, tags, basePath, path }: Additions,
): Promise<string> {
  const own = [...page.matchAll(LINK)].map(([, file = '']) => file);
  const styles = await Promise.all([...own, ...sheets].map((file) => styleOf(dir, file, basePath)));
  const base = basePath === '' ? '' : `<meta name="base-path" content="${basePath}" />`;
  const toOpening = basePath === '' ? '../'.repeat(path.split('/').length - 2) : `${basePath}/`;
  return page
    .replaceAll(LINK, '')
    .replace(OPENING, `$1${toOpening}$2`)
    .replaceAll(RELATIVE, `$1="${basePath}/`)
    .replace('</head>', () => `${base}${tags}${styles.join('')}</head>`);
}
