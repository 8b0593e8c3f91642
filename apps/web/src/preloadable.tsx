import { type ComponentType, useState } from 'react';
import { lazyPart } from './ui/lazy-part.ts';

/** A page that is loaded on demand; `preload` loads it before it is rendered. */
type Preloadable<P> = ComponentType<P> & { preload(): Promise<void> };

/**
 * Lazy loading of a page, which is rendered at once if it has been preloaded. `lazyPart` alone would suspend all the same,
 * and React shows what was suspended 300 ms after its fallback at the earliest.
 */
export function preloadable<P extends object>(load: () => Promise<ComponentType<P>>): Preloadable<P> {
  let loaded: ComponentType<P> | null = null;
  const preload = async () => {
    loaded ??= await load();
  };
  const Later = lazyPart(async () => ({ default: await load() }));
  function Page(props: P) {
    // The same component from mount to unmount: another one would lose the state of the page.
    const [Loaded] = useState(() => loaded ?? Later);
    return <Loaded {...props} />;
  }
  return Object.assign(Page, { preload });
}
