import { createContext, useContext } from 'react';
import type { Frame } from '../../kit/net/types.ts';
import type { Moment } from './moment.ts';

/** The moments of a match for the viewer on screen: since the last act, and the one in front. */
export interface Moments {
  /** All of them, oldest first. */
  readonly all: readonly Moment[];
  /** Those of others since the viewer's last act, and own results that came while the viewer was away, oldest first. */
  readonly marked: readonly Moment[];
  /** The one in front; null for none. */
  readonly opened: Moment | null;
  /** The ones among which the one in front is a step: the marked ones, or all for one that is read again. */
  readonly row: readonly Moment[];
  /** The opened one had been seen before. */
  readonly isAgain: boolean;
  /** Number of marked ones that were not in front yet. */
  readonly unseen: number;
  /** Moments worth reopening from the log, by the number of the entry that shows or completes them. */
  readonly bySeq: ReadonlyMap<number, Moment>;
  /** Grows with each that the viewer opens, which should then be in view. */
  readonly asked: number;
  /** Grows with each that the viewer opens or steps to: the board shows its place. */
  readonly steps: number;
  /** Brings the one after or before the opened one to the front. */
  step(by: 1 | -1): void;
  /** Brings one to the front, from a list or the log. */
  open(moment: Moment): void;
  /** Brings the first one that was not seen to the front, else the newest. */
  reopen(): void;
  /** Takes the opened one from the front; the marks stay. */
  close(): void;
}

/** No moments, outside a match. */
export const NO_MOMENTS: Moments = {
  all: [],
  marked: [],
  opened: null,
  row: [],
  isAgain: false,
  unseen: 0,
  bySeq: new Map(),
  asked: 0,
  steps: 0,
  step: () => {},
  open: () => {},
  reopen: () => {},
  close: () => {},
};

const Context = createContext<Moments>(NO_MOMENTS);

export const MomentsProvider = Context.Provider;

/** The moments of the match; none outside a match. */
export const useMoments = (): Moments => useContext(Context);

/** The turning point announced now, for the board to show; null for none, or if it was reopened from the log. */
export function useTurningPoint(): Moment | null {
  const staged = useStaged();
  return staged?.moment.isTurningPoint && !staged.isAgain ? staged.moment : null;
}

/** The moment in front, for the board to show at its place. */
export interface Staged {
  readonly moment: Moment;
  /** What is to be seen of it: its place and pieces, the dice while they fall, or its result. */
  readonly phase: 'opening' | 'dice' | 'result';
  /** Which of its rolls falls, from 0; absent before and after its dice, and for the only roll. */
  readonly roll?: number;
  /** It is shown again, from the log or a list: without sound. */
  readonly isAgain: boolean;
}

/** Time of what is played before the next question, in milliseconds: all of it, and how much is over. */
export interface PlayTime {
  readonly ms: number;
  readonly gone: number;
}

/** What is played. */
interface Stage {
  readonly staged: Staged | null;
  /** While it is not null the next question waits. */
  readonly time: PlayTime | null;
  /** The frame that is shown in the end: board and log must not tell it before. */
  readonly next: Frame | null;
  /** Shows all results at once. */
  skip(): void;
}

const StageContext = createContext<Stage>({ staged: null, time: null, next: null, skip: () => {} });

export const StageProvider = StageContext.Provider;

export const useStage = (): Stage => useContext(StageContext);

/** The moment in front: the one that is played, else the one that is read; null for none. */
export function useStaged(): Staged | null {
  const { staged } = useStage();
  const { opened, isAgain } = useMoments();
  return staged ?? (opened && { moment: opened, phase: 'result', isAgain });
}

/** Moments of others since the viewer's last act, oldest first: their marks stay on the board until the next one. */
export const useMarkedMoments = (): readonly Moment[] => useMoments().marked;
