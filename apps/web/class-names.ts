import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

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
