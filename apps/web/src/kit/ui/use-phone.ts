import { PHONE } from './breakpoints.ts';
import { matchesNow } from './text-windows.ts';
import { useMedia } from './use-media.ts';

/** Whether the match has the phone layout now. */
export const isPhone = (): boolean => matchesNow(PHONE);

/** Whether the match has the phone layout, where rarely used things scroll with the board. */
export const usePhone = (): boolean => useMedia(PHONE);
