import { createHash, timingSafeEqual } from 'node:crypto';

/** Constant-time comparison of a secret. */
export function isSame(given: string, right: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(right));
}
