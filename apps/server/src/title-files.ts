import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyTitle } from '@echo-base/games/engine';
import { StartupError } from './config.ts';

/** What a path holds by `read`; undefined if it cannot be read, which becomes one of the `problems`. */
function attempt<T>(path: string, read: (path: string) => T, problems: string[]): T | undefined {
  try {
    return read(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    problems.push(`${path} cannot be read: ${code ?? message}`);
    return undefined;
  }
}

/** Files of a directory with their texts, by name; none if it does not exist. */
function filesIn(directory: string, problems: string[]): { name: string; text: string }[] {
  if (!existsSync(directory)) return [];
  const all = attempt(directory, (path) => readdirSync(path), problems) ?? [];
  const names = all.filter((name) => name.endsWith('.json')).sort();
  return names.flatMap((name) => {
    const text = attempt(join(directory, name), (path) => readFileSync(path, 'utf8'), problems);
    return text === undefined ? [] : { name, text };
  });
}

/**
 * Hands each title its files of the data directory, before any match is loaded. Throws `StartupError` with a line for each
 * problem: file, line and what is wrong, in words that repeat nothing of a file that is not one of the title.
 */
export function loadTitleFiles(titles: readonly AnyTitle[], dataDir: string): void {
  const problems: string[] = [];
  for (const { files } of titles) {
    if (!files) continue;
    const directory = join(dataDir, files.directory);
    const wrong = files.load(filesIn(directory, problems));
    problems.push(...wrong.map((one) => `${join(directory, one.name)}:${one.line}: ${one.message}`));
  }
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
}
