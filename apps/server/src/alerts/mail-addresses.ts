import { createHash, randomBytes } from 'node:crypto';
import type { AlertAnswer } from '@echo-base/protocol';
import type { SlidingWindow } from '../auth/sliding-window.ts';
import { newId } from '../model/ids.ts';
import type { Now } from '../model/now.ts';
import { Refused } from '../refused.ts';
import type { AlertWayRow, Player, Store } from '../storage/store.ts';
import { confirmMail } from './mail-message.ts';
import type { MailServer } from './mail-server.ts';

const DAY_MS = 24 * 3_600_000;
/** Links that are sent within a day: to one mailbox, for one player, and by all servers on the database. */
const MOST = { mailbox: 3, player: 6, server: 500 };

export interface MailAddressesNeeds {
  readonly store: Store;
  readonly now: Now;
  /** Limits the links that an address asks for. */
  readonly mailWindow: SlidingWindow;
  /** Null if the server sends no mail. */
  readonly mail: { readonly server: MailServer; readonly publicUrl: string } | null;
}

const hashOf = (token: string) => createHash('sha256').update(`mail ${token}`).digest('base64url');

/** Address as links to it are counted: without case, and without what many servers ignore after a plus. */
function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  return `${local.split('+')[0]}@${host}`;
}

/** Addresses of mail: to one that was not confirmed nothing is sent but a link, which confirms it once. */
export class MailAddresses {
  readonly #needs: MailAddressesNeeds;

  constructor(needs: MailAddressesNeeds) {
    this.#needs = needs;
  }

  /** Until when a link that is sent now can be opened. */
  confirmBy(): number {
    return this.#needs.now() + DAY_MS;
  }

  /** Sends the link, which `from` asks for; resolves with what the mail server answers. Throws `no_mail` or `mail_limit`. */
  async sendLink(player: Player, way: AlertWayRow, from: string): Promise<AlertAnswer> {
    const { store, now, mail, mailWindow } = this.#needs;
    if (!mail) throw new Refused('no_mail');
    if (!mailWindow.take(from).ok) throw new Refused('mail_limit');
    const token = randomBytes(24).toString('base64url');
    const common = { tokenHash: hashOf(token), wayId: way.id, playerId: player.id, sentAt: now() };
    const link = { ...common, mailbox: mailboxOf(way.address) };
    if (!(await store.addMailLink(link, { since: now() - DAY_MS, most: MOST }))) throw new Refused('mail_limit');
    return mail.server.send(confirmMail(way, { player: player.name, token, key: newId() }, mail.publicUrl));
  }

  /** The way whose address a link confirms; null if it was used or has expired. */
  async find(token: string): Promise<AlertWayRow | null> {
    const { store, now } = this.#needs;
    const link = await store.mailLink(hashOf(token));
    if (!link || link.sentAt + DAY_MS <= now()) return null;
    const way = await store.alertWay(link.wayId);
    return way?.confirmBy === null ? null : way;
  }

  /** Confirms the address of a link; null as `find`. */
  async confirm(token: string): Promise<AlertWayRow | null> {
    const way = await this.find(token);
    if (!way) return null;
    await this.#needs.store.confirmAlertWay(way.id);
    await this.#needs.store.useMailLinks(way.id);
    return way;
  }
}
