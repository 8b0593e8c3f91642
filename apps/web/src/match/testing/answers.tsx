import { act } from '@testing-library/react';
import { useActs, useDecision } from '../../question/selection/use-selection.ts';

/** A button for each option of the question, as the bar has: for tests of boards without a bar. */
export function Answers() {
  const decision = useDecision();
  const { press } = useActs();
  return decision?.options.map((option) => (
    <button key={option.key} type="button" data-answer={option.key} onClick={() => press(option)} />
  ));
}

/** Presses the button of an option. */
export const answer = (key: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(key)}"]`)?.click());
