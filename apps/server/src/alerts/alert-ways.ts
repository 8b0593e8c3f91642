import { createHash, randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import {
  ALERT_TOPICS,
  ALERT_WAYS,
  type AlertAnswer,
  type AlertList,
  type AlertTested,
  type AlertTopic,
  type AlertTopics,
  type AlertWay,
  type AlertWayAdded,
  type AlertWayBody,
  isMention,
  type NewAlertWay,
} from '@echo-base/protocol';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import { newId } from '../model/ids.ts';
import type { Now } from '../model/now.ts';
import { Slots } from '../model/slots.ts';
import { isPublic } from '../network-addresses.ts';
import { Refused } from '../refused.ts';
import type { AlertWayRow, Player, Store } from '../storage/store.ts';
import { ALERT_TEXT } from './alert-text.ts';
import type { Carriers } from './carriers.ts';
import type { HookNetwork } from './hook-call.ts';
import { formatOf } from './hook-formats.ts';
import type { MailAddresses } from './mail-addresses.ts';
import { hasFitKeys } from './push-message.ts';

/** Failures in a row after which nothing more is sent. */
export const MOST_FAILURES = 3;
/** Tests call services: one of an address at a time, and one that waits. */
const TESTS = { atOnce: 8, each: 2, inAll: 40, retryS: 10 };

export interface AlertWaysNeeds {
  readonly store: Store;
  readonly hooks: Pick<HookNetwork, 'isPrivateAllowed'>;
  readonly carriers: Carriers;
  readonly mailAddresses: MailAddresses;
  /** Limits tests and new ways of a player. */
  readonly alertWindow: SlidingWindow;
  readonly now: Now;
  readonly publicUrl: string | undefined;
}

const isoOf = (at: number) => new Date(at).toISOString();

/** A way as its player sees it: of what is secret only the host, and of a hook the last four signs. */
function shownWay(row: AlertWayRow): AlertWay {
  const { id, kind, format, name, language, wait, isOn, quiet, failures, failedSince, answer } = row;
  const isStopped = failures >= MOST_FAILURES && failedSince !== null && answer !== null;
  return {
    ...{ id, kind, name, language, wait, isOn, quiet },
    ...(format && { format }),
    ...(row.mention !== null && { mention: row.mention }),
    shown: shownAddress(row),
    ...(kind === 'push' && { device: createHash('sha256').update(row.address).digest('base64url') }),
    ...(row.confirmBy !== null && { confirmBy: isoOf(row.confirmBy) }),
    ...(row.reachedAt !== null && { reachedAt: isoOf(row.reachedAt) }),
    ...(isStopped && { stopped: { since: isoOf(failedSince), answer } }),
  };
}

function shownAddress({ kind, address }: AlertWayRow): string {
  if (kind === 'mail') return address;
  const { host } = new URL(address);
  return kind === 'push' ? host : `${host} …${address.slice(-4)}`;
}

/** Throws `bad_mention` for what names no person for the service. */
function checkMention(format: AlertWayRow['format'], mention: string | null): void {
  if (mention !== null && !isMention(format, mention)) throw new Refused('bad_mention');
}

/** Ways of players to be reached. */
export class AlertWays {
  readonly #needs: AlertWaysNeeds;
  readonly #tests = new Slots(TESTS);

  constructor(needs: AlertWaysNeeds) {
    this.#needs = needs;
  }

  async list(player: Player): Promise<AlertList> {
    const { store, carriers } = this.#needs;
    const [ways, matches, often, off] = await Promise.all([
      store.alertWays([player.id]),
      store.alertMatches(player.id),
      store.lastChoice(player.id),
      store.topicsOff(player.id),
    ]);
    return {
      ...{ kinds: carriers.kinds, pushKey: carriers.pushKey, often, off },
      ways: ways.map(shownWay),
      matches: matches.map((one) => ({ matchId: one.matchId, often: one.often })),
    };
  }

  /** Chooses of which kinds of news this player is not told by any way. */
  async choose(player: Player, off: readonly AlertTopic[]): Promise<AlertTopics> {
    const chosen = ALERT_TOPICS.filter((topic) => off.includes(topic));
    await this.#needs.store.setTopicsOff(player.id, chosen);
    return { off: chosen };
  }

  /** Throws `no_such_way`. */
  async #own(player: Player, id: string): Promise<AlertWayRow> {
    const found = (await this.#needs.store.alertWays([player.id])).find((way) => way.id === id);
    if (!found) throw new Refused('no_such_way');
    return found;
  }

  /** Throws `bad_hook`, `bad_mention`, `bad_push`, `no_mail`, `mail_limit`, `too_many_ways` or `slow_down`. */
  async add(player: Player, given: NewAlertWay, from: string): Promise<AlertWayAdded> {
    const { store, carriers, mailAddresses, now } = this.#needs;
    if (!carriers.kinds.includes(given.kind)) throw new Refused('no_mail');
    const target = this.#targetOf(given);
    this.#spend(player);
    const { kind, name, language, wait, isOn, quiet } = given;
    const row: AlertWayRow = {
      ...{ kind, name, language, wait, isOn, quiet, ...target },
      ...{ id: newId(), playerId: player.id, createdAt: now(), reachedAt: null },
      ...{ failures: 0, failedSince: null, answer: null },
      confirmBy: kind === 'mail' ? mailAddresses.confirmBy() : null,
    };
    if (kind === 'push') await this.#dropGone(player);
    const stored = await store.addAlertWay(row, ALERT_WAYS);
    if (!stored) throw new Refused('too_many_ways', { most: ALERT_WAYS });
    const way = shownWay(stored);
    if (stored.confirmBy !== null) return { way, answer: await this.#firstLink(player, stored, from) };
    return { way, ...(kind === 'hook' && row.secret !== null && { secret: row.secret }) };
  }

  /** Sends the link to a new address; one that gets none is not stored. */
  async #firstLink(player: Player, way: AlertWayRow, from: string): Promise<AlertAnswer> {
    const { store, mailAddresses } = this.#needs;
    try {
      return await mailAddresses.sendLink(player, way, from);
    } catch (error) {
      if (error instanceof Refused) await store.dropAlertWay(way.id, player.id);
      throw error;
    }
  }

  /** Where messages go, and what they need. Throws `bad_hook`, `bad_mention` or `bad_push`. */
  #targetOf(given: NewAlertWay): Pick<AlertWayRow, 'address' | 'format' | 'secret' | 'mention'> {
    if (given.kind === 'mail') return { address: given.address, format: null, secret: null, mention: null };
    if (given.kind === 'push') {
      const { endpoint, keys } = given.subscription;
      const url = this.#checked(endpoint);
      if (!url || !hasFitKeys(given.subscription)) throw new Refused('bad_push');
      return { address: url.href, format: null, secret: JSON.stringify(keys), mention: null };
    }
    const url = this.#checked(given.address);
    if (!url) throw new Refused('bad_hook');
    const format = given.format ?? formatOf(url);
    const { mention = null } = given;
    checkMention(format, mention);
    const secret = format === 'json' ? randomBytes(32).toString('base64url') : null;
    return { address: url.href, format, secret, mention };
  }

  /** The address, null unless it may be called; a name is checked at each call. */
  #checked(address: string): URL | null {
    const url = URL.parse(address);
    const isFit = url?.protocol === 'https:' && url.username === '' && url.password === '';
    if (!url || !isFit) return null;
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !this.#needs.hooks.isPrivateAllowed && !isPublic(host)) return null;
    url.hash = '';
    return url;
  }

  /** A browser that subscribes again has ended its old subscription. */
  async #dropGone(player: Player): Promise<void> {
    const { store } = this.#needs;
    const ways = await store.alertWays([player.id]);
    for (const { id, kind, answer } of ways)
      if (kind === 'push' && answer?.code === 'gone') await store.dropAlertWay(id, player.id);
  }

  #spend(player: Player): void {
    const taken = this.#needs.alertWindow.take(player.id);
    if (!taken.ok) throw new Refused('slow_down', { retryAfter: taken.retryAfterS });
  }

  /** Throws `no_such_way` or `bad_mention`. */
  async change(player: Player, id: string, change: AlertWayBody): Promise<AlertWay> {
    if (change.mention) checkMention((await this.#own(player, id)).format, change.mention);
    if (!(await this.#needs.store.changeAlertWay(id, player.id, change))) throw new Refused('no_such_way');
    return shownWay(await this.#own(player, id));
  }

  /** Throws `no_such_way`. */
  async remove(player: Player, id: string): Promise<void> {
    if (!(await this.#needs.store.dropAlertWay(id, player.id))) throw new Refused('no_such_way');
  }

  /**
   * Sends a message now; one that is accepted ends the failures of the way. Throws `no_such_way`, `not_confirmed`, `no_mail`
   * or `slow_down`.
   */
  async test(player: Player, id: string, address: string): Promise<AlertTested> {
    const { store, carriers, now, publicUrl = null } = this.#needs;
    const way = await this.#own(player, id);
    if (way.confirmBy !== null) throw new Refused('not_confirmed');
    this.#spend(player);
    const words = ALERT_TEXT[way.language];
    const kind = 'test' as const;
    const news = {
      key: newId(),
      kind,
      title: words.testTitle,
      text: words.test(player.name),
      since: [],
      url: publicUrl,
    };
    const message = { key: news.key, news: [news], games: 1, more: null };
    const delivered = await this.#tests.use(address, () => carriers.deliver(way, message));
    if (!delivered) throw new Refused('no_mail');
    const { answer } = delivered;
    if (answer.code === 'accepted') await store.setAlertAnswer(id, null, now());
    if (answer.code === 'gone') await store.setAlertAnswer(id, answer, now(), MOST_FAILURES);
    return { answer, way: shownWay(await this.#own(player, id)) };
  }

  /** Sends the link to an address again. Throws `no_such_way`, `no_mail`, `mail_limit` or `slow_down`. */
  async sendLink(player: Player, id: string, from: string): Promise<AlertTested> {
    const way = await this.#own(player, id);
    if (way.confirmBy === null) throw new Refused('no_such_way');
    this.#spend(player);
    const answer = await this.#needs.mailAddresses.sendLink(player, way, from);
    return { answer, way: shownWay(await this.#own(player, id)) };
  }
}
