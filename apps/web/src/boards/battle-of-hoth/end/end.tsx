import type { View } from '@echo-base/games/battle-of-hoth/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { planetUrl } from '../../../kit/ui/planet.tsx';
import type { EndProps, TitleEnd } from '../../../question/board-set.ts';
import { sideIn } from '../log/entries.ts';
import { sideOfSeat } from '../scene.ts';
import { Count } from './end-story.tsx';
import { resultOf } from './result.tsx';
import { storyOf } from './story.ts';

/** The last event that was good for the winner alone, or the last medals that it won. */
function decisiveOf(log: readonly LogEntry[], { outcome }: EndProps<View>): LogEntry | null {
  const [winner] = outcome.winners;
  const side = winner === undefined ? null : sideOfSeat(winner);
  const points = storyOf(log).flatMap((battle) => battle.points);
  const own = points.findLast((point) => point.side === side && point.entry.key !== 'log.outcome');
  return own?.entry ?? log.findLast((entry) => entry.key === 'log.medals' && sideIn(entry) === side) ?? null;
}

/** The end of Battle of Hoth: the planet, and the medals of both sides. */
export const end: TitleEnd<View> = { resultOf, useHero: () => planetUrl('hoth'), Count, decisiveOf };
