import { readStored, writeStored } from '../kit/net/stored.ts';

const KEY = 'echo-base.last-title';

/** The title that this browser opened last: a match, its set-up or its rules; null for none. */
export const lastTitle = (): string | null => readStored('localStorage', KEY);

/** Stores the title opened last. */
export function rememberTitle(title: string): void {
  writeStored('localStorage', KEY, title);
}
