/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from '../engine/title.ts';

// All that a lobby needs in one language, in one file for the browser.
export { it as engine } from '../engine/text/it.ts';
export const lobbies = import.meta.glob<Catalogue>('../*/text/it/lobby.ts', { eager: true, import: 'lobby' });
