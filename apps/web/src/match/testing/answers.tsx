import { act } from 'react';
import { useTargets } from '../targets.tsx';

/** A button for each option of the question, as the bar has: for tests of boards without a bar. */
export function Answers() {
  const { decision, press } = useTargets();
  return decision?.options.map((option) => (
    <button key={option.key} type="button" data-answer={option.key} onClick={() => press(option)} />
  ));
}

/** Presses the button of an option. */
export const answer = (key: string): Promise<void> =>
  act(async () => document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(key)}"]`)?.click());
