import type { LeaderId } from '@echo-base/games/rebellion/client';
import type { SilhouetteId } from '../../ui/silhouettes.tsx';

/** Portraits of leaders: two letters on small tokens, a bust on large ones. */
export interface Face {
  readonly mark: string;
  readonly bust: SilhouetteId;
}

export const FACES: Readonly<Record<LeaderId, Face>> = {
  'emperor-palpatine': { mark: 'EP', bust: 'emperor' },
  'grand-moff-tarkin': { mark: 'TA', bust: 'officer' },
  'darth-vader': { mark: 'DV', bust: 'dark-lord' },
  'general-tagge': { mark: 'GT', bust: 'officer' },
  'admiral-ozzel': { mark: 'OZ', bust: 'officer' },
  'admiral-piett': { mark: 'PI', bust: 'officer' },
  'janus-greejatus': { mark: 'JG', bust: 'hero-hood' },
  'soontir-fel': { mark: 'SF', bust: 'hero-helm' },
  'boba-fett': { mark: 'BF', bust: 'bounty' },
  'colonel-yularen': { mark: 'CY', bust: 'officer' },
  'general-veers': { mark: 'GV', bust: 'officer' },
  'moff-jerjerrod': { mark: 'MJ', bust: 'officer' },
  'mon-mothma': { mark: 'MM', bust: 'senator' },
  'jan-dodonna': { mark: 'JD', bust: 'elder' },
  'princess-leia': { mark: 'PL', bust: 'bun' },
  'general-rieekan': { mark: 'GR', bust: 'hero-helm' },
  'admiral-ackbar': { mark: 'AA', bust: 'calamari' },
  'han-solo': { mark: 'HS', bust: 'hero-pistol' },
  'lando-calrissian': { mark: 'LC', bust: 'gambler' },
  'wedge-antilles': { mark: 'WA', bust: 'hero-helm' },
  chewbacca: { mark: 'CH', bust: 'wookiee' },
  'general-madine': { mark: 'GM', bust: 'elder' },
  'luke-skywalker': { mark: 'LS', bust: 'jedi' },
  'obi-wan-kenobi': { mark: 'OK', bust: 'elder' },
  'luke-skywalker-jedi': { mark: 'LJ', bust: 'jedi' },
};
