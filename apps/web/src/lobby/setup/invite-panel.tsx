import { matchPagePath } from '@echo-base/protocol';
import { useTranslate } from '../../i18n/translate.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useMatchNames } from '../match-name.ts';
import { ReachableLink } from '../reachable-link.tsx';
import { RenewInvite } from '../renew-invite.tsx';
import css from './setup.module.css';

interface InvitePanelProps {
  readonly summary: MatchSummary;
  readonly title: string;
}

/** The invite link, to scan, to copy or to share. */
export function InvitePanel({ summary, title }: InvitePanelProps) {
  const t = useTranslate();
  const table = useMatchNames()(summary);
  return (
    <Panel title={t('setup.invite')}>
      <ReachableLink
        path={matchPagePath(summary.matchId, summary.inviteCode)}
        label={t('setup.link')}
        qrLabel={t('setup.qr')}
        title={table}
        text={t('setup.shareText', { title, table })}
      >
        <p className={css.note}>{t(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}</p>
        {summary.isHost && <RenewInvite matchId={summary.matchId} />}
      </ReachableLink>
    </Panel>
  );
}
