import type { Theatre } from '@echo-base/games/rebellion/client';
import { type RefObject, useEffect } from 'react';
import { useDecision } from '../../../question/selection/use-selection.ts';

/** What a question of a combat is about, the nearest first: its dice and units, else the dice of the attack. */
const ASKED = ['[data-target="legal"]', '[data-fate="asked"]', '[data-fate]'] as const;

/**
 * Scrolls a stage that is higher than its window, as on a phone, to what each new question is about: dice with the units
 * of their battle above or below them.
 */
export function useAskedInView(stage: RefObject<HTMLElement | null>, battle: Theatre | null): void {
  const decision = useDecision();
  const id = decision?.id;
  useEffect(() => {
    const box = stage.current;
    if (id === undefined || !box || box.scrollHeight <= box.clientHeight) return;
    const asked = ASKED.map((selector) => box.querySelector(selector)).find((one) => one !== null);
    const dice = asked?.closest('[data-well]');
    if (dice) dice.scrollIntoView({ block: battle === 'ground' ? 'start' : 'end' });
    else asked?.scrollIntoView({ block: 'nearest' });
  }, [stage, id, battle]);
}
