import type { RebellionView } from '@echo-base/games/rebellion/client';
import { sideOfSeat } from './scene.ts';

/** Seats of the turns that follow in the command phase, up to the next one of the running turn (RB-18.5, RB-18.7). */
export function turnsAfter(
  { phase, turns, turn, passed }: Pick<RebellionView, 'phase' | 'turns' | 'turn' | 'passed'>,
  playing: readonly string[],
): readonly string[] {
  if (phase !== 'command') return [];
  return turns.flatMap((_, index) => {
    const at = (turn + 1 + index) % turns.length;
    const next = turns[at];
    if (!next || at === turn || passed.includes(at)) return [];
    const seat = playing.find((one) => one === `${next.side}-${next.role}`);
    return seat ?? playing.find((one) => sideOfSeat(one) === next.side) ?? [];
  });
}
