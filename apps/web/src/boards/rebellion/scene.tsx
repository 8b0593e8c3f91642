import {
  LEADER_IDS,
  type LeaderId,
  type LeaderView,
  type RebellionView,
  type Side,
  type UnitId,
} from '@echo-base/games/rebellion/client';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useTranslate } from '../../i18n/translate.tsx';
import type { BoardProps, SeatInfo } from '../types.ts';

/** State shared by the parts of this board. */
export interface Scene extends BoardProps<RebellionView> {
  /** The viewer's side; null for spectators. */
  readonly side: Side | null;
  /** Seats of a side, in the order of the match. */
  seatsOf(side: Side): readonly SeatInfo[];
  nameOf(seat: string): string;
  /** Units by place (`UnitView.at`), in the order of the component list. */
  readonly unitsAt: ReadonlyMap<string, readonly UnitId[]>;
  /** Leaders by place (`LeaderView.at`), in the order of the component list. */
  readonly leadersAt: ReadonlyMap<string, readonly LeaderId[]>;
}

const Context = createContext<Scene | null>(null);

/** The state of the match. Throws outside a board. */
export function useScene(): Scene {
  const scene = useContext(Context);
  if (!scene) throw new Error('no scene around this component');
  return scene;
}

/** The side of a seat: seats are named after their side. */
export function sideOfSeat(seat: string): Side {
  return seat.startsWith('rebel') ? 'rebel' : 'imperial';
}

/** Whether a leader is held captive. */
export function isCaptive({ ring }: LeaderView): boolean {
  return ring === 'captured' || ring === 'carbonite';
}

function grouped<Id extends string>(entries: readonly (readonly [Id, string])[]): ReadonlyMap<string, readonly Id[]> {
  const groups = new Map<string, Id[]>();
  for (const [id, at] of entries) {
    const group = groups.get(at);
    if (group) group.push(id);
    else groups.set(at, [id]);
  }
  return groups;
}

function unitsByPlace(units: RebellionView['units']): Scene['unitsAt'] {
  const ids = Object.keys(units) as UnitId[];
  return grouped(ids.flatMap((id) => (units[id] ? [[id, units[id].at] as const] : [])));
}

function leadersByPlace(leaders: RebellionView['leaders']): Scene['leadersAt'] {
  return grouped(LEADER_IDS.map((id) => [id, leaders[id].at] as const));
}

/** Provides the state of the match. */
export function SceneProvider({ board, children }: { board: BoardProps<RebellionView>; children: ReactNode }) {
  const t = useTranslate();
  const { view, viewer, seats, outcome } = board;
  const unitsAt = useMemo(() => unitsByPlace(view.units), [view.units]);
  const leadersAt = useMemo(() => leadersByPlace(view.leaders), [view.leaders]);
  const scene = useMemo(
    (): Scene => ({
      view,
      viewer,
      seats,
      ...(outcome && { outcome }),
      side: viewer === 'spectator' ? null : sideOfSeat(viewer),
      seatsOf: (side) => seats.filter((seat) => sideOfSeat(seat.id) === side),
      nameOf: (id) => seats.find((seat) => seat.id === id)?.name ?? t(`seat.${id}`),
      unitsAt,
      leadersAt,
    }),
    [view, viewer, seats, outcome, t, unitsAt, leadersAt],
  );
  return <Context.Provider value={scene}>{children}</Context.Provider>;
}
