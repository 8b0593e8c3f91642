import { accessSync, chmodSync, closeSync, constants, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

const DIR_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a directory private to this user; creates it if missing. Throws if files cannot be created in it. */
export function makePrivateDir(dir: string): void {
  makeDir(resolve(dir));
  restrict(dir, DIR_MODE);
  // SQLite would only report `14`.
  accessSync(dir, constants.W_OK | constants.X_OK);
}

/** Creates a directory and those above it. Node's own recursion never ends where none can be created, as in `/proc`. */
function makeDir(dir: string): void {
  if (existsSync(dir)) return;
  const above = dirname(dir);
  if (above !== dir) makeDir(above);
  mkdirSync(dir, { mode: DIR_MODE });
}

/**
 * Makes a database file private to this user; creates it if missing. SQLite gives its mode to new `-wal` and `-shm`
 * files.
 */
export function makePrivateFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) keepPrivate(path);
}

/** Makes a file that exists private to this user. */
export function keepPrivate(file: string): void {
  restrict(file, FILE_MODE);
}

/** Changes the mode if possible; not with another owner or a file system without modes. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
  }
}
