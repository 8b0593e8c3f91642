import { parseSync, Visitor } from 'rolldown/utils';

/** A piece of what we write: a sentence, or a declared name. */
export interface Piece {
  readonly kind: 'sentence' | 'name';
  readonly text: string;
  readonly line: number;
}

/** English sentences of the interface: catalogues, texts of titles and boards, and rules for players. */
export const INTERFACE = /(^|\/)(catalogues|text)\/|^apps\/web\/src\/boards\/[^/]+\/rules\/en\.md$/;

/** Texts in other languages. */
const TRANSLATED = /[-/](it|fr|es|pt)(\.tsx?$|\.md$|\.json$|\/)/;

/** Whether a file holds sentences of the interface as JSON. */
export const isCatalogue = (file: string): boolean => INTERFACE.test(file) && file.endsWith('.json');

type Node = Readonly<Record<string, unknown>> & { readonly type: string; readonly start: number };

/** Names that a pattern declares: `{ a, b: c }` declares `a` and `c`. */
function declaredBy(node: Node | null | undefined): { name: string; start: number }[] {
  if (!node) return [];
  const inner = (value: unknown) => declaredBy(value as Node | null);
  switch (node.type) {
    case 'Identifier':
    case 'PrivateIdentifier':
      return [{ name: String(node.name), start: node.start }];
    case 'ObjectPattern':
      return (node.properties as Node[]).flatMap((one) => inner(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return (node.elements as (Node | null)[]).flatMap(inner);
    case 'AssignmentPattern':
      return inner(node.left);
    case 'RestElement':
      return inner(node.argument);
    case 'TSParameterProperty':
      return inner(node.parameter);
    default:
      return [];
  }
}

const WITH_KEY = ['MethodDefinition', 'PropertyDefinition', 'TSPropertySignature', 'TSMethodSignature'] as const;
const WITH_ID = [
  'VariableDeclarator',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
] as const;
const WITH_PARAMS = ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'] as const;

/** Number of the line at an offset, from 1. */
function lineAt(source: string): (offset: number) => number {
  const starts = [0];
  for (let at = source.indexOf('\n'); at >= 0; at = source.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

/** The lines of a text of several lines, each as its own piece. */
function linesOf(text: string, first: number): Piece[] {
  return text.split('\n').map((line, index) => ({ kind: 'sentence', text: line, line: first + index }));
}

/** Comments, sentences in strings, and declared names of a source. Throws if it does not parse. */
function ofSource(file: string, source: string): Piece[] {
  const { program, comments, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const at = lineAt(source);
  const found: Piece[] = comments.flatMap(({ value, start }) => linesOf(value, at(start)));
  const isText = INTERFACE.test(file);
  const sentence = (text: string, start: number) => {
    if (isText || text.trim().includes(' ')) found.push(...linesOf(text, at(start)));
  };
  const names = (node: unknown) => {
    for (const { name, start } of declaredBy(node as Node)) found.push({ kind: 'name', text: name, line: at(start) });
  };
  const keys = new Set<number>();
  const handlers: Record<string, (node: Node) => void> = {
    Property: ({ key }) => void keys.add((key as Node).start),
    Literal: ({ value, start }) => {
      if (typeof value === 'string' && !keys.has(start)) sentence(value, start);
    },
    JSXText: (node) => sentence(` ${node.value} `, node.start),
    TemplateElement: (node) => sentence((node.value as { raw: string }).raw, node.start),
  };
  const add = (type: string, handler: (node: Node) => void) => {
    const before = handlers[type];
    handlers[type] = (node) => {
      before?.(node);
      handler(node);
    };
  };
  for (const type of WITH_KEY) add(type, (node) => names(node.key));
  for (const type of WITH_ID) add(type, (node) => names(node.id));
  for (const type of WITH_PARAMS) add(type, (node) => (node.params as Node[]).forEach(names));
  new Visitor(handlers as object).visit(program);
  return found;
}

/** Lines of a document without its code. */
function ofDocument(source: string): Piece[] {
  let isCode = false;
  return source.split('\n').flatMap((line, index): Piece[] => {
    if (line.startsWith('```')) isCode = !isCode;
    return isCode ? [] : [{ kind: 'sentence', text: line.replace(/`[^`]*`/g, ''), line: index + 1 }];
  });
}

function ofStyles(source: string): Piece[] {
  const at = lineAt(source);
  return [...source.matchAll(/\/\*[\s\S]*?\*\//g)].flatMap(({ 0: text, index }) => linesOf(text, at(index)));
}

/** What is written in a file; nothing for translated texts and for files of other kinds. */
export function piecesOf(file: string, source: string): Piece[] {
  if (TRANSLATED.test(file)) return [];
  if (file.endsWith('.md')) return ofDocument(source);
  if (file.endsWith('.css')) return ofStyles(source);
  if (isCatalogue(file)) return ofSource(`${file}.mjs`, `export default ${source}`);
  return /\.(m?ts|tsx|mjs)$/.test(file) ? ofSource(file, source) : [];
}
