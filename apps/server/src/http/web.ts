import { createHash } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';
import type { FirstAnswers } from './first-load.ts';
import { withStyles } from './inline-styles.ts';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
const NOT_STORED = 'private, no-store';
/** Files with content hashes in their addresses: those of the bundler, and drawings. */
const HASHED = /^\/(?:assets|art\/[\da-f]{10})\//;
/** A drawing of any version or none, and its name. */
const DRAWING = /^\/art\/(?:[\da-f]{10}\/)?(.+)$/;
/** Pictures of link previews, which other sites show. */
const CARDS = '/cards/';

/** Scripts, style sheets and fonts: no browser shows them as a document. */
const PARTS = /^\/assets\/.*\.(?:js|css|woff2)$/;
/** Headers that only documents obey; they are half a kilobyte, which every file of a first visit would carry. */
const OF_DOCUMENTS = [
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
];

const compressed = promisify(brotliCompress);

/** Weak validator: size and time of modification. */
const tagOf = ({ size, mtimeMs }: Stats) => `W/"${size}-${Math.trunc(mtimeMs)}"`;

const cachingOf = (path: string): string => (HASHED.test(path) ? YEAR : REVALIDATED);

/** Sends a file, precompressed where the browser accepts it; false if there is none. */
async function sendFile(ctx: Context, dir: string, path: string, caching = cachingOf(path)): Promise<boolean> {
  try {
    const sent = await send(ctx, path, {
      root: dir,
      setHeaders: (response, _file, stats) => {
        response.setHeader('Cache-Control', caching);
        if (PARTS.test(path)) for (const name of OF_DOCUMENTS) response.removeHeader(name);
        if (path.startsWith(CARDS)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        response.setHeader('ETag', tagOf(stats));
      },
    });
    if (sent === undefined) return false;
  } catch (error) {
    // Missing, a folder, or outside of the client: not found.
    if (error instanceof Error && 'status' in error && Number(error.status) < 500) return false;
    throw error;
  }
  ctx.vary('Accept-Encoding');
  if (ctx.fresh) ctx.status = 304;
  return true;
}

/** Sends a drawing of another version as it is now, to a page that was open during an upgrade; false if there is none. */
async function sendCurrentDrawing(ctx: Context, dir: string): Promise<boolean> {
  const name = DRAWING.exec(ctx.path)?.[1];
  if (name === undefined) return false;
  for (const version of await readdir(join(dir, 'art')).catch(() => []))
    if (await sendFile(ctx, dir, `/art/${version}/${name}`, REVALIDATED)) return true;
  return false;
}

/** A built client, and the path below which it is served. */
interface Client {
  readonly dir: string;
  readonly basePath: string;
}

/** Sends the page with these tags, style sheets and answers; false if there is none. */
async function sendPage(ctx: Context, { dir, basePath }: Client, first: FirstAnswers): Promise<boolean> {
  const { tags, sheets, data, isPersonal } = first;
  const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return false;
  const html = (await withStyles(page, dir, { sheets, tags, basePath, path: ctx.path })).replace(
    '</body>',
    () => `${data}</body>`,
  );
  ctx.type = 'html';
  ctx.set('Cache-Control', isPersonal ? NOT_STORED : REVALIDATED);
  ctx.set('ETag', `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 20)}"`);
  ctx.vary('Accept-Encoding');
  ctx.vary('Accept-Language');
  ctx.status = 200;
  if (ctx.fresh) {
    ctx.status = 304;
    return true;
  }
  const isSmall = ctx.acceptsEncodings('br', 'identity') === 'br';
  if (isSmall) ctx.set('Content-Encoding', 'br');
  ctx.body = isSmall ? await compressed(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : html;
  return true;
}

/**
 * Built web client; null if there is none. Files with content hashes in their addresses are cached permanently; others are revalidated. Client routes get `index.html` with what `firstAnswers` adds. Files are looked up at
 * each request, so that they may be replaced under a running server.
 */
export function webClient(client: Client, firstAnswers: (ctx: Context) => Promise<FirstAnswers>): Middleware | null {
  const { dir } = client;
  if (!existsSync(join(dir, 'index.html'))) return null;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/' && ctx.path !== '/index.html' && (await sendFile(ctx, dir, ctx.path))) return;
    if (await sendCurrentDrawing(ctx, dir)) return;
    const isPage = extname(ctx.path) === '' || ctx.path === '/index.html';
    if (isPage && (await sendPage(ctx, client, await firstAnswers(ctx)))) return;
    return next();
  };
}
