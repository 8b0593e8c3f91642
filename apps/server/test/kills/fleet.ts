import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { onTestFinished } from 'vitest';
import unbundled from '../../unbundled.json' with { type: 'json' };

const SOURCE = fileURLToPath(new URL('./fast-server.ts', import.meta.url));
const MODULES = fileURLToPath(new URL('../../../../node_modules', import.meta.url));
/** How much faster than time the clock of a server runs. */
const SPEED = 120;

interface FastServer {
  readonly url: string;
  kill(): Promise<void>;
}

/** Bundles the program, as it starts often; beside the dependencies, where it finds the native one. */
async function bundled(): Promise<string> {
  const dir = mkdtempSync(join(MODULES, '.kills-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const outfile = join(dir, 'fast-server.mjs');
  await build({
    entryPoints: [SOURCE],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    external: unbundled,
    banner: { js: `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);` },
    logLevel: 'warning',
  });
  return outfile;
}

async function fastServer(program: string, env: Readonly<Record<string, string>>): Promise<FastServer> {
  const child: ChildProcess = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<string>((resolve, reject) => {
    const read = (part: Buffer) => {
      output += part.toString();
      const [, found] = /"port":(\d+)/.exec(output) ?? [];
      if (found) resolve(found);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void gone.then(() => reject(new Error(`the server has ended: ${output}`)));
  });
  const kill = () => {
    child.kill('SIGKILL');
    return gone;
  };
  onTestFinished(kill);
  return { url: `http://127.0.0.1:${port}`, kill };
}

/** Servers on one database that are killed and started again. */
export class Fleet {
  readonly #env: Readonly<Record<string, string>>;
  #program = '';
  #servers: FastServer[] = [];

  constructor(env: Readonly<Record<string, string>>) {
    this.#env = { ...env, FAST_SPEED: String(SPEED), FAST_SINCE: String(Date.now()) };
  }

  async start(count: number): Promise<void> {
    this.#program = await bundled();
    this.#servers = await Promise.all(Array.from({ length: count }, () => fastServer(this.#program, this.#env)));
  }

  /** Address of one of the servers. */
  url(index = 0): string {
    const server = this.#servers[index % this.#servers.length];
    if (!server) throw new Error('no server runs');
    return server.url;
  }

  /** Kills one of the servers, and starts another in its place. */
  async replace(index: number): Promise<void> {
    const place = index % this.#servers.length;
    await this.#servers[place]?.kill();
    this.#servers[place] = await fastServer(this.#program, this.#env);
  }
}
