import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useTranslate } from '../i18n/translate.tsx';
import { useMatchNames } from '../lobby/match-name.ts';
import { ReachableLink } from '../lobby/reachable-link.tsx';
import { RenewInvite } from '../lobby/renew-invite.tsx';
import { isWatchable } from '../lobby/unnamed.ts';
import type { MatchSummary } from '../net/types.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import css from './watch-link.module.css';

/** Whether the link to watch is offered: to players and the host, in a match with watchers whose link they have. */
function isOffered(summary: MatchSummary): boolean {
  const { mine = [], isHost, visibility, inviteCode } = summary;
  const isAtTable = mine.length > 0 || isHost === true;
  return isAtTable && isWatchable(summary) && (visibility === 'public' || inviteCode !== undefined);
}

/** Button of the link by which others watch, such as on a television: to scan, to copy or to share. */
export function WatchLink({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const table = useMatchNames()(summary);
  if (!isOffered(summary)) return null;
  const isPrivate = summary.visibility === 'private';
  return (
    <>
      <Button small icon="eye" onClick={() => setOpen(true)}>
        {t('watchLink.open')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('watchLink.open')} closeLabel={t('app.close')}>
        <ReachableLink
          path={matchPagePath(summary.matchId, isPrivate ? summary.inviteCode : undefined)}
          label={t('watchLink.link')}
          qrLabel={t('watchLink.qr')}
          title={table}
          text={t('watchLink.share', { table })}
        >
          <p className={css.note}>
            {t('watchLink.text')} {summary.spectators === 'delayed' && t('watchLink.late')}{' '}
            {isPrivate && t('watchLink.private')}
          </p>
          {isPrivate && summary.isHost && <RenewInvite matchId={summary.matchId} />}
        </ReachableLink>
      </Dialog>
    </>
  );
}
