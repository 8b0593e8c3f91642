/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue } from '../engine/title.ts';

// All that a lobby needs in one language, in one file for the browser.
export { es as engine } from '../engine/text/es.ts';
export const lobbies = import.meta.glob<Catalogue>('../*/text/es/lobby.ts', { eager: true, import: 'lobby' });
