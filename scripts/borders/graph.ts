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
}

/** Style sheets a style sheet takes from: whole, or for the classes it composes. */
function sheetsIn(source: string): string[] {
  const rules = source.replace(/\/\*[\s\S]*?\*\//g, '');
  const named = rules.matchAll(/@import\s+(?:url\(\s*)?["']([^"']+)["']|\bcomposes:[^;}]*?\bfrom\s+["']([^"']+)["']/g);
  return [...named].flatMap(([, whole, composed]) => whole ?? composed ?? []);
}

/** Module names a source imports, types and re-exports included. */
function namesIn(file: string, source: string): string[] {
  const { module, program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const names: string[] = [];
  const note = (name: string | undefined) => name !== undefined && names.push(name);
  for (const { moduleRequest } of module.staticImports) note(moduleRequest.value);
  for (const { entries } of module.staticExports) for (const entry of entries) note(entry.moduleRequest?.value);
  new Visitor({
    ImportExpression: ({ source }) => void (source.type === 'Literal' && note(String(source.value))),
    TSImportType: ({ source }) => void note(source.value),
  }).visit(program);
  return [...new Set(names)];
}

/** Every import of these sources, by path. Throws where a source does not parse. */
export function importsOf(sources: ReadonlyMap<string, string>): WrittenImport[] {
  return [...sources].flatMap(([from, source]) => {
    const names = from.endsWith('.css') ? sheetsIn(source) : namesIn(from, source);
    return names.map((name) => {
      const isByPath = name.startsWith('.');
      return { from, to: isByPath ? posix.join(posix.dirname(from), name) : name, isByPath };
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
