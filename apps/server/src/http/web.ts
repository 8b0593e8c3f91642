import { createHash } from 'node:crypto';
import { existsSync, type Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';

const YEAR = 'public, max-age=31536000, immutable';
const REVALIDATED = 'no-cache';
/** Files with content hashes in their names. */
const HASHED = '/assets/';
/** Pictures of link previews, which other sites show. */
const CARDS = '/cards/';

const compressed = promisify(brotliCompress);

/** Weak validator: size and time of modification. */
const tagOf = ({ size, mtimeMs }: Stats) => `W/"${size}-${Math.trunc(mtimeMs)}"`;

/** Sends a file, precompressed where the browser accepts it; false if there is none. */
async function sendFile(ctx: Context, dir: string, path: string): Promise<boolean> {
  try {
    const sent = await send(ctx, path, {
      root: dir,
      setHeaders: (response, _file, stats) => {
        response.setHeader('Cache-Control', path.startsWith(HASHED) ? YEAR : REVALIDATED);
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

/** Sends the page with these tags in its head; false if there is none. */
async function sendPage(ctx: Context, dir: string, tags: string): Promise<boolean> {
  const page = await readFile(join(dir, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return false;
  const html = page.replace('</head>', () => `${tags}</head>`);
  ctx.type = 'html';
  ctx.set('Cache-Control', REVALIDATED);
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
 * Built web client; null if there is none. Files under `/assets/` have content hashes in their names and are cached
 * permanently; others are revalidated. Client routes get `index.html` with the tags of `tagsFor`. Files are looked up at
 * each request, so that they may be replaced under a running server.
 */
export function webClient(dir: string, tagsFor: (ctx: Context) => Promise<string>): Middleware | null {
  if (!existsSync(join(dir, 'index.html'))) return null;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/' && ctx.path !== '/index.html' && (await sendFile(ctx, dir, ctx.path))) return;
    const isPage = extname(ctx.path) === '' || ctx.path === '/index.html';
    if (isPage && (await sendPage(ctx, dir, await tagsFor(ctx)))) return;
    return next();
  };
}
