import type { Sentences } from '../en/index.ts';
import { forms } from './forms.ts';
import { joined } from './joined.ts';
import { log } from './log.ts';
import { names } from './names.ts';
import { options } from './options.ts';
import { play } from './play.ts';

export const pt: Sentences = {
  ...options,
  ...names,
  ...play,
  ...log,
  ...forms,
  ...joined,
};
