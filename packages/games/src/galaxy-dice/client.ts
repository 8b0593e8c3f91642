/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
import type { SeatId } from '../engine/state.ts';
import type { AllyId } from './data/allies.ts';
import type { Face, LordId, RebelId, SpaceSymbol } from './data/facts.ts';
import type { PlanetId, RowId, SpaceId } from './data/planets.ts';

export { boxOf } from './box.ts';
export { ALLIES, ALLY_IDS, type Ally, type AllyId, hasNewHope, type Power, symbolsOf } from './data/allies.ts';
export {
  DICE,
  FACES,
  type Face,
  LORD_IDS,
  LORDS,
  type LordId,
  PLAIN,
  type PlainSymbol,
  REBEL_IDS,
  REBELS,
  type RebelId,
  type SpaceSymbol,
} from './data/facts.ts';
export { PLANET_IDS, PLANETS, type Planet, type PlanetId, type Row, type RowId, type SpaceId } from './data/planets.ts';
export { placedText, sentencesOf } from './log-sentences.ts';
export { placeName } from './places.ts';
export type { TextKey } from './text/index.ts';

export const TITLE_ID = 'galaxy-dice';
export const SEAT_IDS = ['p1', 'p2', 'p3', 'p4'] as const;

/** `rolled` lies in the tray; `unused` no longer counts because the player has confirmed. */
export type DieState = 'rolled' | 'placed' | 'aside' | 'unused';

export interface DieView {
  /** Counted from 1; options refer to it as `die:<id>`. */
  readonly id: number;
  readonly face: Face;
  readonly state: DieState;
  /** The space it covers when placed. */
  readonly space: SpaceId | null;
  /** Placed or set aside before the second roll, so it stays. */
  readonly locked: boolean;
}

export interface SpaceView {
  /** Options refer to it as `space:<id>`. */
  readonly id: SpaceId;
  readonly symbol: SpaceSymbol;
  /** Seat whose rebel marker covers it. */
  readonly coveredBy: SeatId | null;
  /** The die that stands on it until its player confirms. */
  readonly die: number | null;
}

export interface RowView {
  readonly id: RowId;
  /** From 1. */
  readonly number: number;
  readonly spaces: readonly SpaceView[];
  /** Spaces with neither marker nor die. */
  readonly toGo: number;
  readonly reward: { readonly vp: number; readonly allies: readonly AllyId[] };
  /** The reward has been taken. */
  readonly paid: boolean;
}

export interface SeatView {
  readonly seat: SeatId;
  readonly rebel: RebelId | null;
  /** The rebel has helped in the current turn. */
  readonly rebelUsed: boolean;
  /** Null where points are hidden. */
  readonly vp: number | null;
  readonly allies: readonly AllyId[];
  /** The lord who costs dice in the next turn, or else the one who costs them in the turn in progress. */
  readonly lord: LordId | null;
  readonly conceded: boolean;
}

/** Summary of the previous turn, for boards that animate pieces. */
export interface TurnView {
  /** Turns are counted from 1. */
  readonly number: number;
  readonly seat: SeatId;
  readonly planet: PlanetId;
  /** Spaces covered by dice and by help. */
  readonly placed: readonly SpaceId[];
  readonly helped: readonly SpaceId[];
  /** Null where the points of others are hidden. */
  readonly vpDice: number | null;
  readonly rows: readonly RowId[];
  readonly lord: LordId | null;
}

export interface FinalScore {
  readonly seat: SeatId;
  /** Points won during the match. */
  readonly points: number;
  readonly allies: number;
  readonly lord: number;
  readonly total: number;
}

export type GalaxyStep = 'choose-rebel' | 'place' | 'help' | 'over';

/** View of a viewer: everything except the seed, and except other players' points where they are hidden. */
export interface GalaxyView {
  readonly step: GalaxyStep;
  /** The seat whose turn it is, or that chooses a rebel. */
  readonly active: SeatId;
  readonly firstPlayer: SeatId;
  /** The planets of this match in order. */
  readonly planets: readonly PlanetId[];
  readonly planet: PlanetId;
  readonly planetIndex: number;
  readonly rows: readonly RowView[];
  readonly dice: readonly DieView[];
  /** 1 or 2; 0 before the first turn. */
  readonly roll: number;
  /** Increases with every roll of the match: animate a roll only when it has changed. */
  readonly rollId: number;
  /** Counted from 1; 0 before the first turn. */
  readonly turn: number;
  /** Free spaces when the turn began. */
  readonly freeAtStart: number;
  /** The lord that would come if the player confirmed now; after confirming, the one that came. */
  readonly penalty: LordId | 'clear';
  /** Clockwise. */
  readonly seats: readonly SeatView[];
  /** Lords at the edge of the planet. */
  readonly lords: readonly LordId[];
  readonly lastTurn: TurnView | null;
  /** Final scores, best first; null until the end. */
  readonly final: readonly FinalScore[] | null;
}
