/** What a browser may import of this title: ids, facts of the box, and the shape of the view. Never state or rules. */
import type { SpaceId } from '../engine/grid/index.ts';
import type { SeatId } from '../engine/state.ts';
import type { Text } from '../engine/text.ts';
import type { Die, Icon } from './data/dice.ts';
import type { Zone } from './data/maps.ts';
import type { TokenType } from './data/missions.ts';
import type { ConditionId, Keyword } from './data/terms.ts';

export { type Place, placeOf, spacesOf } from '../engine/grid/base.ts';
export { columnAndRow, type SpaceId, spaceId } from '../engine/grid/plan.ts';
export {
  type Army,
  armyProblems,
  cardProblems,
  deckProblems,
  FIRST_ARMIES,
  filledDeck,
  pointsOf,
  unplayable,
} from './data/armies.ts';
export { decodeArmy, encodeArmy } from './data/army-code.ts';
export { ACCURACY_OF, COMMAND_IDS as commandIds, commandCard } from './data/commands.ts';
export {
  copyLimit as copiesOf,
  DEPLOYMENT_IDS as deploymentIds,
  deploymentCard,
  figureCardOf,
} from './data/deployments.ts';
export { type Die, FACES, type Icons } from './data/dice.ts';
export { mapInfo } from './data/maps.ts';
export { MISSION_IDS as missionIds, missionOf, type TokenType } from './data/missions.ts';
export type { CommandCard, FigureCard, MapInfo, Mission } from './data/schema.ts';
export { AFFILIATIONS, CONDITIONS, type ConditionId, REACTIONS, TRAITS } from './data/terms.ts';

export { sightBetween, wayTo } from './drawing.ts';
export { AFTER_DAMAGE, OF_ATTACK, sentencesOf } from './log-sentences.ts';
export { type ArmyLook, affiliationOf, looksOf } from './looks.ts';
export { placeName } from './places.ts';
export { type Aid, aidOf, type Reckoning, reckon, surgesPicked } from './preview/attack.ts';
export type { TextKey } from './text/index.ts';

export const TITLE_ID = 'imperial-assault';

export interface FigureView {
  readonly id: string;
  readonly seat: SeatId;
  readonly group: string;
  readonly card: string;
  /** North-western space of the base, its columns and rows. */
  readonly space: SpaceId;
  readonly columns: number;
  readonly rows: number;
  readonly damage: number;
  readonly health: number;
  readonly conditions: readonly ConditionId[];
  /** Ids of tokens it carries. */
  readonly carries: readonly string[];
}

export interface GroupView {
  readonly id: string;
  readonly seat: SeatId;
  readonly card: string;
  readonly exhausted: boolean;
  /** Figures left on the map. */
  readonly figures: number;
  readonly attached: readonly string[];
}

export interface PlayerView {
  readonly seat: SeatId;
  readonly points: number;
  readonly zone: Zone | null;
  /** Deployment cards; null until armies are revealed, except the viewer's own. */
  readonly cards: readonly string[] | null;
  /** The command deck list, for its owner and after the match. */
  readonly deckList: readonly string[] | null;
  readonly deckSize: number;
  readonly handSize: number;
  readonly hand: readonly string[] | null;
  readonly discards: readonly string[];
}

export interface TokenView {
  readonly id: string;
  readonly type: TokenType;
  readonly space: SpaceId | null;
  readonly carrier: string | null;
  readonly coloured: boolean;
  /** Who controls it; null for no one, and where that does not count in the mission. */
  readonly controller: SeatId | null;
  /** Seats that have scored it. */
  readonly claims: readonly SeatId[];
  readonly damage: number;
}

export interface ActivationView {
  readonly seat: SeatId;
  readonly figure: string;
  readonly actions: number;
  readonly points: number;
}

export interface DieView {
  readonly die: Die;
  readonly face: number | null;
  readonly rerolled: boolean;
}

/** Steps of an attack in the order of the rules (IA-9.12 to IA-9.32). */
export const ATTACK_STEPS = ['declare', 'roll', 'reroll', 'modify', 'surges', 'accuracy', 'damage', 'after'] as const;
export type AttackStep = (typeof ATTACK_STEPS)[number];

/** Icons of dice and their sums. */
export type AttackTotals = Readonly<Record<Icon, number>>;

export interface AttackView {
  /** The seat of the attacker. */
  readonly seat: SeatId;
  readonly step: AttackStep;
  readonly attacker: string;
  readonly target: string;
  readonly space: SpaceId;
  readonly type: 'melee' | 'ranged';
  readonly attackDice: readonly DieView[];
  readonly defenceDice: readonly DieView[];
  /** Accuracy that a ranged attack needs; null for melee. */
  readonly needed: number | null;
  /** Sums of the dice; null before the roll. */
  readonly rolled: AttackTotals | null;
  /** What changes the sums; `source` is null for effects of cards together. */
  readonly modifiers: readonly { readonly icon: Icon; readonly n: number; readonly source: Text | null }[];
  /** Results after the modifiers so far; null before the roll. */
  readonly totals: AttackTotals | null;
  /** Surge abilities, by the number in their options. */
  readonly surges: readonly { readonly cost: number; readonly gives: readonly Keyword[] }[];
  /** Indices of the surge abilities that were bought. */
  readonly bought: readonly number[];
  /** Pierce without surges. */
  readonly pierce: number;
  readonly missed: 'dodge' | 'accuracy' | 'reach' | null;
  /** Ends of the two lines that establish sight, in columns and rows from the north-west; null without sight. */
  readonly lines: readonly (readonly [number, number])[] | null;
}

export interface View {
  readonly ruleset: 'seed' | 'faq';
  readonly round: number;
  readonly initiative: SeatId | null;
  readonly turn: SeatId | null;
  readonly mission: string | null;
  readonly map: string | null;
  readonly openDoors: readonly string[];
  readonly players: readonly PlayerView[];
  readonly groups: readonly GroupView[];
  readonly figures: readonly FigureView[];
  readonly tokens: readonly TokenView[];
  /** Seats that control the terminals, by space. */
  readonly terminals: readonly { readonly space: SpaceId; readonly seat: SeatId | null }[];
  /** Groups of bounty hunters (Most Dangerous Game). */
  readonly hunters: readonly string[];
  readonly effects: readonly { readonly ability: string; readonly figure: string; readonly seat: SeatId }[];
  readonly activation: ActivationView | null;
  readonly attack: AttackView | null;
}
