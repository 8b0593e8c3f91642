import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Middleware } from 'koa';
import sirv from 'sirv';

const YEAR = 'public, max-age=31536000, immutable';

/**
 * The built web client. Files under `/assets/` have their content's hash in their name and may be kept for ever;
 * everything else is asked for again. Pages the client knows by itself get `index.html`.
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
      // Koa starts from 404; sirv only sets a status of its own where it differs from 200.
      ctx.res.statusCode = 200;
      serve(ctx.req, ctx.res, () => resolve(true));
    });
    if (!isMissing) return;
    ctx.respond = true;
    ctx.res.statusCode = 404;
    return next();
  };
}
