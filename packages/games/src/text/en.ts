/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from '../engine/title.ts';

// All that a lobby needs in one language, in one file for the browser.
export { en as engine } from '../engine/text/en.ts';
export const lobbies = import.meta.glob<Catalogue>('../*/text/en/lobby.ts', { eager: true, import: 'lobby' });
