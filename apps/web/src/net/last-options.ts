import { z } from 'zod';

const KEY = 'last-options';

const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const stored = z.record(z.string(), options);

/** Values of a title's options, by name. */
type Options = Readonly<z.output<typeof options>>;

function read(): Readonly<Record<string, Options>> {
  try {
    return stored.parse(JSON.parse(globalThis.localStorage?.getItem(KEY) ?? '{}'));
  } catch {
    // Entries of another version or program are ignored.
    return {};
  }
}

/** Options of the last match of a title that was set up on this device; undefined for none. */
export const lastOptions = (title: string): Options | undefined => read()[title];

/** Stores the options of a match that was set up, as the start of the next form. */
export function keepOptions(title: string, values: Options): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify({ ...read(), [title]: values }));
  } catch {
    // Without storage every form starts as for a first match.
  }
}
