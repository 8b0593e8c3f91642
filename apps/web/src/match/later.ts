import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const RETRY_MS = 2_000;

/** Loads a file, again until it succeeds: without it the match can still be played. */
async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Lazy loading of a part of the page that may come late: a failed request is repeated and does not end the page. */
export function lazyLater<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => ({ default: await untilLoaded(load) }));
}
