import { config } from 'zod/mini';

// Compiled checks need `eval`, which the page's content security policy forbids.
config({ jitless: true });

/** What is used of zod: a file of its own, which pages load after their first control. */
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
