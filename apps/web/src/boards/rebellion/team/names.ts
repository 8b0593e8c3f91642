import type { LeaderId } from '@echo-base/games/rebellion/client';
import { type Translate, useTranslate } from '../../../kit/i18n/translate.tsx';
import { roleOf, useTeam } from './team.tsx';

/** A leader's name with the role it belongs to: "Mon Mothma (Admiral)". */
export function withRole(t: Translate, leader: LeaderId): string {
  return t('board.rb.side.named', { name: t(`leader.${leader}`), role: t(`board.rb.side.role.${roleOf(leader)}`) });
}

/** Names leaders where no mark shows their role: with it, if three or four players sit in the match. */
export function useLeaderName(): (leader: LeaderId) => string {
  const t = useTranslate();
  const inTeam = useTeam() !== null;
  return (leader) => (inTeam ? withRole(t, leader) : t(`leader.${leader}`));
}
