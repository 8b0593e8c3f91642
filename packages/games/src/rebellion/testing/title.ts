import type { TestedTitle } from '../../engine/testing/title-tests.ts';
import type { RebellionView } from '../client.ts';
import { rebellion } from '../index.ts';
import type { RebellionOptions, State } from '../state.ts';
import { invariants } from './invariants.ts';
import { resampleHidden } from './resample.ts';

/** Rebellion with what tests need of it. */
export const tested: TestedTitle<State, RebellionView, RebellionOptions> = {
  ...rebellion,
  variants: [{ setup: 'first' }],
  invariants,
  resampleHidden,
};
