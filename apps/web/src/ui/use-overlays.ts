import { useEffect, useState } from 'react';

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

/** The parts of dialogs, menus and tooltips; null until they are loaded, which starts when they are `needed`. */
export function useOverlays(needed = true): Overlays | null {
  const [overlays, setOverlays] = useState(loaded);
  useEffect(() => {
    if (!needed || overlays) return;
    let isMounted = true;
    loadOverlays().then(
      (found) => isMounted && setOverlays(found),
      () => null,
    );
    return () => {
      isMounted = false;
    };
  }, [needed, overlays]);
  return overlays ?? loaded;
}
