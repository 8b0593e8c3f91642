import type { Middleware } from 'koa';
import { PICTURE_PATH, type Pictures } from '../alerts/pictures.ts';
import type { Config } from '../config.ts';
import { dataHeaders } from './headers.ts';

/** Pictures in notifications. They need no session, as the token says who may. */
export function pictures(needs: { readonly config: Config; readonly pictures: Pictures }): Middleware {
  const headers = dataHeaders(needs.config);
  return async (ctx, next) => {
    if (ctx.path !== PICTURE_PATH || (ctx.method !== 'GET' && ctx.method !== 'HEAD')) return next();
    const { token } = ctx.query;
    const png = typeof token === 'string' ? await needs.pictures.read(token) : null;
    ctx.set(headers);
    if (png === null) {
      ctx.status = 404;
      return;
    }
    // Clients of chats in a browser show it in a page of their own.
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
    ctx.type = 'image/png';
    ctx.body = png;
  };
}
