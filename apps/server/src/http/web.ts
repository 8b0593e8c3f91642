import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * Built web client; null if there is none. Files under `/assets/` have content hashes in their names and are cached
 * permanently; others are revalidated. Client routes get `index.html`.
 */
export function webClient(dir: string): Middleware | null {
  if (!existsSync(join(dir, 'index.html'))) return null;
  const serve = sirv(dir, {
    single: true,
    etag: true,
    gzip: true,
    brotli: true,
    setHeaders: (response, path) =>
      response.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache'),
  });
  return async (ctx, next) => {
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') return next();
    const isMissing = await new Promise<boolean>((resolve) => {
      ctx.res.once('close', () => resolve(false));
      ctx.respond = false;
      // Koa starts from 404; sirv sets a status only if it is not 200.
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!isMissing) return;
    ctx.respond = true;
    ctx.res.statusCode = 404;
    return next();
  };
}
