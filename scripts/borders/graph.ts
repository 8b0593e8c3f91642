import { posix } from 'node:path';
import { parseSync, Visitor } from 'rolldown/utils';

/** An import of a file: a path from the root of the repository, or the name of a package as it is imported. */
export interface Import {
  readonly from: string;
  readonly to: string;
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
export function importsOf(sources: ReadonlyMap<string, string>): Import[] {
  return [...sources].flatMap(([from, source]) =>
    namesIn(from, source).map((name) => {
      const to = name.startsWith('.') ? posix.join(posix.dirname(from), name) : name;
      return { from, to };
    }),
  );
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
