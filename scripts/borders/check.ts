import { posix } from 'node:path';
import { BORDERS, type Border, LAYERS, ONE_WAY, WITHOUT_CIRCLES } from './borders.ts';
import { circlesOf, type Import, importsOf, type WrittenImport } from './graph.ts';

/** The part of `to` that a border forbids to this file, or null where it does not apply. */
function forbiddenTo({ from, notFrom, to }: Border, file: string): RegExp | null {
  const match = from.exec(file);
  if (!match || notFrom?.test(file)) return null;
  return new RegExp(to.replace(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? ''));
}

function crossings(border: Border, imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => forbiddenTo(border, from)?.test(to))
    .map(({ from, to }) => `${border.name}: ${from} imports ${to}. ${border.because}`);
}

const isOfTests = (file: string) => file.includes('.test.') || file.includes('/testing/');

/** Imports of production code between the folders matched by a pattern, as imports between folders. */
function betweenFolders(folder: RegExp, imports: readonly Import[]): Import[] {
  return imports.flatMap((one) => {
    const [from, to] = [folder.exec(one.from)?.[0], folder.exec(one.to)?.[0]];
    const counts = from !== undefined && to !== undefined && from !== to && !isOfTests(one.from);
    return counts ? [{ from, to }] : [];
  });
}

const layerOf = (file: string) => LAYERS.findIndex((folder) => file.startsWith(folder));

/** Imports of production code from a layer above its own. */
function upwards(imports: readonly Import[]): string[] {
  return imports
    .filter(({ from, to }) => !isOfTests(from) && layerOf(from) >= 0 && layerOf(to) > layerOf(from))
    .map(({ from, to }) => `layers: ${from} imports ${to}. A layer imports itself and those below it.`);
}

/** Imports by path that lead to no file. Of style sheets, types do not tell. */
function missing(imports: readonly WrittenImport[], isFile: (path: string) => boolean): string[] {
  return imports
    .filter(({ to, isByPath }) => isByPath && !isFile(to.replace(/\?.*$/, '')))
    .map(({ from, to }) => `missing: ${from} imports ${to}. There is no such file.`);
}

/** Types of a neighbour: files of one folder may name each other's, as a part and its whole do. */
const isNeighbourly = ({ from, to, isOfTypes }: WrittenImport) =>
  isOfTypes && posix.dirname(from) === posix.dirname(to);

/** Problems of the imports of these sources, one line each. */
export function problemsOf(sources: ReadonlyMap<string, string>, isFile: (path: string) => boolean): string[] {
  const imports = importsOf(sources);
  const counted = imports.filter((one) => !isNeighbourly(one));
  const circles = WITHOUT_CIRCLES.flatMap((folder) =>
    circlesOf(counted.filter(({ from, to }) => folder.test(from) && folder.test(to))),
  );
  return [
    ...BORDERS.flatMap((border) => crossings(border, imports)),
    ...upwards(imports),
    ...missing(imports, isFile),
    ...ONE_WAY.flatMap((folder) => circlesOf(betweenFolders(folder, imports))).map(
      (folders) => `one-way: ${folders.sort().join(' <-> ')}`,
    ),
    ...circles.map((files) => `circle: ${files.sort().join(' <-> ')}`),
  ];
}
