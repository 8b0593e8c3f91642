import type { RebellionView } from '@echo-base/games/rebellion/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { EndProps, TitleEnd } from '../../../question/board-set.ts';
import { useDisc } from '../galaxy/discs.ts';
import { sideOfSeat } from '../scene.ts';
import { Count } from './count.tsx';
import { resultOf } from './result.tsx';
import { type PointKind, storyOf } from './story.ts';

/** Events that decide for a side: for the Rebels what gives reputation, for the Empire what reaches the base. */
const DECIDES: Readonly<Record<'rebel' | 'imperial', readonly PointKind[]>> = {
  rebel: ['objective'],
  imperial: ['destroyed', 'revealed'],
};

function decisiveOf(log: readonly LogEntry[], { outcome }: EndProps<RebellionView>): LogEntry | null {
  const [winner] = outcome.winners;
  const side = winner === undefined ? null : sideOfSeat(winner);
  if (!side) return null;
  const points = storyOf(log).flatMap((round) => round.points);
  const own = points.filter(({ kind }) => DECIDES[side].includes(kind));
  const won = points.filter((point) => point.winner === side);
  return (own.at(-1) ?? won.at(-1))?.entry ?? null;
}

/** The end of Rebellion: the Rebel base, and both markers on their track. */
export const end: TitleEnd<RebellionView> = {
  resultOf,
  useHero: ({ base }) => useDisc(base.system ?? 'coruscant'),
  Count,
  decisiveOf,
};
