import { lazyValue, useLazyValue } from '../net/lazy-value.ts';

export type Overlays = typeof import('./overlays.ts');

/** What dialogs, menus and tooltips are made of. */
export const overlays = lazyValue<Overlays>(() => import('./overlays.ts'));

/** Lazy loading at the first sign of a person, so that a first press finds them and a first visit does not wait. */
for (const event of ['pointermove', 'pointerdown', 'keydown'])
  globalThis.addEventListener?.(event, overlays.preload, { once: true, passive: true });

/** The parts of dialogs, menus and tooltips; null until they are loaded, which starts when `isNeeded`. */
export const useOverlays = (isNeeded = true): Overlays | null => useLazyValue(overlays, isNeeded);
