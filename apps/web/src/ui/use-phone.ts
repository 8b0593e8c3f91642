import { useMedia } from './use-media.ts';

/**
 * Windows with the phone layout of the match, in lines of text: large text has it in a large window. One thing is shown at
 * a time, chosen by the tabs at the foot. `shell.module.css` and `phone-tabs.module.css` have the same numbers.
 */
const PHONE = '(max-width: 44.9375em), (max-height: 29.9375em)';

/** Whether the match has the phone layout now. */
export const isPhone = (): boolean => matchMedia(PHONE).matches;

/** Whether the match has the phone layout, where rarely used things scroll with the board. */
export const usePhone = (): boolean => useMedia(PHONE);
