import type { SeatId } from '../../engine/state.ts';
import type { AttackDie } from '../data/dice.ts';
import type { Keyword } from '../data/terms.ts';
import type { Attack } from '../state.ts';
import { book } from './book.ts';

/** An attack to be made; abilities and command cards call `attackRule` with it. */
export type AttackVars = {
  attacker: string;
  /** Who decides for the attacker. */
  seat: SeatId;
  /** A target that has been chosen already: piece and space. */
  chosen?: string;
  /** The only target there may be. */
  only?: string;
  /** Targets that may not be chosen. */
  except?: string[];
  /** Whether the attack may be left out. */
  optional?: boolean;
  /** In place of what the card prints. */
  type?: 'melee' | 'ranged';
  dice?: AttackDie[];
  /** Icons and keywords of this attack. */
  extra?: Keyword[];
  /** Whether it counts for the limit of the running activation. */
  counts?: boolean;
  /** An effect after the attack, by its ability. */
  follows?: string;
  /** The attack that this one interrupts. */
  outer?: Attack | null;
};

/** Result of the rule: the target, or null where no attack was declared, and the damage it suffered. */
export type AttackResult = { target: string; suffered: number } | null;

/** One attack, from the choice of its target to the effects after it (IA-9). */
export const attackRule = book.declare<AttackVars>('attack');
