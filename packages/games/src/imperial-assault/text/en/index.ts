import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { play } from './play.ts';

export const en = {
  ...options,
  ...names,
  ...play,
  ...log,
};

/** The same keys in another language. */
export type Sentences = Readonly<Record<keyof typeof en, string>>;
