import { useEffect, useSyncExternalStore } from 'react';
import { needed } from './parts.ts';

/** A value that is loaded later and then kept, such as a library or the board of a title. */
export interface LazyValue<T> {
  /** The value if it is there. */
  now(): T | null;
  /** Loads it because the reader needs it now; never rejects (`needed`). */
  load(): Promise<T>;
  /** Loads it ahead of need; a failure has no effect. */
  preload(): Promise<void>;
  /** Calls a listener when the value is there; returns a function that ends that. */
  subscribe(listener: () => void): () => void;
}

/** Lazy loading of a value; a component is a `lazyPart`. */
export function lazyValue<T extends object>(request: () => Promise<T>): LazyValue<T> {
  let value: T | null = null;
  let loading: Promise<T> | null = null;
  const listeners = new Set<() => void>();
  const keep = (loaded: T) => {
    value ??= loaded;
    for (const listener of listeners) listener();
    return value;
  };
  return {
    now: () => value,
    load() {
      loading ??= value ? Promise.resolve(value) : needed(request).then(keep);
      return loading;
    },
    async preload() {
      if (!value && !loading)
        await request().then(keep, () => {
          // Requested again by `load`.
        });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A lazy value for each key, which may have several parts. */
export function lazyValues<Key extends readonly string[], T extends object>(
  request: (...key: Key) => Promise<T>,
): (...key: Key) => LazyValue<T> {
  const values = new Map<string, LazyValue<T>>();
  return (...key) => {
    const id = key.join(' ');
    const value = values.get(id) ?? lazyValue(() => request(...key));
    values.set(id, value);
    return value;
  };
}

const NEVER: Pick<LazyValue<never>, 'now' | 'subscribe'> = { now: () => null, subscribe: () => () => {} };

/** A lazy value, loaded once it `isNeeded`; null until it is there, and for none. */
export function useLazyValue<T>(value: LazyValue<T> | null, isNeeded = true): T | null {
  const { now, subscribe } = value ?? NEVER;
  useEffect(() => {
    if (isNeeded) void value?.load();
  }, [value, isNeeded]);
  return useSyncExternalStore(subscribe, now, now);
}
