import { LEADERS, type LeaderId, type RebellionView, type Side } from '@echo-base/games/rebellion/client';
import { type ComponentType, createContext, useContext, useMemo } from 'react';
import { isOut } from '../../../kit/net/leave.ts';
import type { BoardProps, SeatInfo } from '../../../question/board-set.ts';
import { sideOfSeat } from '../scene.ts';

/** Roles of a team, in the order of their turns. */
export const ROLES = ['admiral', 'general'] as const;
export type Role = (typeof ROLES)[number];

/** The seats of a match with three or four players, in which every leader belongs to a role. */
export interface Team {
  readonly seats: readonly SeatInfo[];
  readonly viewer: string;
}

const Context = createContext<Team | null>(null);

/** The seats around a part of the board; null for two players, whose leaders have no roles. */
export const useTeam = (): Team | null => useContext(Context);

/** A part of the board with the seats of the match for `useTeam`. */
export function withTeam<P extends BoardProps<RebellionView>>(Part: ComponentType<P>) {
  return function InTeam(props: P) {
    const { seats, viewer } = props;
    const team = useMemo(() => (seats.length > 2 ? { seats, viewer } : null), [seats, viewer]);
    return (
      <Context value={team}>
        <Part {...props} />
      </Context>
    );
  };
}

/** Whether three or four players sit in a match. */
export const isInTeams = ({ actions }: Pick<RebellionView, 'actions'>): boolean =>
  Object.keys(actions.hands).length > 2;

/** The role a leader belongs to: its colour on the pieces of the box. */
export const roleOf = (leader: LeaderId): Role => LEADERS[leader].role;

/** The seat that has a role of a side: its own, the only one of the side, or a team-mate’s who has taken over. */
export function playerOf({ seats }: Team, side: Side, role: Role): SeatInfo | undefined {
  const own = seats.filter(({ id }) => sideOfSeat(id) === side);
  const playing = own.filter(({ leave = null }) => !isOut(leave));
  const named = playing.find(({ id }) => id === side || id === `${side}-${role}`);
  return named ?? playing[0] ?? own[0];
}

/** Whether one player has both roles of a side. */
export function hasBoth(team: Team, side: Side): boolean {
  return playerOf(team, side, 'admiral')?.id === playerOf(team, side, 'general')?.id;
}

/** The roles of a side, those of a viewer first. */
export function rolesFor(team: Team, side: Side): readonly Role[] {
  const isOwn = (role: Role) => playerOf(team, side, role)?.id === team.viewer;
  return ROLES.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)));
}
