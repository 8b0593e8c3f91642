import type { SystemId } from '@echo-base/games/rebellion/client';
import { disc, discPicture } from './disc.ts';
import { features } from './features.ts';
import type { KindId } from './kinds.ts';
import { type Grain, surface } from './surface.ts';

/** The systems of the galaxy map, each with a surface of its own. */

/** A unit is less than half a pixel at the largest scale of the map. */
const GRAIN: Grain = { samples: 72, slack: 1.2, smallest: 70, outline: { width: 1.2, opacity: 0.2 }, steps: 1 };
const RIM = 4;

const WORLDS: Readonly<Record<SystemId, KindId>> = {
  'mon-calamari': 'ocean',
  felucia: 'jungle',
  saleucami: 'desert',
  yavin: 'jungle',
  kessel: 'rock',
  'nal-hutta': 'swamp',
  toydaria: 'swamp',
  bothawui: 'temperate',
  tatooine: 'desert',
  rodia: 'jungle',
  geonosis: 'red',
  ryloth: 'red',
  naboo: 'temperate',
  utapau: 'desert',
  dagobah: 'swamp',
  sullust: 'lava',
  mustafar: 'lava',
  bespin: 'gas',
  hoth: 'ice',
  endor: 'forest',
  corellia: 'temperate',
  'cato-neimoidia': 'swamp',
  coruscant: 'city',
  alderaan: 'temperate',
  malastare: 'jungle',
  kashyyyk: 'forest',
  mandalore: 'rock',
  dathomir: 'red',
  'ord-mantell': 'rock',
  mygeeto: 'ice',
  ilum: 'ice',
  dantooine: 'temperate',
};

const draw = (kind: KindId, seed: string): string =>
  discPicture('', disc(`${surface(kind, seed, GRAIN)}${features(kind, seed)}`, 'disc', RIM));

/** Drawings of all systems by id. */
export const SYSTEM_DISCS: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(WORLDS).map(([id, kind]) => [id, () => draw(kind, id)]),
);
