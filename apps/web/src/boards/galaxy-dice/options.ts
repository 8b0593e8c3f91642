import { useMemo } from 'react';
import { shownOptions, type Targets, useTargets } from '../../match/targets.tsx';
import type { Option } from '../../net/types.ts';

/** State of a place or piece, as props of its button. */
export interface Press {
  readonly state: 'none' | 'legal' | 'refused';
  readonly option: Option | null;
  /** Number of the option's chip, and the number of legal options. */
  readonly number: number | null;
  readonly count: number;
  readonly lit: boolean;
  press(): void;
  hover(on: boolean): void;
}

/** Key of what an option does, without its place: `ally:wedge:1` of `ally:wedge:1:hoth-2.3`. */
function wayOf(option: Option): string {
  return option.key.slice(0, option.key.lastIndexOf(':'));
}

/**
 * If several options lead to one place, the one with the fewest other places, so that the more flexible one is saved.
 */
export function narrowest(here: readonly Option[], shown: readonly Option[]): Option | undefined {
  const reach = (option: Option) => shown.filter((other) => wayOf(other) === wayOf(option)).length;
  return here.reduce<Option | undefined>(
    (best, option) => (best && reach(best) <= reach(option) ? best : option),
    undefined,
  );
}

function pressOf(targets: Targets, option: Option | null, number: number | null, count: number): Press {
  return {
    state: option === null ? 'none' : option.refused ? 'refused' : 'legal',
    option,
    number,
    count,
    lit: option !== null && targets.hovered === option.key,
    press: () => {
      if (!option) return;
      // A die taken back is no longer the chosen piece.
      if (!targets.busy && option.from?.startsWith('die:')) targets.choosePiece(null);
      targets.press(option);
    },
    hover: (on) => targets.hover(on && option ? option.key : null),
  };
}

/** State of a place for the chosen piece. */
export function usePlace(at: string): Press {
  const targets = useTargets();
  return useMemo(() => {
    const shown = shownOptions(targets);
    const option = narrowest(
      shown.filter((one) => one.at === at),
      shown,
    );
    const number = option && !option.refused ? shown.indexOf(option) + 1 : null;
    return pressOf(targets, option ?? null, number, shown.filter((one) => !one.refused).length);
  }, [targets, at]);
}

/** The option that takes back a die from a space or from the set-aside slot. */
export function useTakeBack(die: number): Press {
  const targets = useTargets();
  return useMemo(() => {
    const option = targets.decision?.options.find((one) => one.from === `die:${die}` && one.at === 'tray') ?? null;
    return pressOf(targets, option, null, 0);
  }, [targets, die]);
}

/** The options of a piece. */
export function usePieceOptions(piece: string): readonly Option[] {
  const { decision } = useTargets();
  return useMemo(
    () => decision?.options.filter((option) => option.from === piece && !option.kind) ?? [],
    [decision, piece],
  );
}

/** The acts of the turn. */
export function useActions(): readonly Option[] {
  const { decision } = useTargets();
  return useMemo(() => decision?.options.filter((option) => option.kind !== undefined) ?? [], [decision]);
}
