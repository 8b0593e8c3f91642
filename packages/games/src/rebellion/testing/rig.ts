import { type Hidden, hide } from '../../engine/hidden.ts';
import { type RngState, randomInt } from '../../engine/rng.ts';
import { DIE } from '../data/dice.ts';

const SEED = '5eed'.padEnd(64, '0');

/** Random number generator whose next dice show one of the given faces (by index) each; found by trying places of the fast source. */
export function rigged(wanted: readonly (readonly number[])[]): Hidden<RngState> {
  for (let used = 0; used < 50_000_000; used++) {
    const probe = { luck: hide<RngState>({ seed: SEED, used, source: 'fast' }) };
    if (wanted.every((faces) => faces.includes(randomInt(probe, DIE.length)))) {
      return hide<RngState>({ seed: SEED, used, source: 'fast' });
    }
  }
  throw new Error('no place of the source gives these dice');
}
