import type { Json } from '../../engine/json.ts';
import type { Rule } from '../../engine/rule.ts';
import type { SeatId, Vars } from '../../engine/state.ts';
import type { Refusal, Text } from '../../engine/text.ts';
import type { ActionId } from '../data/actions.ts';
import type { LeaderId } from '../data/leaders.ts';
import type { MissionId } from '../data/missions.ts';
import type { PlaceId, SystemId } from '../data/systems.ts';
import type { Side } from '../data/units.ts';
import { playing, roleOf, seatOf } from '../seats.ts';
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
  /** Places units have come from while the card was carried out: nobody retreats there (RB-10.10). */
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
 * The checks of RB-20 run after every step.
 */
export type Op =
  | { readonly does: (g: State, c: Ctx) => void; readonly asks?: never; readonly choices?: never }
  | {
      // biome-ignore lint/suspicious/noExplicitAny: each helper pairs a rule with its own variables.
      readonly asks: Rule<any>;
      readonly vars: (g: State, c: Ctx) => Vars | null;
      readonly then?: (g: State, c: Ctx, result: Json) => void;
      readonly does?: never;
      readonly choices?: never;
    }
  | { readonly choices: readonly Branch[]; readonly does?: never; readonly asks?: never };

/** A step that changes the board at once. */
export function does(change: (g: State, c: Ctx) => void): Op {
  return { does: change };
}

/**
 * A step that runs a rule with these variables; null skips it. `then` takes what the rule ended with. A rule of a file
 * that itself reaches the cards is given as a function, so that cards can be declared before it is loaded.
 */
export function asks<V extends Vars>(
  rule: Rule<V> | (() => Rule<V>),
  vars: (g: State, c: Ctx) => V | null,
  then?: (g: State, c: Ctx, result: Json) => void,
): Op {
  return {
    get asks() {
      return typeof rule === 'function' ? rule() : rule;
    },
    vars,
    ...(then && { then }),
  };
}

/** The system a card works in. Throws for the base space and for cards without a place. */
export function systemOf(c: Ctx): SystemId {
  if (c.place === null || c.place === 'rebel-base-space') throw new Error(`${c.card} has no system`);
  return c.place;
}

/** The leader a card is attempted against. */
export function targetOf(c: Ctx): LeaderId {
  if (!c.target) throw new Error(`${c.card} has no target leader`);
  return c.target;
}

/** The leader who carries a card out alone, or the first assigned. */
export function leaderOf(c: Ctx): LeaderId {
  const [leader] = c.leaders;
  if (!leader) throw new Error(`${c.card} has no leader`);
  return leader;
}

/** The seat that decides for a card's side; a mate takes over from one that has given up. */
export function decider(g: State, c: Pick<Ctx, 'side' | 'seat'>): SeatId {
  return playing(g, c.side).includes(c.seat) ? c.seat : seatOf(g, c.side, 'general');
}

/** The seat of a leader's player. */
export function playerOf(g: State, side: Side, leader: LeaderId): SeatId {
  return seatOf(g, side, roleOf(leader));
}
