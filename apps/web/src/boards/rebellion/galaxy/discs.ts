import type { SystemId } from '@echo-base/games/rebellion/client';
import { create } from 'zustand';
import { artUrl } from '../../../kit/ui/art.ts';

/** Pictures of the systems as data URLs; empty until their file is loaded. */
const useLoaded = create<Readonly<Partial<Record<SystemId, string>>>>(() => ({}));

const FILE = artUrl('systems.json');
/** Attempts to load the file, and the pause between them in milliseconds. */
const ATTEMPTS = 5;
const PAUSE = 3_000;

async function load(): Promise<void> {
  const answer = await fetch(FILE);
  if (!answer.ok) throw new Error(`${FILE}: ${answer.status}`);
  const discs = (await answer.json()) as Record<SystemId, string>;
  const urls = Object.entries(discs).map(([id, svg]) => [id, `data:image/svg+xml,${encodeURIComponent(svg)}`]);
  useLoaded.setState(Object.fromEntries(urls));
}

/** Loads the pictures of all systems; retries a few times. The map can be played without them. */
export function loadDiscs(attempts = ATTEMPTS): void {
  void load().catch(() => {
    if (attempts > 1) setTimeout(() => loadDiscs(attempts - 1), PAUSE);
  });
}

/** Address of a system's picture; undefined until loaded. */
export const useDisc = (id: SystemId): string | undefined => useLoaded((discs) => discs[id]);
