import { isWeighty, type Moment } from '../../question/log/moment.ts';
import type { Staged } from '../../question/log/moments-context.ts';

/** Part of a moment: what is seen of it, and for how many milliseconds. */
export interface Part {
  readonly phase: Staged['phase'];
  readonly roll?: number;
  readonly ms: number;
}

/** Milliseconds at speed "normal". */
const CAMERA_MS = 300;
const CAMERA_AND_PIECES_MS = 400;
const FIRST_DIE_MS = 600;
const NEXT_DIE_MS = 60;
const MOST_DICE_MS = 1_200;
/** The dice lie before the result is said. */
const HOLD_MS = 250;
const RESULT_MS = 1_600;
/** The same of a moment without dice, and of any if more of them wait. */
const SHORT_RESULT_MS = 900;
const PASSING_RESULT_MS = 600;
/** A result of weight is read to its end, whatever waits behind it. */
const WEIGHTY_RESULT_MS = 2_800;
/** A moment of one sentence without a place, such as a damage or a pass in a combat: nothing moves to be followed. */
const REMARK_MS = 450;

/** A change of the board is read to its end too, the longer the more places its sentence names. */
const CHANGE_MS = 900;
const NEXT_PLACE_MS = 150;

interface How {
  /** How many times as long as at speed "normal". */
  readonly pace: number;
  /** Nothing moves: dice do not fall. */
  readonly isStill: boolean;
  /** More moments wait behind it. */
  readonly hasMore: boolean;
}

type Seen = Pick<
  Moment,
  'dice' | 'secondDice' | 'isBrief' | 'isChange' | 'about' | 'at' | 'ways' | 'isDecisive' | 'isTurningPoint'
>;

function resultMs(moment: Seen, hasMore: boolean): number {
  if (isWeighty(moment)) return WEIGHTY_RESULT_MS;
  if (hasMore) return PASSING_RESULT_MS;
  return moment.dice ? RESULT_MS : SHORT_RESULT_MS;
}

/** The parts of a moment in order: the result last, so that nothing tells it before. */
export function partsOf(moment: Seen, { pace, isStill, hasMore }: How): readonly Part[] {
  const { dice = 0, secondDice = 0, isBrief, isChange, at, ways } = moment;
  const isRemark = isBrief && dice === 0 && at === undefined && !ways && !isWeighty(moment);
  if (isRemark) return [{ phase: 'result', ms: (isChange ? changeMs(moment) : REMARK_MS) * pace }];
  const result = resultMs(moment, hasMore);
  const parts: Part[] = [{ phase: 'opening', ms: dice > 0 ? CAMERA_AND_PIECES_MS : CAMERA_MS }];
  if (dice > 0 && !isStill) parts.push({ phase: 'dice', ms: fallingOf(dice) });
  if (secondDice > 0 && !isStill) parts.push({ phase: 'dice', roll: 1, ms: fallingOf(dice + secondDice) });
  parts.push({ phase: 'result', ms: result });
  return parts.map((part) => ({ ...part, ms: part.ms * pace }));
}

const changeMs = ({ about = [] }: Seen): number => CHANGE_MS + NEXT_PLACE_MS * Math.max(0, about.length - 1);

/** Milliseconds until the last of so many dice lies, and is seen to. */
const fallingOf = (dice: number): number => Math.min(MOST_DICE_MS, FIRST_DIE_MS + NEXT_DIE_MS * (dice - 1)) + HOLD_MS;

/** Milliseconds of all parts. */
export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { ms }) => sum + ms, 0);
