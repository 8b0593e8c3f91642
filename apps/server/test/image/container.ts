import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../support/server.ts';
import type { Image } from './buildah.ts';
import type { Service } from './service.ts';

/** Time until the server answers, in milliseconds. */
const READY_MS = 20_000;

/** Mounts of the container, in a mount namespace of its own; then the program replaces this shell. */
const MOUNTS = `
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount -t tmpfs -o nosuid,mode=755 tmpfs "$ROOT/dev"
for device in null zero random urandom; do touch "$ROOT/dev/$device"; mount --bind "/dev/$device" "$ROOT/dev/$device"; done
mount --bind "$DATA" "$ROOT$VOLUME"
for path in $TMPFS; do mount -t tmpfs -o nosuid,nodev,noexec tmpfs "$ROOT$path"; done
mount -o remount,bind,ro "$ROOT"
exec "$@"
`;

/** A command's exit code and output. */
export interface Said {
  readonly code: number | null;
  readonly out: string;
}

/**
 * Container without an engine: the file system of an image, started as docker-compose.yml says. Unprivileged user without
 * new privileges, read-only root, the data volume and temporary file systems; processes and network are the machine's.
 */
export class Container {
  readonly #image: Image;
  readonly #service: Service;
  readonly #port: number;
  readonly #data = mkdtempSync(join(tmpdir(), 'echo-base-image-'));
  /** User and group of its processes. */
  readonly ids: { readonly uid: number; readonly gid: number };
  #child: ChildProcess | null = null;

  private constructor(image: Image, service: Service, port: number) {
    [this.#image, this.#service, this.#port] = [image, service, port];
    this.ids = idsOf(image.root, service.user);
    // As an engine does for a new volume.
    chownSync(this.#data, this.ids.uid, this.ids.gid);
  }

  static async create(image: Image, service: Service): Promise<Container> {
    return new Container(image, service, await freePort());
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Program and arguments that run a command with the user, directory and environment of the container. */
  #inside(command: readonly string[], settings: Readonly<Record<string, string>> = {}): string[] {
    const { root, env, workingDir } = this.#image;
    const { uid, gid } = this.ids;
    const own = { ...this.#service.settings, PORT: String(this.#port), HOST: '127.0.0.1', ...settings };
    const values = [...env, ...Object.entries(own).map(([name, value]) => `${name}=${value}`)];
    const user = ['chroot', `--userspec=${uid}:${gid}`, '--groups=', root];
    return ['setpriv', '--no-new-privs', ...user, 'env', '-i', '-C', workingDir, ...values, ...command];
  }

  /** Starts the image's command. Resolves when the server is ready. */
  async start(settings: Readonly<Record<string, string>> = {}): Promise<void> {
    const { root, command } = this.#image;
    const namespace = ['--mount', '--propagation', 'private', 'sh', '-ec', MOUNTS, 'sh'];
    const child = spawn('unshare', [...namespace, ...this.#inside(command, settings)], {
      env: {
        PATH: process.env.PATH,
        ROOT: root,
        DATA: this.#data,
        VOLUME: this.#service.data,
        TMPFS: this.#service.tmpfs.join(' '),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    const end = performance.now() + READY_MS;
    while (!(await isReady(this.url))) {
      if (child.exitCode !== null) throw new Error(`the server exited with ${child.exitCode}`);
      if (performance.now() > end) throw new Error('the server did not become ready');
      await setTimeout(50);
    }
  }

  /** Runs a command inside, as the user of the container. */
  run(...command: string[]): Promise<Said> {
    const enter = ['--target', String(this.#child?.pid), '--mount'];
    return new Promise((resolve) => {
      execFile('nsenter', [...enter, ...this.#inside(command)], (error, stdout, stderr) => {
        resolve({ code: error ? Number(error.code ?? -1) : 0, out: stdout + stderr });
      });
    });
  }

  /** Runs a health check inside, with the port of this container. */
  check(health: readonly string[]): Promise<Said> {
    return this.run(...health.map((word) => word.replace(':8000/', `:${this.#port}/`)));
  }

  /** The processes' status as the kernel reports it. */
  status(): string {
    return readFileSync(`/proc/${this.#child?.pid}/status`, 'utf8');
  }

  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it as an engine does. Throws if an engine would have had to kill it, or if the exit code is not 0. */
  async stop(): Promise<number> {
    const began = performance.now();
    await this.#end('SIGTERM');
    const ms = Math.round(performance.now() - began);
    if (this.#child?.exitCode !== 0) throw new Error(`the server exited with ${this.#child?.exitCode}`);
    if (ms > this.#service.graceMs) throw new Error(`the server took ${ms} ms to stop`);
    return ms;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** User and group of a name, by the image's own list. */
function idsOf(root: string, name: string): { uid: number; gid: number } {
  const line = readFileSync(join(root, 'etc/passwd'), 'utf8')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`the image has no user ${name}`);
  return { uid: Number(uid), gid: Number(gid) };
}
