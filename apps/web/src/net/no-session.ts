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
