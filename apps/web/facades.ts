import type { Plugin, Rolldown } from 'vite';
import { filesOf } from './preload-files.ts';

/** A chunk that only passes on exports of another one, and how its namespace is made from that of the other. */
interface Facade {
  readonly file: string;
  readonly target: string;
  /** Export names of the target by those of the facade. */
  readonly names: readonly (readonly [own: string, inTarget: string])[];
}

const ONLY_FORWARDS = /^(?:import\s*["'][^"']+["'];?\s*)*(?:export\s*\{[^}]*\}\s*from\s*["'][^"']+["'];?\s*)?$/;
const EXPORTS = /export\s*\{([^}]*)\}\s*from\s*["']\.\/([^"']+)["']/g;
const IMPORTS = /import\s*["']\.\/([^"']+)["']/g;
const AS = /^(\S+)(?:\s+as\s+(\S+))?$/;

const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/') + 1);

/** The facade that a chunk is; null if it has code, or if its parts are not all loaded with one other chunk. */
function facadeOf(bundle: Rolldown.OutputBundle, chunk: Rolldown.OutputChunk): Facade | null {
  if (chunk.isEntry || !chunk.isDynamicEntry || !ONLY_FORWARDS.test(chunk.code.trim())) return null;
  const [list] = [...chunk.code.matchAll(EXPORTS)];
  const imported = [...chunk.code.matchAll(IMPORTS)].map(([, file = '']) => file);
  const name = list?.[2] ?? imported[0];
  if (name === undefined) return null;
  const target = `${folderOf(chunk.fileName)}${name}`;
  const loaded = filesOf(bundle, target);
  if (!chunk.imports.every((file) => loaded.has(file))) return null;
  const names = (list?.[1] ?? '')
    .split(',')
    .map((one) => AS.exec(one.trim()))
    .flatMap((found) => (found?.[1] === undefined ? [] : [[found[2] ?? found[1], found[1]] as const]));
  return { file: chunk.fileName, target, names };
}

/** Imports the target of a facade in its place. */
function withoutFacade(code: string, { file, target, names }: Facade): string {
  const [name, targetName] = [file, target].map((path) => path.slice(folderOf(path).length));
  const namespace = names.map(([own, inTarget]) => `${own}:e.${inTarget}`).join(',');
  const imported = ['`', '"', "'"].reduce(
    (now, quote) =>
      now.replaceAll(
        `import(${quote}./${name}${quote})`,
        `import(${quote}./${targetName}${quote}).then(e=>({${namespace}}))`,
      ),
    code,
  );
  // Among what an import preloads.
  return imported.replaceAll(`"./${name}"`, `"./${targetName}"`);
}

/** Names the target of a facade among what a chunk imports. */
function renamed(files: readonly string[], { file, target }: Facade): string[] {
  return [...new Set(files.map((one) => (one === file ? target : one)))];
}

/** The style sheet of a chunk without code; null for other chunks. */
function onlySheet({ code, viteMetadata }: Rolldown.OutputChunk): string | null {
  const [sheet, ...more] = viteMetadata?.importedCss ?? [];
  return code.trim() === '' && more.length === 0 ? (sheet ?? null) : null;
}

/** Gives the sheet of a chunk without code to a chunk that imports it or names it among what an import loads. */
function takeSheet(chunk: Rolldown.OutputChunk, empty: Rolldown.OutputChunk, sheet: string): void {
  const name = empty.fileName.slice(folderOf(empty.fileName).length);
  const sheetName = sheet.slice(folderOf(sheet).length);
  chunk.code = chunk.code.replaceAll(`import"./${name}";`, '').replaceAll(`"./${name}"`, `"./${sheetName}"`);
  if (!chunk.imports.includes(empty.fileName)) return;
  chunk.imports = chunk.imports.filter((file) => file !== empty.fileName);
  chunk.viteMetadata?.importedCss.add(sheet);
}

/** Leaves out chunks without code: those of sheets whose class names are written where they are used. */
function withoutEmpty(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  for (const empty of chunks) {
    const sheet = onlySheet(empty);
    if (sheet === null) continue;
    delete bundle[empty.fileName];
    for (const chunk of chunks) takeSheet(chunk, empty, sheet);
  }
  return chunks.filter(({ fileName }) => fileName in bundle);
}

/**
 * Leaves out facades: chunks without code that Rolldown makes for a module that is imported dynamically and belongs to a
 * group of `codeSplitting` (rolldown/rolldown#9729). Each would cost a request. Their importers import the group.
 */
export function withoutFacades(): Plugin {
  return {
    name: 'echo-base:without-facades',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = withoutEmpty(bundle);
        const facades = chunks.flatMap((chunk) => facadeOf(bundle, chunk) ?? []);
        for (const facade of facades) delete bundle[facade.file];
        for (const chunk of chunks) {
          const own = facades.filter(({ file }) => chunk.dynamicImports.includes(file) || chunk.code.includes(file));
          chunk.code = own.reduce(withoutFacade, chunk.code);
          chunk.dynamicImports = own.reduce(renamed, chunk.dynamicImports);
        }
      },
    },
  };
}
