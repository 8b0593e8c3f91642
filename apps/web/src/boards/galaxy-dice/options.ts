import type { Option } from '../../kit/net/types.ts';
import { shownOptions } from '../../question/selection/offered.ts';
import { type LiveTarget, targetOf, useTarget } from '../../question/selection/target.ts';
import { useDecision } from '../../question/selection/use-selection.ts';

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

/** State of a place for the chosen piece: of several options that lead there, one. */
export const usePlace = (at: string): LiveTarget =>
  useTarget((chosen) => {
    const shown = shownOptions(chosen);
    const option = narrowest(
      shown.filter((one) => one.at === at),
      shown,
    );
    return targetOf(chosen, option ? [option] : []);
  });

/** The option that takes back a die from a space or from the set-aside slot. */
export const useTakeBack = (die: number): LiveTarget =>
  useTarget((chosen) =>
    targetOf(
      chosen,
      (chosen.decision?.options ?? []).filter(({ from, at }) => from === `die:${die}` && at === 'tray').slice(0, 1),
    ),
  );

/** The options of a piece. */
export function usePieceOptions(piece: string): readonly Option[] {
  const decision = useDecision();
  return decision?.options.filter((option) => option.from === piece && !option.kind) ?? [];
}

/** The acts of the turn. */
export function useActions(): readonly Option[] {
  const decision = useDecision();
  return decision?.options.filter((option) => option.kind !== undefined) ?? [];
}
