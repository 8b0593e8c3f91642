import { config } from 'zod/mini';

// Compiled checks need `eval`, which the page's content security policy forbids.
config({ jitless: true });

/** What is used of zod. */
export {
  array,
  boolean,
  lazy,
  literal,
  looseObject,
  number,
  optional,
  record,
  string,
  tuple,
  undefined,
  union,
  unknown,
} from 'zod/mini';
