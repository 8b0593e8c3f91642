const KEY = 'echo-base.last-title';

/** The title that this browser opened last: a match, its set-up or its rules; null for none. */
export function lastTitle(): string | null {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null;
  }
}

/** Stores the title opened last. Without storage nothing happens. */
export function rememberTitle(title: string): void {
  try {
    globalThis.localStorage?.setItem(KEY, title);
  } catch {
    // Private windows may refuse storage.
  }
}
