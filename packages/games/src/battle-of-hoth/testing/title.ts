import type { TestedTitle } from '../../engine/testing/title-tests.ts';
import type { View } from '../client.ts';
import { CAMPAIGN_IDS } from '../data/campaigns/ids.ts';
import { battleOfHoth } from '../index.ts';
import { playableScenarios } from '../rules/scenario-book.ts';
import type { Options } from '../start.ts';
import type { State } from '../state.ts';
import { invariants, resampleHidden } from './invariants.ts';

/** Battle of Hoth with what tests need of it. */
export const tested: TestedTitle<State, View, Options> = {
  ...battleOfHoth,
  // Leaders in every other one.
  variants: [
    ...playableScenarios().map((scenario, index) => ({ scenario, leaders: index % 2 === 1 })),
    ...CAMPAIGN_IDS.map((campaign) => ({ campaign })),
  ],
  invariants,
  resampleHidden,
};
