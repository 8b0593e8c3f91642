import { LANGUAGES } from '@echo-base/games/engine';
import { inviteOf, matchPagePath } from '@echo-base/protocol';
import type { Context, Middleware } from 'koa';
import type { Services } from '../services.ts';
import { belowPathPage, pathBefore } from './below-path.ts';
import { FirstLoad } from './first-load.ts';
import { LinkPreviews } from './link-preview.ts';
import { insideReader } from './mount.ts';
import { pageAt } from './page-table.ts';
import type { Route } from './route.ts';
import { webClient } from './web.ts';

/** Path of a match, and what may follow it; messengers double or encode the signs between. */
const MATCH = /^(?:\/|%2f)*m(?:\/|%2f)/i;
/** Pages of a match besides its own. */
const PAGE = /(?:\/|%2f)(replay|tv)\b/i;

/** The right address of a match whose link was changed on its way to the reader; null if it is right, or of no match. */
function rightAddress({ path, url, query }: Context): string | null {
  const invite = MATCH.test(path) ? inviteOf(url) : null;
  if (!invite) return null;
  const { matchId, code } = invite;
  const [page = '', search = ''] = matchPagePath(matchId, code).split('?');
  const [, more] = PAGE.exec(path) ?? [];
  const right = more === undefined ? page : `${page}/${more.toLowerCase()}`;
  if (path === right && (query.invite ?? null) === code) return null;
  return search === '' ? right : `${right}?${search}`;
}

/** Pages and files of the web client, with link previews and what they need first; null if it is not built. */
export function createPages(services: Services, routes: readonly Route[]): Middleware | null {
  const { config, webDir, basePath, warnings } = services;
  const read = insideReader(routes, services);
  const previews = new LinkPreviews(services);
  const firstLoad = new FirstLoad(services, read);
  const client = webClient({ dir: webDir, basePath: basePath.path }, async (ctx) => {
    const found = await pageAt(webDir, ctx.path);
    const [preview, first] = await Promise.all([previews.tags(ctx, found), firstLoad.answers(ctx, found)]);
    return { ...first, tags: preview + first.tags };
  });
  if (!client) return null;
  return (ctx, next) => {
    const below = config.publicUrl === undefined && ctx.method === 'GET' ? pathBefore(ctx) : null;
    if (below !== null) {
      warnings.belowPath(below);
      ctx.status = 400;
      ctx.type = 'html';
      ctx.body = belowPathPage(below, LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en');
      return;
    }
    const right = ctx.method === 'GET' || ctx.method === 'HEAD' ? rightAddress(ctx) : null;
    return right === null ? client(ctx, next) : ctx.redirect(basePath.of(ctx) + right);
  };
}
