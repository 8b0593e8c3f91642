import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { ALERT_WAYS, type AlertAnswer, type AlertWay, type AlertWayBody, type NewAlertWay } from '@echo-base/protocol';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import { newId } from '../model/ids.ts';
import type { Now } from '../model/now.ts';
import { isPublic } from '../network-addresses.ts';
import { Refused } from '../refused.ts';
import type { AlertWayRow, Player, Store } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import { callHook, type HookNetwork } from './hook-call.ts';
import { formatOf, hookRequest } from './hook-formats.ts';

/** Failures in a row after which nothing more is sent. */
export const MOST_FAILURES = 3;

export interface AlertWaysNeeds {
  readonly store: Store;
  readonly hooks: HookNetwork;
  /** Limits tests and new ways of a player. */
  readonly alertWindow: SlidingWindow;
  readonly now: Now;
  readonly publicUrl: string | undefined;
}

/** A way as its player sees it: of the address only the host and the last four signs. */
function shownWay(row: AlertWayRow): AlertWay {
  const { id, kind, format, name, language, wait, isOn, quiet, address, failures, failedSince, answer } = row;
  const isStopped = failures >= MOST_FAILURES && failedSince !== null && answer !== null;
  return {
    ...{ id, kind, format, name, language, wait, isOn, quiet },
    shown: `${new URL(address).host} …${address.slice(-4)}`,
    ...(isStopped && { stopped: { since: new Date(failedSince).toISOString(), answer } }),
  };
}

/** Ways of players to be reached. */
export class AlertWays {
  readonly #needs: AlertWaysNeeds;

  constructor(needs: AlertWaysNeeds) {
    this.#needs = needs;
  }

  async list(player: Player): Promise<AlertWay[]> {
    return (await this.#needs.store.alertWays([player.id])).map(shownWay);
  }

  /** Throws `no_such_way`. */
  async #own(player: Player, id: string): Promise<AlertWayRow> {
    const found = (await this.#needs.store.alertWays([player.id])).find((way) => way.id === id);
    if (!found) throw new Refused('no_such_way');
    return found;
  }

  /** Throws `bad_hook`, `too_many_ways` or `slow_down`. */
  async add(player: Player, { address, format, ...given }: NewAlertWay): Promise<{ way: AlertWay; secret?: string }> {
    const url = this.#checked(address);
    this.#spend(player);
    const chosen = format ?? formatOf(url);
    const secret = chosen === 'json' ? randomBytes(32).toString('base64url') : null;
    const row: AlertWayRow = {
      ...given,
      ...{ id: newId(), playerId: player.id, format: chosen, address: url.href, secret },
      ...{ failures: 0, failedSince: null, answer: null, createdAt: this.#needs.now() },
    };
    if (!(await this.#needs.store.addAlertWay(row, ALERT_WAYS)))
      throw new Refused('too_many_ways', { most: ALERT_WAYS });
    return { way: shownWay(row), ...(secret !== null && { secret }) };
  }

  /** Throws `bad_hook` unless the address may be called; a name is checked at each call. */
  #checked(address: string): URL {
    const url = URL.parse(address);
    const isFit = url?.protocol === 'https:' && url.username === '' && url.password === '';
    if (!url || !isFit) throw new Refused('bad_hook');
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !this.#needs.hooks.isPrivateAllowed && !isPublic(host)) throw new Refused('bad_hook');
    url.hash = '';
    return url;
  }

  #spend(player: Player): void {
    const taken = this.#needs.alertWindow.take(player.id);
    if (!taken.ok) throw new Refused('slow_down', { retryAfter: taken.retryAfterS });
  }

  /** Throws `no_such_way`. */
  async change(player: Player, id: string, change: AlertWayBody): Promise<AlertWay> {
    if (!(await this.#needs.store.changeAlertWay(id, player.id, change))) throw new Refused('no_such_way');
    return shownWay(await this.#own(player, id));
  }

  /** Throws `no_such_way`. */
  async remove(player: Player, id: string): Promise<void> {
    if (!(await this.#needs.store.dropAlertWay(id, player.id))) throw new Refused('no_such_way');
  }

  /** Sends a message now; one that is accepted ends the failures of the way. Throws `no_such_way` or `slow_down`. */
  async test(player: Player, id: string): Promise<{ answer: AlertAnswer; way: AlertWay }> {
    const { store, hooks, now, publicUrl = null } = this.#needs;
    const way = await this.#own(player, id);
    this.#spend(player);
    const news = {
      key: newId(),
      kind: 'test' as const,
      text: ALERT_TEXT[way.language].test(player.name),
      url: publicUrl,
    };
    const answer = await callHook(hookRequest(way, { news: [news], more: null }), hooks);
    if (answer.code === 'accepted') await store.setAlertAnswer(id, null, now());
    return { answer, way: shownWay(await this.#own(player, id)) };
  }
}
