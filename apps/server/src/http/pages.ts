import type { Middleware } from 'koa';
import type { Load } from '../model/load.ts';
import { FirstLoad, type FirstLoadNeeds } from './first-load.ts';
import { LinkPreviews, type PreviewNeeds } from './link-preview.ts';
import { insideReader } from './mount.ts';
import type { Route } from './route.ts';
import { webClient } from './web.ts';

type PageNeeds = PreviewNeeds & Omit<FirstLoadNeeds, 'read'> & { readonly load: Load };

/** Pages and files of the web client, with link previews and what they need first; null if it is not built. */
export function createPages(needs: PageNeeds, routes: readonly Route[]): Middleware | null {
  const { config, load, webDir } = needs;
  const read = insideReader(routes, { needsPassword: config.serverPassword !== undefined, load });
  const previews = new LinkPreviews(needs);
  const firstLoad = new FirstLoad({ ...needs, read });
  return webClient(webDir, async (ctx) => {
    const [preview, first] = await Promise.all([previews.tags(ctx), firstLoad.answers(ctx)]);
    return { ...first, tags: preview + first.tags };
  });
}
