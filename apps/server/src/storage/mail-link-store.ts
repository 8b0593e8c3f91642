import type { Kysely } from 'kysely';
import type { MailLinkRow } from '../model/alert-rows.ts';
import type { Database } from './schema.ts';

/** Limits of links within a time. */
interface MailLinkLimits {
  readonly since: number;
  /** To one mailbox, for one player, and of the server. */
  readonly most: { readonly mailbox: number; readonly player: number; readonly server: number };
}

/** Links to confirm addresses of mail; only hashes of their tokens are stored. */
export interface MailLinkStore {
  /** Stores a link, which can be opened for as long as `since` is ago, and forgets those sent before. False if a limit is reached. */
  addMailLink(link: MailLinkRow, limits: MailLinkLimits): Promise<boolean>;
  mailLink(tokenHash: string): Promise<MailLinkRow | null>;
  /** The links of a way lead nowhere any more; they still count. */
  useMailLinks(wayId: string): Promise<void>;
}

export function mailLinkStore(db: Kysely<Database>): MailLinkStore {
  return {
    addMailLink: (link, { since, most }) =>
      db.transaction().execute(async (tx) => {
        await tx.deleteFrom('mail_links').where('sent_at', '<=', since).execute();
        const { n } = await tx
          .selectFrom('mail_links')
          .select((eb) => eb.fn.countAll().as('n'))
          .executeTakeFirstOrThrow();
        const near = await tx
          .selectFrom('mail_links')
          .select(['mailbox', 'player_id'])
          .where((eb) => eb.or([eb('mailbox', '=', link.mailbox), eb('player_id', '=', link.playerId)]))
          .execute();
        const toMailbox = near.filter(({ mailbox }) => mailbox === link.mailbox).length;
        const ofPlayer = near.filter((one) => one.player_id === link.playerId).length;
        if (toMailbox >= most.mailbox || ofPlayer >= most.player || Number(n) >= most.server) return false;
        const { tokenHash: token_hash, wayId: way_id, playerId: player_id, mailbox, sentAt: sent_at } = link;
        await tx.insertInto('mail_links').values({ token_hash, way_id, player_id, mailbox, sent_at }).execute();
        await tx
          .updateTable('alert_ways')
          .set({ confirm_by: sent_at + (sent_at - since) })
          .where('id', '=', way_id)
          .where('confirm_by', 'is not', null)
          .execute();
        return true;
      }),
    async mailLink(tokenHash) {
      const row = await db.selectFrom('mail_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
      if (!row || row.way_id === '') return null;
      const { way_id: wayId, player_id: playerId, mailbox, sent_at: sentAt } = row;
      return { tokenHash, wayId, playerId, mailbox, sentAt: Number(sentAt) };
    },
    async useMailLinks(wayId) {
      await db.updateTable('mail_links').set({ way_id: '' }).where('way_id', '=', wayId).execute();
    },
  };
}
