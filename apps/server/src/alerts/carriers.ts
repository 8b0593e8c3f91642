import type { AlertAnswer, AlertWayKind } from '@echo-base/protocol';
import type { AlertWayRow, Store } from '../storage/store.ts';
import { callHook, type HookNetwork } from './hook-call.ts';
import { type Closing, closingRequest, hookRequest, type Message, receiptOf } from './hook-formats.ts';
import { type MailNeeds, newsMail } from './mail-message.ts';
import type { MailServer } from './mail-server.ts';
import type { Pictures } from './pictures.ts';
import { closingPush, type PushSender, pushRequest } from './push-message.ts';

export interface CarriersNeeds {
  readonly store: Pick<Store, 'matchesWaiting'>;
  /** Network of hooks and push services. */
  readonly hooks: HookNetwork;
  readonly pushSender: PushSender;
  readonly pictures: Pictures;
  /** Null if the server sends no mail. */
  readonly mail: (MailNeeds & { readonly server: MailServer }) | null;
}

/** What became of a message, and what its service needs to change it later. */
export interface Delivered {
  readonly answer: AlertAnswer;
  readonly receipt: string | null;
}

/** Of a notification: the browser finds it by its match. */
const SHOWN = 'shown';

/** How messages are carried to players, by the kind of their way. */
export class Carriers {
  readonly #needs: CarriersNeeds;

  constructor(needs: CarriersNeeds) {
    this.#needs = needs;
  }

  /** Kinds of ways that this server has. */
  get kinds(): AlertWayKind[] {
    return this.#needs.mail ? ['hook', 'push', 'mail'] : ['hook', 'push'];
  }

  get pushKey(): string {
    return this.#needs.pushSender.publicKey;
  }

  /** Resolves with what became of the message; null if the server has no such ways any more. `signal` takes calls back. */
  async deliver(way: AlertWayRow, message: Message, signal?: AbortSignal): Promise<Delivered | null> {
    const { mail, pictures } = this.#needs;
    const hooks = this.#network(signal);
    // A list of several matches is not out of date by one move.
    const isOne = message.news.length === 1 && message.more === null;
    // Of several matches none is shown.
    const matchId = isOne ? message.news[0]?.matchId : undefined;
    if (way.kind === 'hook') {
      const picture = matchId === undefined ? null : await pictures.address(way, matchId);
      // A service fetches it itself.
      const shown = picture?.startsWith('https:') ? picture : null;
      const { answer, text } = await callHook(hookRequest(way, message, shown), hooks);
      return { answer, receipt: isOne ? receiptOf(way, text) : null };
    }
    if (way.kind === 'mail') {
      if (!mail) return null;
      const picture = matchId === undefined ? null : await pictures.of(matchId, way.playerId);
      return { answer: await mail.server.send(newsMail(way, message, { ...mail, picture })), receipt: null };
    }
    const image = matchId === undefined ? null : await pictures.address(way, matchId);
    const { answer } = await callHook(pushRequest(way, message, { ...(await this.#pushNeeds(way)), image }), hooks);
    return { answer: asPush(answer), receipt: isOne ? SHOWN : null };
  }

  /** Changes a message that is out of date. Null if its service cannot. */
  async close(way: AlertWayRow, closing: Closing, receipt: string, signal: AbortSignal): Promise<AlertAnswer | null> {
    const request =
      way.kind === 'push'
        ? closingPush(way, closing, await this.#pushNeeds(way))
        : closingRequest(way, receipt, closing.text);
    return request && (await callHook(request, this.#network(signal))).answer;
  }

  #network(signal: AbortSignal | undefined): HookNetwork {
    return { ...this.#needs.hooks, ...(signal && { signal }) };
  }

  async #pushNeeds({ playerId }: AlertWayRow) {
    return { waiting: await this.#needs.store.matchesWaiting(playerId), sender: this.#needs.pushSender };
  }
}

/** Push services answer 404 or 410 once a browser has ended its subscription. */
function asPush(answer: AlertAnswer): AlertAnswer {
  return answer.status === 404 || answer.status === 410 ? { ...answer, code: 'gone' } : answer;
}
