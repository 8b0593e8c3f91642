import type { KnipConfig } from 'knip';
import { TOOLS } from './scripts/tools.mjs';

/** Programs of a workspace that `npm run tool` starts. */
const toolsIn = (workspace: string) =>
  TOOLS.filter(({ file }) => file.startsWith(`${workspace}/`)).map(({ file }) => file.slice(workspace.length + 1));

/** What `npm run knip` starts from: files that no import leads to. Everything else must be used. */
const config: KnipConfig = {
  workspaces: {
    '.': { entry: ['scripts/*.{ts,mjs}'] },
    'apps/server': {
      entry: [
        'src/main.ts',
        'src/tools/main.ts',
        'src/bots/bot-worker{,-source}.{ts,mjs}',
        ...toolsIn('apps/server'),
        'bench/{our-server,stock-server}.ts',
        'test/tap/hunt.ts',
      ],
    },
    'apps/web': {
      entry: [
        ...toolsIn('apps/web'),
        'src/boards/*/{index,art,create,waiting}.tsx',
        'src/boards/*/rules/art.tsx',
        'src/boards/**/*.gallery.tsx',
        'src/kit/ui/breakpoints.css',
        'stubs/*.ts',
        'template/index.tsx',
      ],
    },
    'packages/games': {
      entry: [
        ...toolsIn('packages/games'),
        'workbench/main.ts',
        'src/*/{client,lobby}.ts',
        'template/{index,client}.ts',
      ],
    },
    'packages/protocol': {},
  },
  // Fonts are dependencies of style sheets.
  compilers: {
    css: (text) => [...text.matchAll(/url\("(@[^"]+)"\)/g)].map(([, file]) => `import '${file}';`).join('\n'),
  },
  // Programs of the system, as `chromium` is.
  ignoreBinaries: ['apt-cache'],
};

export default config;
