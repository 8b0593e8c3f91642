// biome-ignore lint/style/noRestrictedImports: in the place of all others
import { lazy } from 'react';
import { needed } from '../net/parts.ts';

/** Lazy loading of a component: in place of React's `lazy`, which would empty the page if its file cannot be loaded. */
export const lazyPart: typeof lazy = (load) => lazy(() => needed(load));
