import { writeStored } from '../stored.ts';
import { boolean, either, number, record, storedAs, string } from './shape.ts';

const KEY = 'last-options';

/** Values of a title's options, by name. */
type Options = Readonly<Record<string, string | number | boolean>>;

const stored = record<Options>(record(either<[string, number, boolean]>(string, number, boolean)));

function read(): Readonly<Record<string, Options>> {
  return storedAs(stored, 'localStorage', KEY) ?? {};
}

/** Options of the last match of a title that was set up on this device; undefined for none. */
export const lastOptions = (title: string): Options | undefined => read()[title];

/** Stores the options of a match that was set up, as the start of the next form. */
export function keepOptions(title: string, values: Options): void {
  writeStored('localStorage', KEY, JSON.stringify({ ...read(), [title]: values }));
}
