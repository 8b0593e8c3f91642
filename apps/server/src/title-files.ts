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
 * The titles, each with its files of the data directory. Throws `StartupError` with a line for each problem: file, line and
 * what is wrong, in words that repeat nothing of a file that is not one of the title.
 */
export function withTitleFiles(titles: readonly AnyTitle[], dataDir: string): readonly AnyTitle[] {
  const problems: string[] = [];
  const all = titles.map((title) => {
    if (!title.files) return title;
    const directory = join(dataDir, title.files.directory);
    const loaded = title.files.load(filesIn(directory, problems));
    if ('title' in loaded) return loaded.title;
    problems.push(...loaded.problems.map((one) => `${join(directory, one.name)}:${one.line}: ${one.message}`));
    return title;
  });
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return all;
}
