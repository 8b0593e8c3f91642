/** The attachment rings, one of each (RB-1.4). */
export const RING_IDS = [
  'captured',
  'carbonite',
  'lure-of-the-dark-side',
  'master-yoda',
  'r2-d2',
  'c-3po',
  'millennium-falcon',
] as const;
export type RingId = (typeof RING_IDS)[number];
