/** Mutation test: builds the wire tap with each planted leak, which must end red: `npm run tool -- test:mutants [name...]`. */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import unbundled from '../../unbundled.json' with { type: 'json' };
import { MUTANTS, type Mutant } from './mutants.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const OUT = here('../../../../node_modules/.cache/echo-base-mutants');
/** Exit code of `hunt.ts` at a leak. */
const LEAK = 3;
const TIMEOUT_MS = 300_000;
// CommonJS code in the bundle loads Node's modules with `require`.
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** In place of the mutant's module: exports what it does, and for some of it what the mutant makes of it. */
function leaking({ leak }: Mutant, index: number): string {
  const replaced = Object.keys(leak({} as never));
  return `import * as real from 'real';
    import { MUTANTS } from ${JSON.stringify(here('mutants.ts'))};
    export * from 'real';
    export const { ${replaced.join(', ')} } = MUTANTS[${index}].leak(real);`;
}

function planting(mutant: Mutant): Plugin {
  const path = here(`../../../../${mutant.module}`);
  const source = (contents: string) => ({ contents, loader: 'ts', resolveDir: dirname(path) }) as const;
  return {
    name: mutant.name,
    setup({ onLoad, onResolve }) {
      onLoad({ filter: /\.ts$/, namespace: 'file' }, (args) =>
        args.path === path ? source(leaking(mutant, MUTANTS.indexOf(mutant))) : undefined,
      );
      onResolve({ filter: /^real$/ }, () => ({ path, namespace: 'real' }));
      onLoad({ filter: /./, namespace: 'real' }, () => source(readFileSync(path, 'utf8')));
    },
  };
}

async function bundle(outfile: string, plugins: Plugin[]): Promise<void> {
  await build({
    entryPoints: [here('hunt.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: unbundled,
    banner: { js: banner },
    logLevel: 'error',
    plugins,
  });
}

/** Runs a build of the wire tap. Returns its exit code and last output. */
function run(file: string, args: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [file, ...args], { timeout: TIMEOUT_MS });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, output })));
}

/** Whether the leak was found; prints the result in a line. */
async function isKilled(mutant: Mutant, file: string): Promise<boolean> {
  const begin = performance.now();
  await bundle(file, [planting(mutant)]);
  const { code, output } = await run(file, mutant.title === undefined ? [] : [mutant.title]);
  const seconds = ((performance.now() - begin) / 1_000).toFixed(1);
  const found = /^(?:Leak: )?(.*)$/m.exec(output)?.[1]?.slice(0, 160) ?? '';
  if (code === LEAK) console.log(`killed    ${seconds.padStart(5)} s  ${mutant.name}\n                    ${found}`);
  else
    console.log(
      `${code === 0 ? 'SURVIVED' : `BROKEN (${code})`} ${seconds} s  ${mutant.name}\n${output.slice(-2_000)}`,
    );
  return code === LEAK;
}

const wanted = process.argv.slice(2);
const mutants = MUTANTS.filter(({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)));
if (mutants.length === 0) throw new Error(`no mutant is named ${wanted.join(' or ')}`);
mkdirSync(OUT, { recursive: true });
let killed = 0;
try {
  for (const [index, mutant] of mutants.entries()) {
    if (await isKilled(mutant, join(OUT, `mutant-${index}.mjs`))) killed += 1;
  }
} finally {
  rmSync(OUT, { recursive: true, force: true });
}
console.log(`${killed} of ${mutants.length} planted leaks were found`);
process.exitCode = killed === mutants.length ? 0 : 1;
