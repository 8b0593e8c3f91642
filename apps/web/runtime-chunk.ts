import type { Plugin, Rolldown } from 'vite';

/** Helpers of modules in the CommonJS format, which Rolldown puts into a file of 400 bytes that every page waits for. */
const RUNTIME = 'rolldown-runtime';
const ENTRY = 'entry';
const EXPORTS = /export\s*\{([^}]*)\};?\s*$/;

/** Pairs of a list of imports or exports: `a as b` is `['a', 'b']`. */
function pairsOf(list: string): readonly (readonly [string, string])[] {
  return list.split(',').map((one) => {
    const [name = '', , alias = name] = one.trim().split(/\s+/);
    return [name, alias];
  });
}

const inEntry = (name: string) => `runtime_${name}`;

/** The helpers as constants of the entry, which exports them. */
function asPart(runtime: Rolldown.OutputChunk): { readonly head: string; readonly exports: string } {
  const list = pairsOf(EXPORTS.exec(runtime.code)?.[1] ?? '');
  const made = `{${list.map(([local, name]) => `${name}:${local}`).join()}}`;
  const constants = `{${list.map(([, name]) => `${name}:${inEntry(name)}`).join()}}`;
  const head = `const ${constants}=(()=>{${runtime.code.replace(EXPORTS, '')};return${made}})();`;
  return { head, exports: `export{${list.map(([, name]) => inEntry(name)).join()}};` };
}

/** Replaces the import of the helpers in a chunk. */
function withoutImport(chunk: Rolldown.OutputChunk, file: string, replace: (list: string) => string): void {
  const found = new RegExp(`import\\s*\\{([^}]*)\\}\\s*from\\s*["']\\./${file}["'];?`).exec(chunk.code);
  if (found) chunk.code = chunk.code.replace(found[0], () => replace(found[1] ?? ''));
}

function moveInto(entry: Rolldown.OutputChunk, runtime: Rolldown.OutputChunk, chunks: Rolldown.OutputChunk[]): void {
  const nameOf = ({ fileName }: Rolldown.OutputChunk) => fileName.slice(fileName.lastIndexOf('/') + 1);
  const { head, exports } = asPart(runtime);
  withoutImport(entry, nameOf(runtime), (list) =>
    pairsOf(list)
      .map(([name, alias]) => `const ${alias}=${inEntry(name)};`)
      .join(''),
  );
  entry.code = head + entry.code.trimEnd() + exports;
  for (const chunk of chunks) {
    withoutImport(chunk, nameOf(runtime), (list) => {
      const names = pairsOf(list).map(([name, alias]) => `${inEntry(name)} as ${alias}`);
      return `import{${names.join()}}from"./${nameOf(entry)}";`;
    });
    const renamed = chunk.imports.map((file) => (file === runtime.fileName ? entry.fileName : file));
    chunk.imports = [...new Set(renamed)].filter((file) => file !== chunk.fileName);
    chunk.code = chunk.code.replaceAll(`"${runtime.fileName}"`, `"${entry.fileName}"`);
  }
}

/** Moves the helpers into the entry: the file of their own would cost a request, as the bundler puts it into no group. */
export function withoutRuntimeChunk(): Plugin {
  return {
    name: 'echo-base:without-runtime-chunk',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
        const runtime = chunks.find(({ name }) => name === RUNTIME);
        const entry = chunks.find(({ name }) => name === ENTRY);
        const page = bundle['index.html'];
        if (!runtime || !entry || page?.type !== 'asset') return;
        delete bundle[runtime.fileName];
        moveInto(
          entry,
          runtime,
          chunks.filter((chunk) => chunk !== runtime),
        );
        page.source = String(page.source).replace(new RegExp(`\\s*<[^>]*/${runtime.fileName}"[^>]*>(</script>)?`), '');
      },
    },
  };
}
