import { vi } from 'vitest';

/** Waits until something is there, such as a part that is loaded later: about as long as a test may take. */
export const until = <T>(look: () => T): Promise<Exclude<Awaited<T>, false | null | undefined | 0 | ''>> =>
  vi.waitUntil(look, { timeout: 50_000 }) as never;
