import type { TestedTitle } from '../../engine/testing/title-tests.ts';
import type { GalaxyView } from '../client.ts';
import { galaxyDice } from '../index.ts';
import type { GalaxyOptions, State } from '../state.ts';
import { invariants, resampleHidden } from './invariants.ts';

/** Galaxy Rebellion with what tests need of it. */
export const tested: TestedTitle<State, GalaxyView, GalaxyOptions> = {
  ...galaxyDice,
  variants: [{ hiddenPoints: true }, { short: true }, { rebels: 'dealt', firstPlayer: 'first-seat' }],
  invariants,
  resampleHidden,
};
