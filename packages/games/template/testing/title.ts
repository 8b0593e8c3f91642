import type { TestedTitle } from '../../src/engine/testing/title-tests.ts';
import type { View } from '../client.ts';
import { highCard } from '../index.ts';
import type { Options, State } from '../state.ts';
import { invariants, resampleHidden } from './invariants.ts';

/** High Card with what tests need of it. */
export const tested: TestedTitle<State, View, Options> = {
  ...highCard,
  variants: [{ short: true }],
  invariants,
  resampleHidden,
};
