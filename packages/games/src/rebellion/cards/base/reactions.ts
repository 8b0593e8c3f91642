import type { Response } from '../../../engine/window.ts';
import type { State } from '../../state.ts';
import { BEFORE_MISSIONS } from './reactions/before.ts';
import { FOR_CAPTIVES } from './reactions/captives.ts';
import { BEFORE_DICE } from './reactions/dice.ts';
import { AFTER_SUCCESS } from './reactions/skywalker.ts';

/** Action cards that answer events. Rings are asked about openly. */
export const RESPONSES: readonly Response<State>[] = [
  ...BEFORE_MISSIONS,
  ...BEFORE_DICE,
  ...FOR_CAPTIVES,
  ...AFTER_SUCCESS,
];
