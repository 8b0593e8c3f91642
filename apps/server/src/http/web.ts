import { existsSync, type Stats } from 'node:fs';
import { extname, join } from 'node:path';
import { send } from '@koa/send';
import type { Context, Middleware } from 'koa';

const YEAR = 'public, max-age=31536000, immutable';

/** Weak validator: size and time of modification. */
const tagOf = ({ size, mtimeMs }: Stats) => `W/"${size}-${Math.trunc(mtimeMs)}"`;

/** Sends a file, precompressed where the browser accepts it; false if there is none. */
async function sendFile(ctx: Context, dir: string, path: string): Promise<boolean> {
  try {
    const sent = await send(ctx, path, {
      root: dir,
      setHeaders: (response, _file, stats) => {
        response.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
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

/**
 * Built web client; null if there is none. Files under `/assets/` have content hashes in their names and are cached
 * permanently; others are revalidated. Client routes get `index.html`. Files are looked up at each request, so that
 * they may be replaced under a running server.
 */
export function webClient(dir: string): Middleware | null {
  if (!existsSync(join(dir, 'index.html'))) return null;
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    if (ctx.path !== '/' && (await sendFile(ctx, dir, ctx.path))) return;
    if (extname(ctx.path) === '' && (await sendFile(ctx, dir, '/index.html'))) return;
    return next();
  };
}
