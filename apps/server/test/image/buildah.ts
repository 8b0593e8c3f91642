import { execFileSync } from 'node:child_process';
import { z } from 'zod';
import { ROOT } from './service.ts';

const config = z.object({
  User: z.string(),
  Env: z.array(z.string()),
  Cmd: z.array(z.string()),
  WorkingDir: z.string(),
  Volumes: z.record(z.string(), z.unknown()),
  StopSignal: z.literal('SIGTERM'),
  Healthcheck: z.object({ Test: z.tuple([z.literal('CMD')], z.string()) }),
});
const inspected = z.object({ Docker: z.object({ architecture: z.string(), config }) });

/** A built image with its file system mounted. */
export interface Image {
  /** Directory of the file system. */
  readonly root: string;
  readonly architecture: string;
  readonly user: string;
  readonly env: readonly string[];
  readonly command: readonly string[];
  readonly workingDir: string;
  readonly volumes: readonly string[];
  /** Health check of the image itself. */
  readonly health: readonly string[];
  remove(): void;
}

/** Runs buildah; returns the last line of its output. */
function buildah(args: readonly string[], stdio: 'pipe' | 'inherit' = 'pipe'): string {
  const out = execFileSync('buildah', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', stdio, 'inherit'] });
  return (out ?? '').trim();
}

/** Architecture of this machine as images name it. */
const HERE = process.arch === 'x64' ? 'amd64' : process.arch;

/** Builds the Dockerfile for an architecture, by default this machine's, and mounts the result. `base`: another base image. */
export function buildImage(tag: string, base: string | undefined, architecture: string = HERE): Image {
  const options = [
    // Docker's format has health checks, OCI's has not.
    ...['--isolation', 'chroot', '--layers', '--format', 'docker', '--file', 'apps/server/Dockerfile', '--tag', tag],
    ...(base === undefined ? [] : ['--build-arg', `NODE=${base}`]),
    // Sets TARGETARCH too. Older versions do not know the platform of this machine.
    ...['--platform', `linux/${architecture}`, '--build-arg', `BUILDPLATFORM=linux/${HERE}`],
  ];
  buildah(['build', ...options, '.'], 'inherit');
  const { Docker } = inspected.parse(JSON.parse(buildah(['inspect', '--type', 'image', tag])));
  const container = buildah(['from', '--pull-never', tag]);
  const root = buildah(['mount', container]);
  const { User, Env, Cmd, WorkingDir, Volumes, Healthcheck } = Docker.config;
  const [, ...health] = Healthcheck.Test;
  return {
    root,
    architecture: Docker.architecture,
    user: User,
    env: Env,
    command: Cmd,
    workingDir: WorkingDir,
    volumes: Object.keys(Volumes),
    health,
    remove: () => void buildah(['rm', container]),
  };
}
