import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { isWatchable } from '../../kit/net/unnamed.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { ReachableLink } from '../../kit/ui/reachable-link.tsx';
import { RenewInvite } from './renew-invite.tsx';
import * as css from './watch-link.module.css';

/** Whether the link to watch is offered: to players and the host, in a match with watchers whose link they have. */
function isOffered(summary: MatchSummary): boolean {
  const { mine = [], isHost, visibility, inviteCode } = summary;
  const isPlayer = mine.length > 0 || isHost === true;
  return isPlayer && isWatchable(summary) && (visibility === 'public' || inviteCode !== undefined);
}

/** Button of the link by which others watch, such as on a television: to scan, to copy or to share. */
export function WatchLink({ summary }: { summary: MatchSummary }) {
  const t = useTranslate();
  const [open, setOpen] = useState(false);
  const name = useMatchNames()(summary);
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
          title={name}
          text={t('watchLink.share', { match: name })}
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
