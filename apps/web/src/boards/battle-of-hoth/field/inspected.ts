import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { create } from 'zustand';

interface Inspected {
  /** The hex under the pointer or the focus; null for none. */
  readonly hex: HexId | null;
  /** The hex pressed last that is no target: shown until the pointer is on another one. */
  readonly pinned: HexId | null;
}

/** The hex the inspector is about: the field sets it, the rail and the field show it. */
export const useInspected = create<Inspected>(() => ({ hex: null, pinned: null }));

/** Shows a hex while the pointer or the focus is on it. */
export function inspect(hex: HexId | null): void {
  useInspected.setState({ hex });
}

/** Keeps a hex in the inspector; null for none. */
export function pin(hex: HexId | null): void {
  useInspected.setState({ pinned: hex });
}

/** The inspected hex. */
export function useInspectedHex(): HexId | null {
  return useInspected(({ hex, pinned }) => hex ?? pinned);
}
