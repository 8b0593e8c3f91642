import { useMemo } from 'react';
import { shownOptions, type Targets, useTargets } from '../../match/targets.tsx';
import type { Option } from '../../net/types.ts';

/** How a place or piece stands to the question, as its button needs it. */
export interface Press {
  readonly state: 'none' | 'legal' | 'refused';
  readonly option: Option | null;
  /** Number of the option's chip, and how many legal ones there are. */
  readonly number: number | null;
  readonly count: number;
  readonly lit: boolean;
  press(): void;
  hover(on: boolean): void;
}

/** What an option does, without the place it does it to: `ally:wedge:1` of `ally:wedge:1:hoth-2.3`. */
function wayOf(option: Option): string {
  return option.key.slice(0, option.key.lastIndexOf(':'));
}

/** Of several ways to one place the one with the fewest other places, so that the freer one is kept. */
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
      if (!option || targets.busy) return;
      // A die that stands somewhere is no longer the piece to go on with.
      if (option.from?.startsWith('die:')) targets.choosePiece(null);
      targets.press(option);
    },
    hover: (on) => targets.hover(on && option ? option.key : null),
  };
}

/** A place, seen with the chosen piece. */
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

/** Taking a die back that stands on a space or was set aside. */
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

/** The buttons that carry the turn on. */
export function useActions(): readonly Option[] {
  const { decision } = useTargets();
  return useMemo(() => decision?.options.filter((option) => option.kind !== undefined) ?? [], [decision]);
}
