import { type Hidden, hide } from '../../engine/hidden.ts';
import { type Luck, pick } from '../../engine/rng.ts';
import { FACES, type Face } from '../data/dice.ts';

const SEED = '5eed'.padEnd(64, '0');

/** Luck whose next dice show these faces; found by trying places of the fast source. */
export function riggedLuck(wanted: readonly Face[]): Hidden<Luck> {
  for (let used = 0; used < 50_000_000; used++) {
    const probe = { luck: hide<Luck>({ seed: SEED, used, source: 'fast' }) };
    if (wanted.every((face) => pick(probe, FACES) === face)) return hide<Luck>({ seed: SEED, used, source: 'fast' });
  }
  throw new Error('no place of the source gives these dice');
}
