import { givenOnce } from '../../engine/given-once.ts';
import type { Option } from '../../engine/rule.ts';
import type { SeatId } from '../../engine/state.ts';
import type { Refusal } from '../../engine/text.ts';
import { boxOf } from '../box.ts';
import { missionOf, type TokenType } from '../data/missions.ts';
import type { State } from '../state.ts';
import type { Call } from './ability-book.ts';

/** Hooks of a mission; each is optional. */
export interface MissionHooks {
  /** What players are asked once the map is built, before they deploy. */
  before?(g: State): Call | null;
  /** Once the map is built, before deployment (IA-3.6). */
  setUp?(g: State): void;
  /** Change of a figure's Speed. */
  speed?(g: State, figure: string): number;
  /** Tokens a figure can interact with, refused ones with their reason; keys are those of tokens. */
  interactions?(g: State, figure: string): readonly Option[];
  interact?(g: State, figure: string, token: string): void;
  /** When a figure has entered a space, step by step (IA-6.52). */
  enters?(g: State, figure: string): Call | null;
  /** Why a figure cannot open a door; null if it can (IA-11.9). */
  doorRefusal?(g: State, figure: string): Refusal | null;
  /**
   * How often the points of a group count whose last figure has just been defeated, by the group's seat. `by`: the
   * figure that caused it, where it is neither the attacker nor the one that acts.
   */
  pointsFactor?(g: State, seat: SeatId, by?: string): number;
  /** Tokens that count for the player who controls them (IA-11.1). */
  readonly controlled?: readonly TokenType[];
  /** The area that counts for the player who controls it (IA-11.3). */
  readonly area?: string;
  roundStart?(g: State): Call | null;
  roundEnd?(g: State): Call | null;
  /** Health and defence dice of tokens that can be attacked. */
  readonly attackable?: { readonly type: string; readonly health: number; readonly defence: readonly 'black'[] };
  /** When damage has destroyed a token; the seat is that of the attacker or of the effect. */
  destroyed?(g: State, seat: SeatId): void;
}

/** The rules of the missions by id, which the title gives. */
export const missionBook = givenOnce<Readonly<Record<string, MissionHooks>>>('the missions of Imperial Assault');

/** The mission deck: missions of the box that have rules. */
export function playableMissions(g: State): string[] {
  const { missions } = boxOf(g);
  return Object.keys(missionBook.get()).filter((id) => missions.includes(id) && missionOf(id).set === 'core');
}

/** The hooks of the match's mission. */
export function missionHooks(g: State): MissionHooks {
  return missionBook.get()[g.mission ?? ''] ?? {};
}
