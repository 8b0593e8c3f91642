import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DIST = new URL('../dist/', import.meta.url).pathname;
const COMPRESSED = /\.(br|gz)$/;
const TEXT = /\.(js|css|html|json)$/;

/** A copy of the built client, which a server sends (`WEB_DIR`) and which can be replaced under it. */
export interface Build {
  readonly dir: string;
  /** Replaces it by another build: every file with a content hash in its name has another name. */
  replace(): Promise<void>;
  /** Takes away the files whose names match. Returns how to put them back. */
  take(name: RegExp): Promise<() => Promise<void>>;
  remove(): Promise<void>;
}

/** Gives every file of the bundler another name, also where it is named. */
async function renameAll(dir: string): Promise<void> {
  const assets = await readdir(join(dir, 'assets'));
  const alternatives = assets.map((name) => name.replaceAll('.', '\\.')).join('|');
  // `main-x.js` is also the end of `domain-x.js`.
  const named = new RegExp(`(?<![\\w-])(${alternatives})(?![\\w-])`, 'g');
  for (const file of await readdir(dir, { recursive: true })) {
    if (!TEXT.test(file)) continue;
    const path = join(dir, file);
    await writeFile(path, (await readFile(path, 'utf8')).replace(named, 'new-$1'));
  }
  for (const name of assets) await rename(join(dir, 'assets', name), join(dir, 'assets', `new-${name}`));
}

/** Copies the built client, without compressed files: they are optional. */
export async function copyBuild(): Promise<Build> {
  const root = await mkdtemp(join(tmpdir(), 'echo-base-web-'));
  const [dir, next, taken] = ['now', 'next', 'taken'].map((name) => join(root, name)) as [string, string, string];
  const copy = (to: string) => cp(DIST, to, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  await Promise.all([copy(dir), copy(next)]);
  await renameAll(next);
  return {
    dir,
    async replace() {
      await rename(dir, join(root, 'before'));
      await rename(next, dir);
    },
    async take(name) {
      const files = (await readdir(join(dir, 'assets'))).filter((file) => name.test(file));
      if (files.length === 0) throw new Error(`the client has no file ${name}`);
      await cp(join(dir, 'assets'), taken, { recursive: true });
      for (const file of files) await rm(join(dir, 'assets', file));
      return async () => {
        for (const file of files) await cp(join(taken, file), join(dir, 'assets', file));
      };
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
