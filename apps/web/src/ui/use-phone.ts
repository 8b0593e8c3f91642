import { useMedia } from './use-media.ts';

/**
 * Windows with the phone layout of the match, in lines of text: large text has it in a large window. `shell.module.css` has
 * the same numbers.
 */
const PHONE = '(max-width: 44.9375em), (max-height: 29.9375em)';

/** Whether the match has the phone layout, where rarely used things scroll with the board. */
export const usePhone = (): boolean => useMedia(PHONE);
