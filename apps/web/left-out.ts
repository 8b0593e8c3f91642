import type { Plugin } from 'vite';

/** What d3-zoom loads for animated transitions, in the place of the packages: the camera animates with CSS. */
const WITHOUT_TRANSITIONS: Readonly<Record<string, string>> = {
  'd3-transition': `import { selection } from 'd3-selection';
    selection.prototype.interrupt = function () { return this; };
    export const interrupt = () => {};`,
  'd3-interpolate': 'export const interpolateZoom = undefined;',
};

/** Leaves out the packages that d3-zoom uses for transitions only, colours among them. */
export function withoutTransitions(): Plugin {
  const prefix = '\0without-transitions:';
  return {
    name: 'echo-base:without-transitions',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(WITHOUT_TRANSITIONS, id) ? `${prefix}${id}` : null),
    load: (id) => (id.startsWith(prefix) ? (WITHOUT_TRANSITIONS[id.slice(prefix.length)] ?? null) : null),
  };
}

/** Modules of engine.io's other transports, in the place of which the client has the one that it uses, or nothing. */
const TRANSPORTS: Readonly<Record<string, string>> = {
  '/engine.io-client/build/esm/transports/index.js': `import { WS } from './websocket.js';
    export const transports = { websocket: WS };`,
  '/engine.io-client/build/esm/transports/polling-xhr.js': 'export const XHR = undefined;',
};

/** Leaves out the transports that the client does not use. */
export function onlyWebSocket(): Plugin {
  return {
    name: 'echo-base:only-websocket',
    apply: 'build',
    load: (id) => Object.entries(TRANSPORTS).find(([file]) => id.endsWith(file))?.[1] ?? null,
  };
}

/** What only the server may use of zod. */
const CLASSIC_ZOD = /node_modules\/zod\/v4\/(classic|locales)\//;

/** Fails a build whose chunks have classic zod: through an import of a package it would come unnoticed. */
export function withoutClassicZod(): Plugin {
  return {
    name: 'echo-base:without-classic-zod',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.moduleIds.some((id) => CLASSIC_ZOD.test(id)))
          this.error(`${chunk.fileName} has classic zod; what the browser imports must use zod/mini`);
      }
    },
  };
}
