import type { AnyTitle } from '@echo-base/games/engine';
import type { AlertWayRow, Store } from '../storage/store.ts';
import { matchName } from './match-names.ts';
import type { StopLinks } from './stop-links.ts';

export interface MailStopsNeeds {
  readonly store: Store;
  readonly titles: readonly AnyTitle[];
  readonly stopLinks: StopLinks;
}

/** What a link would stop: alerts of a match by its name, or with null all mail to the address of the way. */
interface Found {
  readonly way: AlertWayRow;
  readonly matchId: string | null;
  readonly game: string | null;
}

/** Links in mail that stop it. */
export class MailStops {
  readonly #needs: MailStopsNeeds;

  constructor(needs: MailStopsNeeds) {
    this.#needs = needs;
  }

  /** Null if the token is not of this server, or its way or match is not there any more. */
  async find(token: string): Promise<Found | null> {
    const { store, titles, stopLinks } = this.#needs;
    const stop = stopLinks.read(token);
    const way = stop && (await store.alertWay(stop.wayId));
    if (!way) return null;
    if (stop.matchId === null) return { way, matchId: null, game: null };
    const stored = await store.match(stop.matchId);
    return stored && { way, matchId: stop.matchId, game: matchName(titles, stored.match, way.language).whole };
  }

  /** Stops it. Null as `find`. */
  async stop(token: string): Promise<Found | null> {
    const { store } = this.#needs;
    const found = await this.find(token);
    if (!found) return null;
    const { way, matchId } = found;
    if (matchId === null) await store.changeAlertWay(way.id, way.playerId, { isOn: false });
    else await store.stopAlerts({ playerId: way.playerId, matchId, often: 'never' });
    return found;
  }
}
