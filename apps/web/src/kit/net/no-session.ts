const listeners = new Set<() => void>();

/** Registers a listener for a session the server no longer knows. Returns how to remove it. */
export function onNoSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Notifies the listeners that the server no longer knows this session. */
export function forgetSession(): void {
  for (const listener of listeners) listener();
}

const newcomers = new Set<() => void>();

/** Registers a listener for a session that begins on this page. */
export function onNewSession(listener: () => void): void {
  newcomers.add(listener);
}

/** Notifies the listeners that this page has a session now. */
export function noteNewSession(): void {
  for (const listener of newcomers) listener();
}
