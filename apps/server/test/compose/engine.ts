import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import { ROOT } from '../image/service.ts';

/** Containers, volumes and image of their own, beside those of a server that runs here. */
const PROJECT = 'echo-base-test';

const inspected = z.tuple([
  z.object({ RestartCount: z.number(), State: z.object({ Status: z.string(), ExitCode: z.number() }) }),
]);

/** Sends SIGKILL to the program that the first process of the container started. */
const CRASH = `process.kill(Number(fs.readFileSync('/proc/1/task/1/children', 'utf8')), 'SIGKILL')`;

/** Runs docker; resolves with its output. */
function docker(args: readonly string[], settings: Readonly<Record<string, string>> = {}): string {
  const options = { cwd: ROOT, env: { ...process.env, IMAGE: PROJECT, ...settings }, maxBuffer: 2 ** 26 };
  return execFileSync('docker', args, { ...options, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
}

/** docker-compose.yml, run with Docker Compose in a project of its own. `settings` are its variables. */
export class Compose {
  readonly #settings: Readonly<Record<string, string>>;

  private constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  /** Runs a test, then removes everything that it made. After a failure it prints the end of the logs. */
  static async with(settings: Readonly<Record<string, string>>, test: (compose: Compose) => Promise<void>) {
    const compose = new Compose(settings);
    try {
      await test(compose);
    } catch (error) {
      console.error(compose.run('logs', '--tail', '30'));
      throw error;
    } finally {
      compose.#remove();
    }
  }

  run(...args: string[]): string {
    // Not the settings of a server that runs here.
    const options = ['--project-name', PROJECT, '--env-file', '/dev/null', '--progress', 'quiet'];
    return docker(['compose', ...options, ...args], this.#settings);
  }

  /** Builds the image, starts services with those they depend on, and waits until all are healthy. */
  up(...services: string[]): void {
    this.run('up', '--quiet-pull', '--build', '--detach', '--wait', '--wait-timeout', '120', ...services);
  }

  /** Stops and removes the containers; the volumes stay. */
  down(): void {
    this.run('down');
  }

  #remove(): void {
    this.run('--profile', '*', 'down', '--volumes', '--remove-orphans', '--rmi', 'local');
  }

  /** Runs a command in the container of a service. */
  exec(service: string, ...command: string[]): string {
    return this.run('exec', '-T', service, ...command);
  }

  inspect(service: string): { restarts: number; status: string; exitCode: number } {
    const id = this.run('ps', '--all', '--quiet', service);
    const [{ RestartCount, State }] = inspected.parse(JSON.parse(docker(['inspect', id])));
    return { restarts: RestartCount, status: State.Status, exitCode: State.ExitCode };
  }

  /** Kills the program of a service as a crash would, and waits until the engine has started it again. */
  async crash(service: string): Promise<void> {
    const { restarts } = this.inspect(service);
    this.exec(service, 'node', '-e', CRASH);
    await until(() => this.inspect(service).restarts > restarts, 'a restart');
  }
}

/** Polls until the condition holds; rejects after half a minute. */
export async function until(isTrue: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`timed out waiting for ${what}`);
    await setTimeout(250);
  }
}

export async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}
