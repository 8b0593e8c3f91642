import { matchPagePath } from '@echo-base/protocol';
import { useTranslate } from '../../i18n/translate.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { Panel } from '../../ui/Panel.tsx';
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
  return (
    <Panel title={t('setup.invite')}>
      <ReachableLink
        path={matchPagePath(summary.matchId, summary.inviteCode)}
        label={t('setup.link')}
        qrLabel={t('setup.qr')}
        title={summary.name}
        text={t('setup.shareText', { title, table: summary.name })}
      >
        <p className={css.note}>{t(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}</p>
        {summary.isHost && <RenewInvite matchId={summary.matchId} />}
      </ReachableLink>
    </Panel>
  );
}
