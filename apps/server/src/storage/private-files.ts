import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';

const DIR_MODE = 0o700;
const FILE_MODE = 0o600;

/** A directory that only this user may enter, made if it is not there. */
export function makePrivateDir(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: DIR_MODE });
  restrict(dir, DIR_MODE);
}

/** A database file that only this user may read, made if it is not there; SQLite gives its mode to new `-wal` and `-shm`. */
export function makePrivateFiles(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const path of [file, `${file}-wal`, `${file}-shm`]) restrict(path, FILE_MODE);
}

/** Changes the mode of what is there. Where that is not possible (another owner, a file system without modes) it stays. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM' && code !== 'ENOTSUP') throw error;
  }
}
