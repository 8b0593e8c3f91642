import type { AlertAnswer, AlertWayKind } from '@echo-base/protocol';
import type { AlertWayRow, Store } from '../storage/store.ts';
import { callHook, type HookNetwork } from './hook-call.ts';
import { hookRequest, type Message } from './hook-formats.ts';
import { type MailNeeds, newsMail } from './mail-message.ts';
import type { MailServer } from './mail-server.ts';
import { type PushSender, pushRequest } from './push-message.ts';

export interface CarriersNeeds {
  readonly store: Pick<Store, 'matchesWaiting'>;
  /** Network of hooks and push services. */
  readonly hooks: HookNetwork;
  readonly pushSender: PushSender;
  /** Null if the server sends no mail. */
  readonly mail: (MailNeeds & { readonly server: MailServer }) | null;
}

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
  async deliver(way: AlertWayRow, message: Message, signal?: AbortSignal): Promise<AlertAnswer | null> {
    const { store, pushSender: sender, mail } = this.#needs;
    const hooks = { ...this.#needs.hooks, ...(signal && { signal }) };
    if (way.kind === 'hook') return callHook(hookRequest(way, message), hooks);
    if (way.kind === 'mail') return mail ? mail.server.send(newsMail(way, message, mail)) : null;
    const waiting = await store.matchesWaiting(way.playerId);
    return asPush(await callHook(pushRequest(way, message, { waiting, sender }), hooks));
  }
}

/** Push services answer 404 or 410 once a browser has ended its subscription. */
function asPush(answer: AlertAnswer): AlertAnswer {
  return answer.status === 404 || answer.status === 410 ? { ...answer, code: 'gone' } : answer;
}
