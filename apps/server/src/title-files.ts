import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyTitle } from '@echo-base/games/engine';
import { StartupError } from './config.ts';

/** Files of a directory with their texts, by name; none if it does not exist. */
function filesIn(directory: string): { name: string; text: string }[] {
  if (!existsSync(directory)) return [];
  const names = readdirSync(directory).filter((name) => name.endsWith('.json'));
  return names.sort().map((name) => ({ name, text: readFileSync(join(directory, name), 'utf8') }));
}

/**
 * Hands each title its files of the data directory, before any match is loaded. Throws `StartupError` with a line for each
 * problem: file, line and what is wrong.
 */
export function loadTitleFiles(titles: readonly AnyTitle[], dataDir: string): void {
  const problems = titles.flatMap(({ files }) => {
    if (!files) return [];
    const directory = join(dataDir, files.directory);
    return files.load(filesIn(directory)).map((one) => `${join(directory, one.name)}:${one.line}: ${one.message}`);
  });
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
}
