import type { Side } from '@echo-base/games/rebellion/client';
import { type RefObject, useEffect, useRef, useState } from 'react';
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

/** Calls `onFold` at a press on the board around the card, or on the card itself, and at the first act of the viewer. */
function useFold(card: RefObject<HTMLElement | null>, onFold: () => void): void {
  const isSending = useMatch((state) => state.sending !== null);
  const fold = useRef(onFold);
  fold.current = onFold;
  useEffect(() => {
    // A press that only skips what is played does not come here.
    const press = ({ target }: Event) => {
      if (target instanceof Node && card.current?.parentElement?.contains(target)) fold.current();
    };
    document.addEventListener('click', press);
    return () => document.removeEventListener('click', press);
  }, [card]);
  useEffect(() => {
    if (isSending) fold.current();
  }, [isSending]);
}

/**
 * Says once, at the start of a match of three or four, what the viewer commands, until the viewer turns to the board; the
 * marks of the pools open it again. It covers no question.
 */
export function RoleCard() {
  const team = useTeam();
  const { view, viewer, outcome } = useScene();
  const matchId = useMatch((state) => state.matchId);
  const side = sideOfViewer(viewer);
  const [isRead, setRead] = useState(false);
  if (!team || !side || matchId === null || outcome || view.round > 1) return null;
  const key = `${matchId} ${viewer}`;
  if (isRead || areRolesRead(key)) return null;
  const read = () => {
    readRoles(key);
    setRead(true);
  };
  return <Card team={team} side={side} onRead={read} />;
}

function Card({ onRead, ...roles }: RolesProps & { onRead(): void }) {
  const t = useTranslate();
  const card = useRef<HTMLElement>(null);
  useFold(card, onRead);
  const title = t(`board.rb.team.title.${ownRole(roles)}`);
  return (
    <section ref={card} className={css.card} aria-label={title} data-roles="">
      <h2>{title}</h2>
      <Roles {...roles} />
      <Button small icon="check" onClick={onRead}>
        {t('board.rb.team.read')}
      </Button>
    </section>
  );
}
