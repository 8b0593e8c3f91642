import type { TestedTitle } from '../../engine/testing/title-tests.ts';
import type { View } from '../client.ts';
import { imperialAssault } from '../index.ts';
import type { Options } from '../start.ts';
import type { State } from '../state.ts';
import { invariants, resampleHidden } from './invariants.ts';

/** Imperial Assault with what tests need of it. */
export const tested: TestedTitle<State, View, Options> = {
  ...imperialAssault,
  variants: [{ mission: 'massassi-ruins-b' }, { mission: 'mos-eisley-outskirts-b', ruleset: 'faq' }, { armies: 'own' }],
  short: { roundLimit: 1 },
  invariants,
  resampleHidden,
};
