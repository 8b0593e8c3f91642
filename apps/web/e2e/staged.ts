import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { type Server, startServer } from './server.ts';

const PROGRAM = new URL('../../server/bench/staged-matches.ts', import.meta.url).pathname;

/** A seeded match that bots play up to a moment (`staged-moments.ts`). People take its seats in order. */
export interface Stage {
  readonly name: string;
  readonly title: string;
  readonly options: object;
  readonly seats: readonly string[];
  readonly moment: string;
  /** First seed to try. */
  readonly from: number;
  readonly further?: number;
  /** Number of people who take the seats in turn; by default the number of names. */
  readonly people?: number;
  /** Seats that the server's bots play. */
  readonly bots?: readonly string[];
}

/** A staged match; `seat` is the one whose view the moment is about. */
export interface Place {
  readonly name: string;
  readonly matchId: string;
  readonly seat: string;
  readonly seats: readonly string[];
  readonly seed: number;
}

/** Directory in which staged matches stay after the run. */
const KEPT = process.env.STAGED_DIR;

const NAMES = ['Ida', 'Marta', 'Jonas', 'Sofia'] as const;

/** A server with staged matches, and their players. */
export interface Staged {
  readonly server: Server;
  readonly places: readonly Place[];
  /** Gives a browser the session of the player who has a seat of a match. */
  become(context: BrowserContext, place: Place, seat: string): Promise<void>;
  remove(): Promise<void>;
}

async function play(job: object): Promise<Place[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(job));
  const output = await text(child.stdout);
  if (output === '') throw new Error('the matches could not be staged');
  return JSON.parse(output) as Place[];
}

/** A data directory with staged matches, and the sessions of their players. */
interface Data {
  readonly dataDir: string;
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly places: readonly Place[];
}

/** Matches staged by an earlier run in `STAGED_DIR`, if they include all of these. */
async function stagedBefore(stages: readonly Stage[]): Promise<Data | null> {
  if (!KEPT || !existsSync(join(KEPT, 'staged.json'))) return null;
  const data = JSON.parse(await readFile(join(KEPT, 'staged.json'), 'utf8')) as Data;
  return stages.every(({ name }) => data.places.some((place) => place.name === name)) ? data : null;
}

async function playStages(stages: readonly Stage[]): Promise<Data> {
  const dataDir = await mkdtemp(join(KEPT ?? tmpdir(), 'echo-base-staged-'));
  const people = NAMES.map((name) => ({ name, token: randomBytes(32).toString('base64url') }));
  const data = { dataDir, people, places: await play({ dataDir, people, stages }) };
  if (KEPT) await writeFile(join(KEPT, 'staged.json'), JSON.stringify(data));
  return data;
}

/**
 * Plays matches to their moments and starts the built server on them; `settings` are its environment variables. With
 * `STAGED_DIR` the matches stay in that directory, and later runs show them again.
 */
export async function stage(stages: readonly Stage[], settings: Record<string, string> = {}): Promise<Staged> {
  const { dataDir, people, places } = (await stagedBefore(stages)) ?? (await playStages(stages));
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  return {
    server,
    places,
    async become(context, { name, seats }, seat) {
      const count = stages.find((one) => one.name === name)?.people ?? people.length;
      const { token = '' } = people[seats.indexOf(seat) % count] ?? {};
      await context.addCookies([{ name: 'session', value: token, url: server.url }]);
    },
    async remove() {
      await server.remove();
      if (!KEPT) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
