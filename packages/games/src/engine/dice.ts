import { type HasRng, pick } from './rng.ts';

/** Rolls `count` dice with these faces; returns the results in order. */
export function roll<F>(g: HasRng, faces: readonly F[], count: number): F[] {
  return Array.from({ length: count }, () => pick(g, faces));
}
