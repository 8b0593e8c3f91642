import { create } from 'zustand';

interface Inspected<Place> {
  /** Place under the pointer or with the focus; null for none. */
  readonly place: Place | null;
  /** Place pressed last to be read: shown while `place` is null. */
  readonly pinned: Place | null;
}

/** Store of the inspected place of a board: set by its grid, shown by the rail and the board. */
export function createInspected<Place extends string>() {
  const useInspected = create<Inspected<Place>>(() => ({ place: null, pinned: null }));
  return {
    useInspected,
    /** Sets the place under the pointer or with the focus; null when it leaves. */
    inspect: (place: Place | null) => useInspected.setState({ place }),
    /** Keeps a place in the inspector after the pointer has left it; null for none. */
    pin: (pinned: Place | null) => useInspected.setState({ pinned }),
    /** The inspected place. */
    useInspectedPlace: () => useInspected(({ place, pinned }) => place ?? pinned),
  };
}

export type InspectedStore<Place extends string> = ReturnType<typeof createInspected<Place>>;
