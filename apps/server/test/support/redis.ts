import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { delimiter, join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from './server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A Redis that connects servers under test. */
    redis: string;
  }
}

const PROGRAM = 'redis-server';
const LOCAL = 'redis://127.0.0.1:6379';

/** Global setup of the server tests: finds Redis, or starts one until the tests end. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const given = process.env.TEST_REDIS_URL;
  if (await answers(given || LOCAL)) {
    project.provide('redis', given || LOCAL);
    return undefined;
  }
  if (given) throw new Error('TEST_REDIS_URL does not answer');
  const own = await startRedis(await freePort());
  project.provide('redis', own.url);
  return own.stop;
}

/** Whether the program is installed: tests that stop a Redis start their own, also where one answers. */
export function hasRedis(): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((dir) => existsSync(join(dir, PROGRAM)));
}

/** A Redis for one test, which can be stopped during it. */
export interface OwnRedis {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** Starts a Redis without persistence. */
export async function startRedis(port: number): Promise<OwnRedis> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(PROGRAM, options, { stdio: 'ignore', cwd: '/' });
  let failure = '';
  child.once('error', (error) => {
    failure = String(error);
  });
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  const url = `redis://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(url)); tries++) {
    if (failure || child.exitCode !== null || tries > 200) throw new Error(failure || 'Redis did not start');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      process.off('exit', end);
      await ended(child, end);
    },
  };
}

async function ended(child: ChildProcess, end: () => void): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  end();
  await gone;
}

/** Whether a Redis answers there, even if it wants a password. */
function answers(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 6379), timeout: 2_000 });
    const done = (is: boolean) => {
      socket.destroy();
      resolve(is);
    };
    socket.once('connect', () => socket.write('PING\r\n'));
    socket.once('data', (data) => done(/^[+-]/.test(data.toString())));
    socket.once('error', () => done(false));
    socket.once('timeout', () => done(false));
  });
}
