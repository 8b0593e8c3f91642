import type { LogEntry } from '../../../kit/net/types.ts';

// The story of a match, derived from its log. Records contain entries of older versions, so any parameter may be missing.

/** Where points come from: defeats, the mission, command cards. */
export const SOURCES = ['defeat', 'mission', 'card'] as const;
type Source = (typeof SOURCES)[number];

/** Victory points of each seat at the end of a round. */
type Mark = Readonly<Record<string, number>>;

interface StoryPoint {
  readonly entry: LogEntry;
  readonly round: number;
}

export interface MatchStory {
  /** Points after each round; the first before the first one. */
  readonly marks: readonly Mark[];
  /** Points of each seat by where they come from. */
  readonly sources: Readonly<Record<string, Readonly<Record<Source, number>>>>;
  /** Groups that were lost, and large gains for the mission. */
  readonly points: readonly StoryPoint[];
}

/** Points for the mission from which a gain is a turning point. */
const LARGE = 10;

const NONE: Readonly<Record<Source, number>> = { defeat: 0, mission: 0, card: 0 };

const numberIn = ({ params }: LogEntry, param: string): number => {
  const value = params[param];
  return typeof value === 'number' ? value : 0;
};

/** The seat that an entry names. */
function seatIn({ params }: LogEntry): string | null {
  const value = params.seat;
  return typeof value === 'object' && value.key.startsWith('seat.') ? value.key.slice('seat.'.length) : null;
}

const sourceOf = ({ key }: LogEntry): Source | null => SOURCES.find((source) => key === `log.points.${source}`) ?? null;

const isTurningPoint = (entry: LogEntry): boolean =>
  entry.key === 'log.groupDefeated' || (entry.key === 'log.points.mission' && numberIn(entry, 'n') >= LARGE);

/** Points over the rounds, where they came from, and turning points. */
export function storyOf(log: readonly LogEntry[]): MatchStory {
  const marks: Mark[] = [{}];
  const sources: Record<string, Readonly<Record<Source, number>>> = {};
  const points: StoryPoint[] = [];
  for (const entry of log) {
    const last = marks.at(-1) ?? {};
    if (entry.key === 'log.round') marks.push(last);
    const [seat, source] = [seatIn(entry), sourceOf(entry)];
    if (seat && source) {
      marks[marks.length - 1] = { ...(marks.at(-1) ?? {}), [seat]: numberIn(entry, 'total') };
      const own = sources[seat] ?? NONE;
      sources[seat] = { ...own, [source]: own[source] + numberIn(entry, 'n') };
    }
    if (isTurningPoint(entry)) points.push({ entry, round: marks.length - 1 });
  }
  return { marks, sources, points };
}
