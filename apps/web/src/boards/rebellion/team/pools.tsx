import type { LeaderId, RebellionView, Side } from '@echo-base/games/rebellion/client';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { usePhone } from '../../../kit/ui/use-phone.ts';
import * as css from './pools.module.css';
import { RolesDialog } from './role-card.tsx';
import { RoleMark } from './role-mark.tsx';
import { hasBoth, playerOf, ROLES, type Role, roleOf, rolesFor, type Team } from './team.tsx';

interface PoolsProps {
  readonly team: Team;
  readonly view: RebellionView;
  readonly side: Side;
  readonly leaders: readonly LeaderId[];
  children(leader: LeaderId): ReactNode;
}

/** The two leader pools of a side (RB-18.1), the viewer's first, each with the player who commands it. */
export function Pools({ team, view, side, leaders, children }: PoolsProps) {
  const [isRead, setRead] = useState(false);
  const roles = useOrder(team, view, side);
  return (
    <>
      {roles.map((role) => (
        <RolePool
          key={role}
          team={team}
          side={side}
          role={role}
          leaders={leaders.filter((id) => roleOf(id) === role)}
          onRead={() => setRead(true)}
        >
          {children}
        </RolePool>
      ))}
      <RolesDialog team={team} side={side} open={isRead} onOpenChange={setRead} />
    </>
  );
}

/** Own leaders first; on a phone, whose row scrolls, a player of both roles has those of the turn first. */
function useOrder(team: Team, view: RebellionView, side: Side): readonly Role[] {
  const isPhone = usePhone();
  const turn = view.phase === 'command' ? view.turns[view.turn] : undefined;
  if (!isPhone || !hasBoth(team, side) || turn?.side !== side || turn.role === null) return rolesFor(team, side);
  return ROLES.toSorted((a, b) => Number(b === turn.role) - Number(a === turn.role));
}

interface RolePoolProps extends Pick<PoolsProps, 'team' | 'side' | 'leaders' | 'children'> {
  readonly role: Role;
  /** Opens what each role commands. */
  onRead(): void;
}

function RolePool({ team, side, role, leaders, onRead, children }: RolePoolProps) {
  const t = useTranslate();
  const id = useId();
  const player = playerOf(team, side, role);
  const isMine = player?.id === team.viewer;
  const roleName = t(`board.rb.side.role.${role}`);
  const name = isMine ? t('board.rb.team.you') : (player?.name ?? '');
  return (
    <div className={css.pool} data-pool={role}>
      <button
        type="button"
        id={id}
        className={css.who}
        aria-description={t('board.rb.team.about')}
        title={t('board.rb.team.about')}
        onClick={onRead}
      >
        <span className="visually-hidden">{t('board.rb.side.named', { name, role: roleName })}</span>
        <RoleMark role={role} size={22} isSilent />
        <span aria-hidden="true">{hasBoth(team, side) ? roleName : name}</span>
      </button>
      <ul className={css.leaders} aria-labelledby={id}>
        {leaders.map((leader) => (
          <li key={leader}>{children(leader)}</li>
        ))}
        {leaders.length === 0 && <li className={css.none}>{t('board.rb.team.none')}</li>}
      </ul>
    </div>
  );
}
