import { BORDERS, type Border, ONE_WAY, WITHOUT_CIRCLES } from './borders.ts';
import { circlesOf, type Import, importsOf } from './graph.ts';

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

/** Imports of production code between the folders matched by a pattern, as imports between folders. */
function betweenFolders(folder: RegExp, imports: readonly Import[]): Import[] {
  return imports.flatMap((one) => {
    const [from, to] = [folder.exec(one.from)?.[0], folder.exec(one.to)?.[0]];
    const counts = from !== undefined && to !== undefined && from !== to && !one.from.includes('.test.');
    return counts ? [{ from, to }] : [];
  });
}

/** Problems of the imports of these sources, one line each. */
export function problemsOf(sources: ReadonlyMap<string, string>): string[] {
  const imports = importsOf(sources);
  const circles = WITHOUT_CIRCLES.flatMap((folder) =>
    circlesOf(imports.filter(({ from, to }) => folder.test(from) && folder.test(to))),
  );
  return [
    ...BORDERS.flatMap((border) => crossings(border, imports)),
    ...ONE_WAY.flatMap((folder) => circlesOf(betweenFolders(folder, imports))).map(
      (folders) => `one-way: ${folders.sort().join(' <-> ')}`,
    ),
    ...circles.map((files) => `circle: ${files.sort().join(' <-> ')}`),
  ];
}
