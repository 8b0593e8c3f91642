import { matchPagePath } from '@echo-base/protocol';
import { dateTimeOf } from '../../kit/i18n/date-time.ts';
import { useLanguage } from '../../kit/i18n/language.ts';
import { useMatchNames } from '../../kit/i18n/match-name.ts';
import { useTranslate } from '../../kit/i18n/translate.tsx';
import type { MatchSummary } from '../../kit/net/types.ts';
import { Icon } from '../../kit/ui/icons.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { ReachableLink } from '../../kit/ui/reachable-link.tsx';
import { RenewInvite } from '../../match/people/renew-invite.tsx';
import * as css from './setup.module.css';

interface InvitePanelProps {
  readonly summary: MatchSummary;
  readonly title: string;
}

/** The invite link, to scan, to copy or to share. */
export function InvitePanel({ summary, title }: InvitePanelProps) {
  const t = useTranslate();
  const name = useMatchNames()(summary);
  return (
    <Panel title={t('setup.invite')}>
      <ReachableLink
        path={matchPagePath(summary.matchId, summary.inviteCode)}
        label={t('setup.link')}
        qrLabel={t('setup.qr')}
        title={name}
        text={t('setup.shareText', { title, match: name })}
        shortcut="c"
      >
        <p className={css.note}>{t(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}</p>
        {summary.isHost && <RenewInvite matchId={summary.matchId} />}
      </ReachableLink>
      {summary.isHost && <Opened at={summary.linkOpenedAt} />}
    </Panel>
  );
}

/** Says to the host that the link has reached another device, and when; nothing while that is not known. */
function Opened({ at }: { at: string | undefined }) {
  const t = useTranslate();
  const { language } = useLanguage();
  return (
    <p className={css.opened} role="status">
      {at !== undefined && (
        <>
          <Icon name="check" size={18} />
          {t('setup.linkOpened', { time: dateTimeOf(language, new Date(at), new Date()).short })}
        </>
      )}
    </p>
  );
}
