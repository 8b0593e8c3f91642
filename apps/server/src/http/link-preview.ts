import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@echo-base/games/engine';
import { inviteCode, type MatchSummary, matchId } from '@echo-base/protocol';
import type { Context } from 'koa';
import { addressOf } from '../auth/address.ts';
import { checkVisible } from '../lobby/access.ts';
import type { Services } from '../services.ts';
import type { PageAt } from './page-table.ts';
import { PREVIEW_TEXT } from './preview-text.ts';

/** What a messenger shows of a link. */
interface Preview {
  readonly title: string;
  readonly description: string;
  /** Name of its picture in `cards/` of the web client. */
  readonly picture: string;
}

/** Pages of a match that messengers show. */
const SHOWN: ReadonlySet<string | undefined> = new Set(['match', 'screen', 'replay']);
/** Picture of the server itself, and of titles without their own. */
const OWN = 'echo-base';
const WIDTH = 1_200;
const HEIGHT = 630;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Open Graph tags of a preview, for the head of the page. */
function tagsOf({ title, description, picture }: Preview, origin: string, path: string): string {
  const tags: Readonly<Record<string, string>> = {
    'og:type': 'website',
    'og:site_name': 'Echo Base',
    'og:title': title,
    'og:description': description,
    'og:url': origin + path,
    'og:image': `${origin}/cards/${picture}.jpg`,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
  };
  const all = Object.entries(tags).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`,
  );
  return [...all, '<meta name="twitter:card" content="summary_large_image" />'].join('');
}

/**
 * Link previews (Open Graph) of pages: of a match that a stranger with this link may see, its title, name and host;
 * of every other page the server's own, so that nothing shows whether a private match exists. Only for requests
 * without a session, such as those of messengers; players have no use for a preview.
 */
export class LinkPreviews {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Tags for the page of a request, in the language it accepts. */
  async tags(ctx: Context, found: PageAt): Promise<string> {
    const language = LANGUAGES.find((one) => one === ctx.acceptsLanguages([...LANGUAGES])) ?? 'en';
    const match = await this.#match(ctx, found).catch(() => null);
    const own = { title: 'Echo Base', description: PREVIEW_TEXT[language].server, picture: OWN };
    // Without the invite code: a preview may be shown to others than the link.
    return tagsOf(
      match ? this.#of(match, language) : own,
      this.#services.config.publicUrl ?? `${ctx.protocol}://${ctx.host}`,
      ctx.path,
    );
  }

  /** The match of an address; null if it is none, or not shown to strangers with this link. */
  async #match(ctx: Context, { page, params }: PageAt): Promise<MatchSummary | null> {
    const { config, registry, loader, lobby, invites, cookie } = this.#services;
    const id = SHOWN.has(page?.name) ? matchId.safeParse(params.matchId).data : undefined;
    if (id === undefined || config.serverPassword !== undefined || cookie.isIn(ctx.headers)) return null;
    const invite = inviteCode.safeParse(ctx.query.invite).data;
    await invites.countAttempt(id, invite, [addressOf(ctx.req, config.trustProxy)]);
    const stored = registry.peek(id)?.stored ?? (await loader.find(id));
    checkVisible(stored, null, invite);
    return lobby.summary(stored, null);
  }

  #of({ title: id, name, host, status }: MatchSummary, language: Language): Preview {
    const title = this.#services.titles.find((one) => one.id === id);
    const game = title?.text[language]?.[title.name] ?? title?.text.en[title.name] ?? id;
    const { waiting, running } = PREVIEW_TEXT[language];
    const hasPicture = existsSync(join(this.#services.webDir, 'cards', `${id}.jpg`));
    const description = (status === 'waiting' ? waiting : running)(host, name || game);
    return { title: `${game} · Echo Base`, description, picture: hasPicture ? id : OWN };
  }
}
