import { useTranslate } from '../../i18n/translate.tsx';
import type { MatchSummary } from '../../net/types.ts';
import { Panel } from '../../ui/Panel.tsx';
import { inviteLink } from '../invite.ts';
import { LinkField } from '../link-field.tsx';
import css from './setup.module.css';

/** The invite link, to copy or to share. */
export function InvitePanel({ summary, title }: { summary: MatchSummary; title: string }) {
  const t = useTranslate();
  const link = inviteLink(globalThis.location?.origin ?? '', summary.matchId, summary.inviteCode);
  return (
    <Panel title={t('setup.invite')}>
      <p className={css.note}>{t(summary.spectators === 'closed' ? 'setup.inviteText' : 'setup.inviteTextWatch')}</p>
      <LinkField
        label={t('setup.link')}
        link={link}
        title={summary.name}
        text={t('setup.shareText', { title, table: summary.name })}
      />
    </Panel>
  );
}
