import type { Side } from '../units.ts';

/** The five support cards of each side, for campaigns (BH-17.5). They are not order cards (BH-17.9). */
const SUPPORT_CARDS = {
  'combat-experience': 'rebels',
  'air-support': 'rebels',
  'lets-finish-this': 'rebels',
  'reserve-forces': 'rebels',
  'desperate-stand': 'rebels',
  'special-orders': 'empire',
  incursion: 'empire',
  scout: 'empire',
  'final-assault': 'empire',
  rout: 'empire',
} as const satisfies Record<string, Side>;

export type SupportId = keyof typeof SUPPORT_CARDS;
export const SUPPORT_IDS = Object.keys(SUPPORT_CARDS) as readonly SupportId[];

/** The side of a support card. */
export const supportSide = (card: SupportId): Side => SUPPORT_CARDS[card];
