import { execFileSync } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Containers, volumes and image of their own, beside those of a server that runs here. */
const PROJECT = 'echo-base-test';

type Settings = Readonly<Record<string, string>>;

/** docker-compose.yml, run with Docker Compose in a project of its own. */
export class Compose {
  readonly #settings: Settings;

  private constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** Runs a test with these variables, then removes everything that it made. After a failure it prints the end of the logs. */
  static async with(settings: Settings, test: (compose: Compose) => Promise<void>): Promise<void> {
    const compose = new Compose(settings);
    try {
      await test(compose);
    } catch (error) {
      console.error(compose.run('logs', '--tail', '30'));
      throw error;
    } finally {
      compose.run('--profile', '*', 'down', '--volumes', '--remove-orphans', '--rmi', 'local');
    }
  }

  /** Runs a command of Docker Compose; returns what it says. */
  run(...args: string[]): string {
    // Not the settings of a server that runs here.
    const options = ['compose', '--project-name', PROJECT, '--env-file', '/dev/null', '--progress', 'quiet'];
    const env = { ...process.env, IMAGE: PROJECT, ...this.#settings };
    const stdio: ('ignore' | 'pipe' | 'inherit')[] = ['ignore', 'pipe', 'inherit'];
    return execFileSync('docker', [...options, ...args], { cwd: ROOT, env, encoding: 'utf8', stdio }).trim();
  }

  /** Builds the image, starts a service with those it depends on, and waits until all are healthy. */
  up(service: string): void {
    this.run('up', '--quiet-pull', '--build', '--detach', '--wait', '--wait-timeout', '120', service);
  }

  /** Runs a command in the container of a service. */
  exec(service: string, ...command: string[]): string {
    return this.run('exec', '-T', service, ...command);
  }
}

/** Polls until the condition holds; rejects after half a minute. */
export async function until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`timed out waiting for ${what}`);
    await setTimeout(250);
  }
}
