import { useMedia } from './use-media.ts';

/** Width below which the match has the phone layout; `shell.module.css` has the same number. */
const PHONE = '(max-width: 719px), (max-height: 479px)';

/** Whether the match has the phone layout, where rarely used things scroll with the board. */
export const usePhone = (): boolean => useMedia(PHONE);
