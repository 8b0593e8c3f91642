import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

const DIR_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a directory private to this user; creates it if missing. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: DIR_MODE });
  restrict(dir, DIR_MODE);
}

/**
 * Makes a database file private to this user; creates it if missing. SQLite gives its mode to new `-wal` and `-shm`
 * files.
 */
export function makePrivateFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) restrict(path, FILE_MODE);
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
