import type { LeaderId, LeaderView } from '@echo-base/games/rebellion/client';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useDecision } from '../../../question/selection/use-selection.ts';
import { hasBoth, playerOf, roleOf, useTeam } from './team.tsx';

/** Why the viewer cannot use a leader of the side: a team-mate commands it (RB-18.1), or it is the turn of the other role. */
export function useWhose(leader: LeaderId, { side }: LeaderView): string | null {
  const t = useTranslate();
  const team = useTeam();
  const decision = useDecision();
  if (!team) return null;
  const role = roleOf(leader);
  const player = playerOf(team, side, role);
  const name = t(`leader.${leader}`);
  if (player?.id !== team.viewer) return t('board.rb.team.commands', { name: player?.name ?? '', leader: name });
  if (!hasBoth(team, side) || decision?.prompt.key !== 'ask.roleTurn') return null;
  return t(`board.rb.team.otherTurn.${role}`, { leader: name });
}
