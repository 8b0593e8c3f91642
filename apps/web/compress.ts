import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

// Compresses the built client once, so that the server only has to send it.
const DIST = new URL('dist/', import.meta.url).pathname;
const TEXT = /\.(js|css|html|svg|json)$/;

for (const name of await readdir(DIST, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const path = join(DIST, name);
  const content = await readFile(path);
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
  await writeFile(`${path}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
}
