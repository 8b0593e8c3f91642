import { create } from 'zustand';
import type { PointPart } from './place-at.ts';

interface HiddenMarks {
  /** Parts of the page with a place that is pointed at and not seen, as another one is in front; by what points there. */
  readonly parts: ReadonlyMap<string, PointPart>;
}

/** Marks on places that a phone does not show now: their tab has a sign as long as they live. */
export const useHiddenMarks = create<HiddenMarks>(() => ({ parts: new Map() }));

/** Notes where a mark is that is not seen; null once it is seen, or gone. */
export function noteHidden(id: string, part: PointPart | null): void {
  const { parts } = useHiddenMarks.getState();
  if ((parts.get(id) ?? null) === part) return;
  const rest = [...parts].filter(([one]) => one !== id);
  useHiddenMarks.setState({ parts: new Map(part ? [...rest, [id, part]] : rest) });
}
