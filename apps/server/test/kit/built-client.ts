import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempDir } from './setup.ts';

/** Directory of a built client with nothing on its page: `index.html`, and the addresses of a match and of its replay. */
export function builtClient(): string {
  const webDir = tempDir();
  writeFileSync(join(webDir, 'index.html'), '<html><head><title>Echo Base</title></head><body></body></html>');
  const page = { keys: ['matchId'], data: [], isOpen: false, files: {} };
  const pages = [
    { ...page, name: 'match', pattern: '^\\/m\\/([^/]+?)\\/?$' },
    { ...page, name: 'replay', pattern: '^\\/m\\/([^/]+?)\\/replay\\/?$' },
  ];
  writeFileSync(join(webDir, 'preload.json'), JSON.stringify({ pages, titles: {}, connection: [] }));
  return webDir;
}
