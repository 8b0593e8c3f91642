import type { ReplayChapter, ReplayOutline } from '../../kit/net/replay.ts';

/** Chapter and turn of a position: those of the step before it; the first ones at the start. */
export interface Whereabouts {
  readonly chapter: ReplayChapter | null;
  /** Number of the turn within its chapter, from 1. */
  readonly turn: number;
  /** The seat whose turn it is; null in a match without steps. */
  readonly seat: string | null;
}

export function whereIs({ chapters }: Pick<ReplayOutline, 'chapters'>, position: number): Whereabouts {
  const chapter = chapters.findLast(({ step }) => step <= position) ?? chapters[0] ?? null;
  const turns = chapter?.turns ?? [];
  const index = Math.max(
    0,
    turns.findLastIndex(({ step }) => step <= position),
  );
  return { chapter, turn: index + 1, seat: turns[index]?.seat ?? null };
}

/** Distance of one move. */
export type Stride = 'step' | 'turn' | 'round';

/** Positions at which a turn or a round has just begun, with both ends. */
function stops({ chapters, steps }: ReplayOutline, stride: Stride): readonly number[] {
  const begins = chapters.flatMap((chapter) =>
    stride === 'round' ? [chapter.step] : chapter.turns.map(({ step }) => step),
  );
  return [0, ...begins.map((step) => step - 1), steps.length];
}

/**
 * The position one step, turn or round later or earlier, limited to both ends. A turn is entered before its first act.
 */
export function moveBy(outline: ReplayOutline, position: number, stride: Stride, direction: 1 | -1): number {
  const last = outline.steps.length;
  if (stride === 'step') return Math.min(last, Math.max(0, position + direction));
  const all = stops(outline, stride);
  if (direction > 0) return all.filter((stop) => stop > position).sort((a, b) => a - b)[0] ?? last;
  return all.filter((stop) => stop < position).sort((a, b) => b - a)[0] ?? 0;
}

/** A step with something worth finding again. */
export interface Landmark {
  readonly step: number;
  readonly key: string;
  readonly seat: string;
}

/** Moments of a match: steps with a log entry of a kind named by the title, one per step. */
export function landmarksOf(
  { steps }: Pick<ReplayOutline, 'steps'>,
  kinds: Readonly<Record<string, string>>,
): Landmark[] {
  return steps.flatMap(({ seat, log }, index) => {
    const entry = log.find(({ key }) => Object.hasOwn(kinds, key));
    return entry ? [{ step: index + 1, key: entry.key, seat }] : [];
  });
}

/** Groups landmarks that would overlap: those nearer than `near` steps to the first of a group. */
export function together(landmarks: readonly Landmark[], near: number): readonly (readonly Landmark[])[] {
  const groups: Landmark[][] = [];
  for (const landmark of landmarks) {
    const first = groups.at(-1)?.[0];
    if (first && landmark.step - first.step < near) groups.at(-1)?.push(landmark);
    else groups.push([landmark]);
  }
  return groups;
}
