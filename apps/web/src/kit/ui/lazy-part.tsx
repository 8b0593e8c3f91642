// biome-ignore lint/style/noRestrictedImports: in the place of all others
import { type ComponentType, type FunctionComponent, lazy, useState } from 'react';
import type { Area } from '../i18n/areas.ts';
import { useLanguage } from '../i18n/language.ts';
import { loadWords } from '../i18n/texts.ts';
import { lazyValue } from '../net/lazy-value.ts';

/** A component that is loaded when it is rendered, or before that by `load`, which never rejects. */
export type LazyPart<P> = FunctionComponent<P> & { load(): Promise<unknown> };

/** Loads the sentences of these areas in the language of the interface. */
async function loadAreas(areas: readonly Area[]): Promise<void> {
  const { language } = useLanguage.getState();
  await Promise.all(areas.map((area) => loadWords(area, language)));
}

/**
 * Lazy loading of a component with the areas of sentences that its page does not have already. It is in place of React's
 * `lazy`, which would empty the page if the file cannot be loaded, and would suspend also for one that is there: React
 * shows what was suspended 300 ms after its fallback at the earliest.
 */
export function lazyPart<P extends object>(
  request: () => Promise<ComponentType<P>>,
  ...areas: readonly Area[]
): LazyPart<P> {
  const part = lazyValue(async () => {
    const [loaded] = await Promise.all([request(), loadAreas(areas)]);
    return loaded;
  });
  const Later = lazy(async () => ({ default: await part.load() }));
  function Part(props: P) {
    // The same component from mount to unmount: another one would lose its state.
    const [Shown] = useState<ComponentType<P>>(() => part.now() ?? Later);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: part.load });
}
