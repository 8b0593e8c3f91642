import { writeStored } from './stored.ts';
import { isByName, isEither, isFlag, isNumber, isText, storedAs } from './stored-as.ts';

const KEY = 'last-options';

/** Values of a match's settings, by name. */
type Settings = Readonly<Record<string, string | number | boolean>>;

const stored = isByName(isByName(isEither(isText, isEither(isNumber, isFlag))));

function read(): Readonly<Record<string, Settings>> {
  return storedAs(stored, 'localStorage', KEY) ?? {};
}

/** Settings of the last match of a title that was set up on this device; undefined for none. */
export const lastSettings = (title: string): Settings | undefined => read()[title];

/** Stores the settings of a match that was set up, as the start of the next form. */
export function keepSettings(title: string, values: Settings): void {
  writeStored('localStorage', KEY, JSON.stringify({ ...read(), [title]: values }));
}
