import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { BrowserContext } from 'playwright-core';
import { sessionCookieName } from '../session-cookie.ts';
import type { StagedMatch } from '../staged-matches.ts';
import { type Server, startServer } from './server.ts';

const PROGRAM = new URL('../../server/bench/staged-matches.ts', import.meta.url).pathname;

/** A staged match to be played, under a name of its own. */
export interface Stage extends StagedMatch {
  readonly name: string;
}

/** A staged match that has been played; `seat` is the one whose view the moment is about. */
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

/** The match with a name. Throws if it is not staged. */
export function placeNamed({ places }: Pick<Staged, 'places'>, wanted: string): Place {
  const place = places.find(({ name }) => name === wanted);
  if (!place) throw new Error(`${wanted} is not staged`);
  return place;
}

async function play(job: object): Promise<Place[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(JSON.stringify(job));
  const output = await text(child.stdout);
  if (output === '') throw new Error('the matches could not be staged');
  return JSON.parse(output) as Place[];
}

/** A data directory with staged matches, and the sessions of their players. */
export interface Data {
  readonly dataDir: string;
  readonly people: readonly { readonly name: string; readonly token: string }[];
  readonly places: readonly Place[];
}

/** Matches staged by an earlier run, if they include all of these. */
async function stagedBefore(stages: readonly Stage[], kept: string): Promise<Data | null> {
  if (!existsSync(join(kept, 'staged.json'))) return null;
  const data = JSON.parse(await readFile(join(kept, 'staged.json'), 'utf8')) as Data;
  return stages.every(({ name }) => data.places.some((place) => place.name === name)) ? data : null;
}

async function playStages(stages: readonly Stage[], kept: string | undefined): Promise<Data> {
  const dataDir = await mkdtemp(join(kept ?? tmpdir(), 'echo-base-staged-'));
  const people = NAMES.map((name) => ({ name, token: randomBytes(32).toString('base64url') }));
  const data = { dataDir, people, places: await play({ dataDir, people, stages }) };
  if (kept) await writeFile(join(kept, 'staged.json'), JSON.stringify(data));
  return data;
}

/** Plays matches to their moments. Those in the directory `kept` stay there, and later calls find them. */
export async function stagedData(stages: readonly Stage[], kept?: string): Promise<Data> {
  return (kept && (await stagedBefore(stages, kept))) || (await playStages(stages, kept));
}

/** Token of the session of the player who has a seat of a staged match. */
export function tokenOf(
  { people: count }: Pick<StagedMatch, 'people'>,
  people: Data['people'],
  { seats }: Place,
  seat: string,
): string {
  return people[seats.indexOf(seat) % (count ?? people.length)]?.token ?? '';
}

/**
 * Plays matches to their moments and starts the built server on them; `settings` are its environment variables. With
 * `STAGED_DIR` the matches stay in that directory, and later runs show them again.
 */
export async function stage(stages: readonly Stage[], settings: Record<string, string> = {}): Promise<Staged> {
  const { dataDir, people, places } = await stagedData(stages, KEPT);
  const server = await startServer({ ...settings, DATA_DIR: dataDir });
  return {
    server,
    places,
    async become(context, place, seat) {
      const match = stages.find((one) => one.name === place.name) ?? {};
      const name = await sessionCookieName(server.url);
      await context.addCookies([{ name, value: tokenOf(match, people, place, seat), url: server.url }]);
    },
    async remove() {
      await server.remove();
      if (!KEPT) await rm(dataDir, { recursive: true, force: true });
    },
  };
}
