import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyTitle } from '@echo-base/games/engine';
import { delaysSpectators } from '../lobby/summary.ts';
import type { Now } from '../model/now.ts';
import type { Logger } from '../observability/log.ts';
import type { AlertWayRow, Store, StoredMatch } from '../storage/store.ts';
import type { PictureLinks } from './picture-links.ts';
import { svgOf } from './picture-svg.ts';

/** Path of a picture. */
export const PICTURE_PATH = '/api/alerts/picture';

/** Width in pixels: twice that in a mail. */
const WIDTH = 480;
/** Pictures kept in memory. */
const KEPT = 50;

export interface PicturesNeeds {
  readonly store: Pick<Store, 'match' | 'glanceOf' | 'alertWay' | 'sanctions'>;
  readonly titles: readonly AnyTitle[];
  readonly pictureLinks: PictureLinks;
  readonly publicUrl: string | undefined;
  /** Directory of the built web client, with its drawings. */
  readonly webDir: string;
  readonly now: Now;
  readonly log: Logger;
}

/**
 * Whether pictures of a match leave the server for a player: as a spectator sees it now, and of a private one if its host says so and they
 * are a member.
 */
function isShown(stored: StoredMatch, playerId: string): boolean {
  const { visibility, pictures, spectators, frozen } = stored.match;
  if (spectators === 'closed' || frozen || delaysSpectators(stored) || stored.kicked?.includes(playerId)) return false;
  return visibility === 'public' || (pictures === true && stored.members.includes(playerId));
}

/** Pictures of matches for messages: what lists draw of them, as PNG. */
export class Pictures {
  readonly #needs: PicturesNeeds;
  /** By match, with the number of acts it shows. */
  readonly #drawn = new Map<string, { readonly seq: number; readonly png: Promise<Buffer> }>();
  /** Ends once the last one is drawn: one after the other, since threads are few. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(needs: PicturesNeeds) {
    this.#needs = needs;
  }

  /** The picture of a match as a player may see it now; null if there is none. No message waits for one that fails. */
  async of(matchId: string, playerId: string): Promise<Buffer | null> {
    try {
      return await this.#of(matchId, playerId);
    } catch (error) {
      this.#needs.log.warn({ matchId, problem: String(error) }, 'a picture of a match cannot be drawn');
      return null;
    }
  }

  async #of(matchId: string, playerId: string): Promise<Buffer | null> {
    const { store, titles } = this.#needs;
    const stored = await store.match(matchId);
    if (!stored || !isShown(stored, playerId)) return null;
    const found = await store.glanceOf(matchId);
    const glance = found?.shown.glance;
    const picture = glance && titles.find(({ id }) => id === stored.match.title)?.picture?.(glance);
    if (!found || !picture) return null;
    const known = this.#drawn.get(matchId);
    if (known?.seq === found.seq) return known.png;
    const png = this.#last.then(() => this.#png(svgOf(picture, (file) => this.#artOf(file))));
    this.#last = png.catch(() => undefined);
    this.#drawn.delete(matchId);
    this.#drawn.set(matchId, { seq: found.seq, png });
    for (const id of [...this.#drawn.keys()].slice(0, -KEPT)) this.#drawn.delete(id);
    return png;
  }

  /** Address of the picture of a match for the player of a way, which works for seven days; null without one. */
  async address({ id: wayId, playerId }: AlertWayRow, matchId: string): Promise<string | null> {
    const { publicUrl, pictureLinks, now } = this.#needs;
    if (publicUrl === undefined || (await this.of(matchId, playerId)) === null) return null;
    return `${publicUrl}${PICTURE_PATH}?token=${pictureLinks.token({ wayId, matchId }, now())}`;
  }

  /**
   * The picture of a token; null if it is not of this server, too old, or there is no picture any more. Whoever has the address sees what its
   * player may see: nothing once they have removed the way, or are banned.
   */
  async read(token: string): Promise<Buffer | null> {
    const { store, pictureLinks, now } = this.#needs;
    const link = pictureLinks.read(token, now());
    const way = link && (await store.alertWay(link.wayId));
    if (!link || !way) return null;
    const sanctions = await store.sanctions({ matchIds: [''], playerIds: [way.playerId], now: now() });
    return sanctions.some(({ kind }) => kind === 'ban') ? null : this.of(link.matchId, way.playerId);
  }

  /** Drawn in another thread. Throws where the library does not run on this machine. */
  async #png(svg: string): Promise<Buffer> {
    const { renderAsync } = await import('@resvg/resvg-js');
    const drawn = await renderAsync(svg, { fitTo: { mode: 'width', value: WIDTH }, font: { loadSystemFonts: false } });
    return drawn.asPng();
  }

  #artOf(file: string): string | null {
    const art = join(this.#needs.webDir, 'art');
    try {
      const [version = ''] = readdirSync(art);
      return `data:image/svg+xml;base64,${readFileSync(join(art, version, file)).toString('base64')}`;
    } catch {
      return null;
    }
  }
}
