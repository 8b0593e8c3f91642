import type { Side } from '@echo-base/games/rebellion/client';
import { useState } from 'react';
import { useTranslate } from '../../../kit/i18n/translate.tsx';
import { useMatch } from '../../../kit/net/match-store.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { useScene } from '../scene.ts';
import { sideOfViewer } from '../sides.ts';
import * as css from './role-card.module.css';
import { RoleMark } from './role-mark.tsx';
import { areRolesRead, readRoles } from './roles-read.ts';
import { hasBoth, playerOf, type Role, rolesFor, type Team, useTeam } from './team.tsx';

interface RolesProps {
  readonly team: Team;
  readonly side: Side;
}

/** Which role the viewer has; `both` for the only player of a side. */
function ownRole({ team, side }: RolesProps): Role | 'both' {
  if (hasBoth(team, side)) return 'both';
  return playerOf(team, side, 'admiral')?.id === team.viewer ? 'admiral' : 'general';
}

/** What each role of the side decides, one line each, and whose leaders are whose. */
function Roles({ team, side }: RolesProps) {
  const t = useTranslate();
  return (
    <>
      <ul className={css.roles}>
        {rolesFor(team, side).map((role) => {
          const player = playerOf(team, side, role);
          const who = player?.id === team.viewer ? t('board.rb.team.you') : (player?.name ?? '');
          return (
            <li key={role}>
              <RoleMark role={role} size={26} isSilent />
              <p>
                <b>
                  {t(`board.rb.side.role.${role}`)}
                  {!hasBoth(team, side) && ` · ${who}`}
                </b>
                {t(`seat.${side}-${role}.does`)}
              </p>
            </li>
          );
        })}
      </ul>
      <p className={css.note}>{t(hasBoth(team, side) ? 'board.rb.team.both' : 'board.rb.team.marks')}</p>
    </>
  );
}

/** The roles of the viewer's side again, from the marks of their pools. */
export function RolesDialog({
  open,
  onOpenChange,
  ...roles
}: RolesProps & { readonly open: boolean; onOpenChange(open: boolean): void }) {
  const t = useTranslate();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`board.rb.team.title.${ownRole(roles)}`)}
      placement="bottom"
      closeLabel={t('match.close')}
    >
      <Roles {...roles} />
    </Dialog>
  );
}

/** Says once, at the start of a match of three or four, what the viewer commands; it covers no question. */
export function RoleCard() {
  const t = useTranslate();
  const team = useTeam();
  const { view, viewer, outcome } = useScene();
  const matchId = useMatch((state) => state.matchId);
  const side = sideOfViewer(viewer);
  const [isRead, setRead] = useState(false);
  if (!team || !side || matchId === null || outcome || view.round > 1) return null;
  const key = `${matchId} ${viewer}`;
  if (isRead || areRolesRead(key)) return null;
  const title = t(`board.rb.team.title.${ownRole({ team, side })}`);
  return (
    <section className={css.card} aria-label={title} data-roles="">
      <h2>{title}</h2>
      <Roles team={team} side={side} />
      <Button
        small
        icon="check"
        onClick={() => {
          readRoles(key);
          setRead(true);
        }}
      >
        {t('board.rb.team.read')}
      </Button>
    </section>
  );
}
