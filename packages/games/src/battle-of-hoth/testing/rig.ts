import { type Hidden, hide } from '../../engine/hidden.ts';
import { pick, type RngState } from '../../engine/rng.ts';
import { FACES, type Face } from '../data/dice.ts';

const SEED = '5eed'.padEnd(64, '0');

/** Random number generator whose next dice show these faces; found by trying places of the fast source. */
export function riggedRng(wanted: readonly Face[]): Hidden<RngState> {
  for (let used = 0; used < 50_000_000; used++) {
    const probe = { luck: hide<RngState>({ seed: SEED, used, source: 'fast' }) };
    if (wanted.every((face) => pick(probe, FACES) === face))
      return hide<RngState>({ seed: SEED, used, source: 'fast' });
  }
  throw new Error('no place of the source gives these dice');
}
