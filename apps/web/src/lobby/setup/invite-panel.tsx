import { useTranslate } from '../../i18n/translate.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { Panel } from '../../ui/Panel.tsx';
import { inviteLink } from '../invite.ts';
import { LinkField } from '../link-field.tsx';
import { QrCode } from '../qr-code.tsx';
import css from './setup.module.css';

/** The invite link, to scan, to copy or to share. */
export function InvitePanel({ summary, title }: { summary: MatchSummary; title: string }) {
  const t = useTranslate();
  const link = inviteLink(globalThis.location?.origin ?? '', summary.matchId, summary.inviteCode);
  return (
    <Panel title={t('setup.invite')}>
      <div className={css.invite}>
        <QrCode link={link} label={t('setup.qr')} />
        <div className={css.inviteWords}>
          <p className={css.note}>
            {t(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}
          </p>
          <LinkField
            label={t('setup.link')}
            link={link}
            title={summary.name}
            text={t('setup.shareText', { title, table: summary.name })}
          />
        </div>
      </div>
    </Panel>
  );
}
