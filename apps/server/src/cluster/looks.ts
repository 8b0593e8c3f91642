import { LOOKED_AT_SECONDS } from '@echo-base/protocol';
import type { Now } from '../model/now.ts';
import type { News } from './notices.ts';
import type { Peers } from './peers.ts';

type Look = Extract<News, { kind: 'looking' }>;

/** Until when a look holds by itself, in milliseconds. */
const LOOK_MS = LOOKED_AT_SECONDS * 1_000;
/** A report that prolongs a look by less is not passed on. */
const LEAST_MS = 20_000;
/** How long it is remembered that a page is not looked at. */
const KEPT_MS = 3_600_000;

/** A page of a player: its socket, and the matches it shows. */
export interface Page {
  readonly playerId: string;
  readonly socketId: string;
  readonly matchIds: readonly string[];
}

/** Pages that their players look at, on any node: a hidden tab, or one that was not used for a while, is not among them. */
export class Looks {
  readonly #now: Now;
  readonly #peers: Pick<Peers, 'tell'>;
  /** By player, then by socket. */
  readonly #looks = new Map<string, Map<string, Look>>();
  /** Sockets of this node. */
  readonly #own = new Set<string>();

  /** `now` is database time. */
  constructor(peers: Pick<Peers, 'tell' | 'listen'>, now: Now) {
    this.#now = now;
    this.#peers = peers;
    peers.listen({
      told: (news) => {
        if (news.kind === 'looking') this.#take(news);
      },
    });
  }

  #take(look: Look): void {
    const pages = this.#looks.get(look.playerId) ?? new Map<string, Look>();
    // Of pages elsewhere only those that are looked at are of use.
    if (look.until > 0 || this.#own.has(look.socketId)) pages.set(look.socketId, look);
    else pages.delete(look.socketId);
    if (pages.size > 0) this.#looks.set(look.playerId, pages);
    else this.#looks.delete(look.playerId);
  }

  /** A page says whether it is looked at, or was used. */
  report(page: Page, isVisible: boolean): void {
    this.#own.add(page.socketId);
    const until = isVisible ? this.#now() + LOOK_MS : 0;
    const known = this.#looks.get(page.playerId)?.get(page.socketId);
    const isSame = known?.matchIds.join() === page.matchIds.join() && known.until > 0 === isVisible;
    if (!isSame || until > known.until + LEAST_MS) this.#peers.tell({ kind: 'looking', ...page, until });
  }

  /** A page shows other matches. One that has never reported is looked at when it opens them. */
  move(page: Page): void {
    const known = this.#looks.get(page.playerId)?.get(page.socketId);
    if (known) this.#peers.tell({ ...known, ...page });
    else this.report(page, true);
  }

  /** A page has closed. */
  leave({ playerId, socketId }: Pick<Page, 'playerId' | 'socketId'>): void {
    if (this.#own.delete(socketId)) this.#peers.tell({ kind: 'looking', playerId, socketId, matchIds: [], until: 0 });
  }

  /** Whether a player looks at a page, or at one that shows this match. */
  isLooking(playerId: string, matchId?: string): boolean {
    const now = this.#now();
    const pages = [...(this.#looks.get(playerId)?.values() ?? [])];
    return pages.some(({ until, matchIds }) => until > now && (matchId === undefined || matchIds.includes(matchId)));
  }

  /** Forgets pages that were not looked at for long. */
  sweep(): void {
    const before = this.#now() - KEPT_MS;
    for (const [playerId, pages] of this.#looks) {
      for (const [socketId, { until }] of pages) if (until > 0 && until < before) pages.delete(socketId);
      if (pages.size === 0) this.#looks.delete(playerId);
    }
  }
}
