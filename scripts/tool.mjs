/**
 * Runs a tool of the repository: `npm run tool -- <name> [arguments]`. `--list` shows all of them. Exits as the tool
 * does, and with 1 for a name that there is not.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { dynamicImportVarsPlugin, importGlobPlugin } from 'rolldown/experimental';
import { TOOLS } from './tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The table of tools, or of those whose name contains `part`. */
function list(part = '') {
  const rows = TOOLS.filter(({ name }) => name.includes(part));
  const width = (key) => Math.max(...TOOLS.map((tool) => tool[key].length));
  const [name, file, built] = [width('name'), width('file'), width('built')];
  const line = (tool) =>
    `${tool.name.padEnd(name)}  ${tool.built.padEnd(built)}  ${tool.file.padEnd(file)}  ${tool.what}`;
  return [{ name: 'NAME', built: 'BUILDS', file: 'FILE', what: 'WHAT' }, ...rows].map(line).join('\n');
}

/** Runs a Node program to its end; answers its exit code. Signals to this process are passed on to it. */
async function run(...parameters) {
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => child.on('exit', (...ended) => resolve(ended)));
  return code ?? 128 + constants.signals[signal];
}

/** Runs a bundle of the program: tsx adds a call to every function to keep its name, which slows measurements down. */
async function runBundled(file, parameters) {
  // Beside the dependencies, where the program finds those that are native.
  const dir = mkdtempSync(join(root, 'node_modules/.tool-'));
  try {
    await build({
      input: join(root, file),
      platform: 'node',
      // What tests need of a title is imported by the title's id.
      plugins: [dynamicImportVarsPlugin(), importGlobPlugin()],
      output: { dir, format: 'esm', entryFileNames: 'main.mjs' },
    });
    return await run(join(dir, 'main.mjs'), ...parameters);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

const BUILDS = { server: ['run', '--silent', 'build', '-w', '@echo-base/server'], all: ['run', '--silent', 'build'] };

const [name, ...parameters] = process.argv.slice(2);
const tool = TOOLS.find((one) => one.name === name);
if (name === undefined || name === '--list') console.log(list(parameters[0]));
else if (!tool) {
  console.error(`There is no tool ${name}.\n${list()}`);
  process.exitCode = 1;
} else {
  const building = BUILDS[tool.built];
  const built = building ? spawnSync('npm', building, { cwd: root, stdio: 'inherit', shell: true }).status : 0;
  if (built !== 0) process.exitCode = built ?? 1;
  else if (tool.built === 'itself') process.exitCode = await runBundled(tool.file, parameters);
  else process.exitCode = await run('--import', 'tsx', tool.file, ...parameters);
}
