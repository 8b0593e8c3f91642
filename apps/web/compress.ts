import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Compresses the built client once, so that the server only has to send it.
const DIST = fileURLToPath(new URL('dist/', import.meta.url));
const TEXT = /\.(js|css|html|svg|json)$/;

const zipped = promisify(gzip);
const squeezed = promisify(brotliCompress);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  const [gz, br] = await Promise.all([zipped(content, { level: 9 }), squeezed(content, { params })]);
  await Promise.all([writeFile(`${path}.gz`, gz), writeFile(`${path}.br`, br)]);
}

const files = (await readdir(DIST, { recursive: true })).filter((name) => TEXT.test(name));
await Promise.all(files.map((name) => compress(join(DIST, name))));
