import type { Json } from '../../engine/json.ts';
import type { Rule } from '../../engine/rule.ts';
import type { SeatId, Vars } from '../../engine/state.ts';
import type { Refusal, Text } from '../../engine/text.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { PlaceId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import type { State } from '../state.ts';

/** What an effect of a card works on. Plain JSON: it lies in frames. */
export type Ctx = {
  /** Side that carries the card out. */
  side: Side;
  /** Who makes its decisions (RB-18.16). */
  seat: SeatId;
  card: MissionId | ActionId;
  /** The mission's system, the base space, the combat's system, or where an action card's leader has been put. */
  place: PlaceId | null;
  /** The leader a mission is attempted against. */
  target: LeaderId | null;
  /** Leaders assigned to the mission, or the leader who uses the action card. */
  leaders: LeaderId[];
  /** Places units have come from while the card was carried out: no one retreats there (RB-10.10). */
  from?: PlaceId[];
};

/** One of several things a card lets its player choose; `refused`: why it is not possible now. */
export interface Branch {
  readonly key: string;
  readonly label: Text;
  readonly ops: readonly Op[];
  readonly refused?: (g: State, c: Ctx) => Refusal | null;
}

/**
 * One step of a card. `does` changes the board at once; `asks` calls a rule, or skips it where `vars` gives null,
 * and `then` takes what it ended with; `choices` lets the player carry out one of several lists of steps.
 * The checks of RB-20 run after every step. `idle`: why the step would change nothing in this position; null if it would,
 * or may.
 */
export type Op =
  | {
      readonly does: (g: State, c: Ctx) => void;
      readonly idle?: (g: State, c: Ctx) => Text | null;
      readonly asks?: never;
      readonly choices?: never;
    }
  | {
      // biome-ignore lint/suspicious/noExplicitAny: each helper pairs a rule with its own variables.
      readonly asks: Rule<any>;
      readonly vars: (g: State, c: Ctx) => Vars | null;
      readonly then?: (g: State, c: Ctx, result: Json) => void;
      readonly idle?: (g: State, c: Ctx) => Text | null;
      readonly does?: never;
      readonly choices?: never;
    }
  | { readonly choices: readonly Branch[]; readonly does?: never; readonly asks?: never };
