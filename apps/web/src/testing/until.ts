import { vi } from 'vitest';

/** Waits until something is there, such as a part that is loaded later: a busy machine takes its time. */
export const until = <T>(look: () => T): Promise<Exclude<Awaited<T>, false | null | undefined | 0 | ''>> =>
  vi.waitUntil(look, { timeout: 20_000 }) as never;
