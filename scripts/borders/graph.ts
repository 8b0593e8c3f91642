import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** An import of a file: a path from the root of the repository, or the name of a package as it is imported. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** An import as it is written: by path from the importing file, or by the name of a package. */
export interface WrittenImport extends Import {
  readonly isByPath: boolean;
  /** Whether only types are imported, which are gone when the program runs. */
  readonly isOfTypes: boolean;
}

/** Style sheets a style sheet takes from: whole, or for the classes it composes. */
function sheetsIn(source: string): string[] {
  const rules = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const named = rules.matchAll(/@import\s+(?:url\(\s*)?["']([^"']+)["']|\bcomposes:[^;}]*?\bfrom\s+["']([^"']+)["']/g);
  return [...named].flatMap(([, whole, composed]) => whole ?? composed ?? []);
}

/** Module names a source imports or re-exports, and whether only for their types. */
function namesIn(file: string, source: string): [name: string, isOfTypes: boolean][] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names = new Map<string, boolean>();
  const note = (name: string | undefined, isType: boolean) =>
    name !== undefined && names.set(name, isType && names.get(name) !== false);
  for (const { moduleRequest, entries } of module.staticImports)
    note(moduleRequest.value, entries.length > 0 && entries.every(({ isType }) => isType));
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, isType } of entries) note(moduleRequest?.value, isType);
  new Visitor({
    ImportExpression: ({ source }) => void (source.type === 'Literal' && note(String(source.value), false)),
    TSImportType: ({ source }) => void note(source.value, true),
  }).visit(program);
  return [...names];
}

/** Every import of these sources, by path. Throws where a source does not parse. */
export function importsOf(sources: ReadonlyMap<string, string>): WrittenImport[] {
  return [...sources].flatMap(([from, source]) => {
    const names = from.endsWith('.css')
      ? sheetsIn(source).map((name) => [name, false] as const)
      : namesIn(from, source);
    return names.map(([name, isOfTypes]) => {
      const isByPath = name.startsWith('.');
      return { from, to: isByPath ? posix.join(posix.dirname(from), name) : name, isByPath, isOfTypes };
    });
  });
}

/** Cycles of a graph: strongly connected components of more than one file (Tarjan's algorithm). */
export function circlesOf(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { from, to } of imports) targets.set(from, [...(targets.get(from) ?? []), to]);
  const order = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  const visit = (file: string): number => {
    const index = order.size;
    order.set(file, index);
    low.set(file, index);
    open.push(file);
    for (const to of targets.get(file) ?? []) {
      const reached = order.has(to) ? (open.includes(to) ? (order.get(to) ?? index) : index) : visit(to);
      low.set(file, Math.min(low.get(file) ?? index, reached));
    }
    if (low.get(file) === index) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1) circles.push(circle);
    }
    return low.get(file) ?? index;
  };
  for (const file of targets.keys()) if (!order.has(file)) visit(file);
  return circles;
}
