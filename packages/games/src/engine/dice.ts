import { type HasLuck, pick } from './rng.ts';

/** Rolls `count` dice that all have these faces; the faces that came up, in order. */
export function roll<F>(g: HasLuck, faces: readonly F[], count: number): F[] {
  return Array.from({ length: count }, () => pick(g, faces));
}
