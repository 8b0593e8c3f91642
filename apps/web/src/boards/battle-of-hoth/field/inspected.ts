import type { HexId } from '@echo-base/games/battle-of-hoth/client';
import { create } from 'zustand';

interface Inspected {
  /** Hex under the pointer or with the focus; null for none. */
  readonly hex: HexId | null;
  /** Hex pressed last that is not a legal target: shown while `hex` is null. */
  readonly pinned: HexId | null;
}

/** Store of the inspected hex: set by the field, shown by the rail and the field. */
export const useInspected = create<Inspected>(() => ({ hex: null, pinned: null }));

/** Sets the hex under the pointer or with the focus; null when it leaves. */
export function inspect(hex: HexId | null): void {
  useInspected.setState({ hex });
}

/** Keeps a hex in the inspector after the pointer has left it; null for none. */
export function pin(hex: HexId | null): void {
  useInspected.setState({ pinned: hex });
}

/** The inspected hex. */
export function useInspectedHex(): HexId | null {
  return useInspected(({ hex, pinned }) => hex ?? pinned);
}
