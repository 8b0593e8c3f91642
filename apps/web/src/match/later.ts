import type { ComponentType, LazyExoticComponent } from 'react';
import { lazyPart } from '../ui/lazy-part.ts';

/** Lazy loading of a part of the page that may come late: without it the match can still be played. */
export function lazyLater<P>(load: () => Promise<ComponentType<P>>): LazyExoticComponent<ComponentType<P>> {
  return lazyPart(async () => ({ default: await load() }));
}
