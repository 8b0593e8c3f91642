import { createContext, useContext } from 'react';
import type { Announcement } from '../../boards/types.ts';
import type { Announcements } from './use-announcements.ts';

/** No announcements, outside a match. */
export const NOTHING_ANNOUNCED: Announcements = {
  listed: [],
  opened: null,
  isAgain: false,
  isMissed: false,
  bySeq: new Map(),
  step: () => {},
  next: () => {},
  close: () => {},
  leave: () => {},
  open: () => {},
  readAgain: () => {},
};

const Context = createContext<Announcements>(NOTHING_ANNOUNCED);

export const AnnouncementsProvider = Context.Provider;

/** The announcements of the match; none outside a match. */
export const useAnnounced = (): Announcements => useContext(Context);

/** The turning point announced now, for the board to show; null for none, or if it was reopened from the log. */
export function useTurningPoint(): Announcement | null {
  const { opened, isAgain } = useAnnounced();
  return opened?.isTurningPoint && !isAgain ? opened : null;
}
