import { onServer } from './socket.ts';

const listeners = new Set<() => void>();
let isListening = false;

/** Calls a listener when the server says that the lists of my matches have changed; returns how to end that. */
export function onListed(listener: () => void): () => void {
  listeners.add(listener);
  if (!isListening) {
    isListening = true;
    onServer('listed', () => {
      for (const one of listeners) one();
    });
  }
  return () => void listeners.delete(listener);
}
