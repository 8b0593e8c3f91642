/** Marks what Escape closes before the dialog around it. */
export const STEPS_BACK = { 'data-steps-back': '' } as const;

/** Whether a key was pressed in something that it closes before the dialog around it. */
export const isStepBack = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-steps-back]') !== null;
