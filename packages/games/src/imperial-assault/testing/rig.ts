import { type Hidden, hide } from '../../engine/hidden.ts';
import { type RngState, randomInt } from '../../engine/rng.ts';

const SEED = '5eed'.padEnd(64, '0');

/** Random number generator whose next dice of six faces show these; found by trying places of the fast source. */
export function riggedRng(faces: readonly number[]): Hidden<RngState> {
  for (let used = 0; used < 50_000_000; used++) {
    const probe = { luck: hide<RngState>({ seed: SEED, used, source: 'fast' }) };
    if (faces.every((face) => randomInt(probe, 6) === face))
      return hide<RngState>({ seed: SEED, used, source: 'fast' });
  }
  throw new Error('no place of the source gives these dice');
}
