import { useEffect, useState } from 'react';
import { needed } from '../net/parts.ts';

export type Overlays = typeof import('./overlays.ts');

let loaded: Overlays | null = null;

/** Loads what dialogs, menus and tooltips are made of. Rejects if the file cannot be fetched. */
export async function loadOverlays(): Promise<Overlays> {
  loaded ??= await import('./overlays.ts');
  return loaded;
}

/** Lazy loading at the first sign of a person, so that a first press finds them and a first visit does not wait. */
for (const event of ['pointermove', 'pointerdown', 'keydown'])
  globalThis.addEventListener?.(event, () => void loadOverlays().catch(() => null), { once: true, passive: true });

/** The parts of dialogs, menus and tooltips; null until they are loaded, which starts when `isNeeded`. */
export function useOverlays(isNeeded = true): Overlays | null {
  const [overlays, setOverlays] = useState(loaded);
  useEffect(() => {
    if (!isNeeded || overlays) return;
    let isMounted = true;
    void needed(loadOverlays).then((found) => isMounted && setOverlays(found));
    return () => {
      isMounted = false;
    };
  }, [isNeeded, overlays]);
  return overlays ?? loaded;
}
