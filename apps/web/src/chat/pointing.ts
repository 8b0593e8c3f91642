import { create } from 'zustand';

interface Pointing {
  /** Whether there is a board at which this session can point. */
  readonly canPoint: boolean;
  /** Whether the next press on the board points at a place, instead of what it means else. */
  readonly isOn: boolean;
}

/** Pointing at a place of the board: a mode of its own, so that no press means two things. */
export const usePointing = create<Pointing>(() => ({ canPoint: false, isOn: false }));

export function togglePointing(): void {
  usePointing.setState(({ canPoint, isOn }) => ({ isOn: canPoint && !isOn }));
}

export function stopPointing(): void {
  usePointing.setState({ isOn: false });
}
