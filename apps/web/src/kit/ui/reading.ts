import { create } from 'zustand';
import { writeStored } from '../net/stored.ts';
import { isNumber, isWith, storedAs } from '../net/stored-as.ts';

/** Sizes from which a reader chooses, in percent. */
export const TEXT_SIZES = { min: 90, max: 200 };
export const NAME_SIZES = { min: 100, max: 160 };
export const SIZE_STEP = 10;

interface Sizes {
  /** Size of all text, in percent of the browser's. */
  readonly text: number;
  /** Size of names on boards, in percent. */
  readonly names: number;
}

const KEY = 'echo-base.reading';

const isSizes = isWith<Sizes>({ text: isNumber, names: isNumber });

const within = ({ min, max }: typeof TEXT_SIZES, size: number) => Math.min(max, Math.max(min, size));

const sizesOf = ({ text, names }: Sizes): Sizes => ({
  text: within(TEXT_SIZES, text),
  names: within(NAME_SIZES, names),
});

interface ReadingState extends Sizes {
  change(to: Partial<Sizes>): void;
}

/** Sizes of text in this browser. */
export const useReading = create<ReadingState>((set, get) => ({
  ...sizesOf(storedAs(isSizes, 'localStorage', KEY) ?? { text: 100, names: 100 }),
  change(to) {
    set(sizesOf({ ...get(), ...to }));
    const { text, names } = get();
    writeStored('localStorage', KEY, JSON.stringify({ text, names }));
  },
}));

/** Size of text, as a multiple of the browser's. */
export const textShare = (): number => useReading.getState().text / 100;

/** Size of names on boards, as a multiple of that of the drawings. */
export const useNamesShare = (): number => useReading(({ names }) => names / 100);

/** Keeps the chosen size of text away from a page whose own grows with the window, until the returned function is called. */
export function withoutTextSize(): () => void {
  const { text } = useReading.getState();
  useReading.setState({ text: 100 });
  return () => useReading.setState({ text });
}
