import type { Said } from './types.ts';

/** Key of the notice of a place that somebody points at. */
export const POINT = 'quick.point';

/** Whether a line is a ready phrase or a place pointed at: talk, which says itself where it is seen, and changes nothing. */
export const isQuick = ({ notice }: Pick<Said, 'notice'>): boolean => notice?.key.startsWith('quick.') ?? false;
