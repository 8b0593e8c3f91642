import { type Hidden, hide } from '../../engine/hidden.ts';
import { below, type Luck } from '../../engine/rng.ts';
import { DIE } from '../data/dice.ts';

const SEED = '5eed'.padEnd(64, '0');

/** Luck whose next dice show one of the given faces (by index) each; found by trying places of the fast source. */
export function rigged(wanted: readonly (readonly number[])[]): Hidden<Luck> {
  for (let used = 0; used < 50_000_000; used++) {
    const probe = { luck: hide<Luck>({ seed: SEED, used, source: 'fast' }) };
    if (wanted.every((faces) => faces.includes(below(probe, DIE.length)))) {
      return hide<Luck>({ seed: SEED, used, source: 'fast' });
    }
  }
  throw new Error('no place of the source gives these dice');
}
