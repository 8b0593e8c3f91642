import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Version of the drawings in `art/` of this folder: the name of their own one. Undefined before they are drawn. */
export function artVersion(folder: string): string | undefined {
  const art = join(folder, 'art');
  return existsSync(art) ? readdirSync(art).find((name) => /^[\da-f]{10}$/.test(name)) : undefined;
}
