import type { SpaceId } from '@echo-base/games/imperial-assault/client';
import { create } from 'zustand';

interface Inspected {
  /** Space under the pointer or with the focus; null for none. */
  readonly space: SpaceId | null;
  /** Space pressed last: shown while `space` is null. */
  readonly pinned: SpaceId | null;
}

const useInspected = create<Inspected>(() => ({ space: null, pinned: null }));

/** Sets the space under the pointer or with the focus; null when it leaves. */
export function inspect(space: SpaceId | null): void {
  useInspected.setState({ space });
}

/** Keeps a space in the inspector after the pointer has left it; null for none. */
export function pin(space: SpaceId | null): void {
  useInspected.setState({ pinned: space });
}

/** The inspected space. */
export function useInspectedSpace(): SpaceId | null {
  return useInspected(({ space, pinned }) => space ?? pinned);
}
