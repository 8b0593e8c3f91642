import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Scoped names of CSS modules for the built client: the number of the style sheet among those of `folder`, and of the class
 * in it. They are short, and the same in every build of the same sources.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort();
  const known = new Map<number, string[]>();
  return (name, file) => {
    const sheet = sheets.indexOf(relative(folder, file.replace(/\?.*$/, '')));
    if (sheet < 0) throw new Error(`${file} is no style sheet of ${folder}`);
    const names = known.get(sheet) ?? [];
    known.set(sheet, names);
    if (!names.includes(name)) names.push(name);
    return `_${sheet.toString(36)}_${names.indexOf(name).toString(36)}`;
  };
}

const IMPORT = /import (\w+) from ('[^']+\.module\.css');/g;

/** Whether a component names each class that it uses, as in `css.board`, and none by a variable. */
function isNamed(code: string, sheet: string): boolean {
  const others = code.match(new RegExp(`(?<![\\w./'-])${sheet}\\b(?!\\.\\w)`, 'g')) ?? [];
  // Its import.
  return others.length === 1;
}

/**
 * Imports classes of CSS modules by name, so that the bundler writes them where they are used and leaves out the list of all
 * classes of the sheet. A class that the sheet does not have fails the build (`failOnMissingClass`).
 */
export function namedClasses(): Plugin {
  return {
    name: 'echo-base:named-classes',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('.tsx') || !code.includes('.module.css')) return null;
      const named = code.replaceAll(IMPORT, (all, sheet, file) =>
        isNamed(code, sheet) ? `import * as ${sheet} from ${file};` : all,
      );
      return { code: named, map: null };
    },
  };
}

/** Keeps the sheets whose class names have all been written where they are used: Vite says that they have no effects. */
export function keptSheets(): Plugin {
  return {
    name: 'echo-base:kept-sheets',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) =>
      id.endsWith('.module.css') ? { code, map: null, moduleSideEffects: 'no-treeshake' } : null,
  };
}

/** Handler of the bundler's messages. */
export function failOnMissingClass(level: string, log: { readonly code?: string; readonly message: string }): void {
  if (level === 'warn' && log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message);
}
