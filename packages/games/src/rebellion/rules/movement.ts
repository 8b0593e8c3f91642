import type { SeatId } from '../../engine/state.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Side, Theatre, UnitId, UnitType } from '../data/units.ts';
import { book } from './book.ts';

/** A movement of units into one place, and what it may ignore. Make one with `movement`. */
export type MoveVars = {
  side: Side;
  /** Who chooses. */
  seat: SeatId;
  to: PlaceId;
  /** Places units may come from; `adjacent` follows RB-8.2, RB-8.18 and RB-8.19. */
  from: 'adjacent' | PlaceId[];
  /** All units come from one place. */
  oneSource: boolean;
  /** Only units of this theatre. */
  only: Theatre | null;
  /** Units in all, and of each type named (others then none). */
  max: number | null;
  most: Partial<Record<UnitType, number>> | null;
  /** Transport is not needed. */
  freely: boolean;
  /** Own leaders do not stop units from leaving. */
  pastLeaders: boolean;
  /** Chosen so far; they move together when the choice is done (RB-20.7). */
  moving: UnitId[];
  captives: LeaderId[];
};

/** A movement under the normal rules but for what is given. */
export function movement(plan: Pick<MoveVars, 'side' | 'seat' | 'to'> & Partial<MoveVars>): MoveVars {
  return {
    from: 'adjacent',
    oneSource: false,
    only: null,
    max: null,
    most: null,
    freely: false,
    pastLeaders: false,
    moving: [],
    captives: [],
    ...plan,
  };
}

/** Asks for units one by one and moves them together; ends with the places they came from. */
export const moveUnits = book.rule<MoveVars>('move-units', {
  start: { run: (_g, at) => at.end([]) },
});
