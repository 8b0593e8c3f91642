import { matchPagePath, matchScreenPath } from '@echo-base/protocol';
import { useState } from 'react';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import { ownAddress } from '../../kit/net/base-path.ts';
import { useLinkAddress } from '../../kit/net/reach.ts';
import type { MatchSummary } from '../../kit/net/types.ts';
import { isWatchable } from '../../kit/net/unnamed.ts';
import { Button, buttonClass } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { LinkField } from '../../kit/ui/link-field.tsx';
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
        <Television path={matchScreenPath(summary.matchId, isPrivate ? summary.inviteCode : null)} name={name} />
      </Dialog>
    </>
  );
}

/** The address under which a television shows the match to the whole room, to be typed there, or opened here. */
function Television({ path, name }: { path: string; name: string }) {
  const t = useTranslate();
  const { address } = useLinkAddress();
  return (
    <section className={css.television}>
      <h3>{t('tv.open')}</h3>
      <p className={css.note}>{t('tv.text')}</p>
      <LinkField
        label={t('tv.link')}
        link={address.url + path}
        title={name}
        text={t('watchLink.share', { match: name })}
      />
      <a className={buttonClass({ small: true })} href={ownAddress() + path} target="_blank" rel="noreferrer">
        {t('tv.here')}
      </a>
    </section>
  );
}
