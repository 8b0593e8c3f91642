import { matchPagePath } from '@echo-base/protocol';
import { useState } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import { renewInvite } from '../../net/agreements.ts';
import type { MatchSummary } from '../../net/types.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ReachableLink } from '../reachable-link.tsx';
import { reasonOf } from '../reason.ts';
import css from './setup.module.css';

/** For the host: a new invite link, after which the old one is not valid any more. */
function RenewInvite({ matchId, onChanged }: { matchId: string; onChanged(): void }) {
  const t = useTranslate();
  const [sending, setSending] = useState(false);
  const renew = async () => {
    setSending(true);
    try {
      await renewInvite(matchId);
      showToast({ tone: 'ok', icon: 'link', title: t('setup.renewed') });
      onChanged();
    } catch (error) {
      showToast({ tone: 'error', title: t('setup.failed'), body: reasonOf(t, error) });
    }
    setSending(false);
  };
  return (
    <Button
      small
      variant="quiet"
      icon="link"
      sending={sending}
      title={t('setup.renewText')}
      onClick={() => void renew()}
    >
      {t('setup.renew')}
    </Button>
  );
}

interface InvitePanelProps {
  readonly summary: MatchSummary;
  readonly title: string;
  /** Called after a change, so that the summary is fetched again. */
  onChanged(): void;
}

/** The invite link, to scan, to copy or to share. */
export function InvitePanel({ summary, title, onChanged }: InvitePanelProps) {
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
        {summary.isHost && <RenewInvite matchId={summary.matchId} onChanged={onChanged} />}
      </ReachableLink>
    </Panel>
  );
}
