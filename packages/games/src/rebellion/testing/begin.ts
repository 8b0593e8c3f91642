import { begin } from '../../engine/match.ts';
import type { SeatId } from '../../engine/state.ts';
import { testSeed } from '../../engine/testing/index.ts';
import { rebellion } from '../index.ts';
import type { RebellionOptions } from '../state.ts';
import { type Scenario, scenario } from './scenario.ts';

/** Two players, two against one, and two teams. */
export const TWO: readonly SeatId[] = ['rebel', 'imperial'];
export const THREE: readonly SeatId[] = ['rebel', 'imperial-admiral', 'imperial-general'];
export const FOUR: readonly SeatId[] = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

/** A match from its set-up on, at its first question. */
export function match(setup: RebellionOptions['setup'], seed = 1, seats: readonly SeatId[] = TWO): Scenario {
  return scenario(begin(rebellion, { seats: [...seats], options: { setup }, seed: testSeed(seed) }));
}
