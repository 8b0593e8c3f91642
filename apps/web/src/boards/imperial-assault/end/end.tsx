import type { View } from '@echo-base/games/imperial-assault/client';
import type { LogEntry } from '../../../kit/net/types.ts';
import { planetUrl } from '../../../kit/ui/planet.tsx';
import type { EndProps, TitleEnd } from '../../../question/board-set.ts';
import { Count } from './end-story.tsx';
import { resultOf } from './result.tsx';
import { storyOf } from './story.ts';

/** The last turning point that gave points to the winner. */
function decisiveOf(log: readonly LogEntry[], { outcome }: EndProps<View>): LogEntry | null {
  const [winner] = outcome.winners;
  const isWinners = ({ params }: LogEntry) => typeof params.seat === 'object' && params.seat.key === `seat.${winner}`;
  const points = storyOf(log).points.map(({ entry }) => entry);
  return points.findLast((entry) => entry.key === 'log.points.mission' && isWinners(entry)) ?? points.at(-1) ?? null;
}

/** The end of a skirmish: a desert planet, as most of its maps are there, and the points of both. */
export const end: TitleEnd<View> = { resultOf, useHero: () => planetUrl('tatooine'), Count, decisiveOf };
