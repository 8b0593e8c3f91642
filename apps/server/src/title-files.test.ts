import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { titleById, titles } from '@echo-base/games/titles';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProtocolClient } from '../test/kit/client.ts';
import { testServer } from '../test/kit/setup.ts';
import { StartupError } from './config.ts';
import { withTitleFiles } from './title-files.ts';

const hoth = titleById('battle-of-hoth')!;
let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'echo-base-'));
  mkdirSync(join(dataDir, 'scenarios'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lastStand = (more: object) => ({
  number: 17,
  id: 'last-stand',
  firstPlayer: 'rebels',
  hands: { rebels: 5, empire: 5 },
  medals: { rebels: 5, empire: 5 },
  eliminationMedals: { rebels: true, empire: true },
  suddenVictory: [],
  objectives: [],
  structures: [],
  specialRules: [],
  terrain: [{ type: 'ridge', at: [4, 3] }],
  units: [
    { type: 'atat', at: [0, 0] },
    { type: 'echoTrooper', at: [4, 6] },
  ],
  ...more,
});
const write = (name: string, value: unknown) =>
  writeFileSync(join(dataDir, 'scenarios', name), JSON.stringify(value, null, 2));

test('a server without files of its operator starts', () => {
  rmSync(join(dataDir, 'scenarios'), { recursive: true });
  expect(() => withTitleFiles([hoth], dataDir)).not.toThrow();
});

test('wrong files are reported with file and line, all of them', () => {
  write('1.json', lastStand({ units: [{ type: 'atat', at: [4, 3] }] }));
  write('2.json', lastStand({ id: 'picnic' }));
  write('3.json', lastStand({}));
  write('4.json', lastStand({}));
  const path = (name: string) => join(dataDir, 'scenarios', name);
  let message = '';
  try {
    withTitleFiles([hoth], dataDir);
  } catch (error) {
    expect(error).toBeInstanceOf(StartupError);
    message = (error as Error).message;
  }
  const lines = message.split('\n');
  expect(lines[0]).toMatch(`${path('1.json')}:33: units.0.at: atat cannot stand on ridge`);
  expect(lines.slice(1)).toEqual([
    expect.stringContaining(`${path('2.json')}:1: picnic is no battle of the box`),
    `${path('4.json')}:1: another file replaces last-stand too`,
  ]);
});

test('a folder, a link that leads nowhere and a link to a file of another kind are told in one line each, without what is in them', () => {
  const place = join(dataDir, 'scenarios');
  const secret = join(dataDir, 'operator-token');
  writeFileSync(secret, 'q7-secret-token\n');
  mkdirSync(join(place, '1.json'));
  symlinkSync(join(dataDir, 'nowhere'), join(place, '2.json'));
  symlinkSync(secret, join(place, '3.json'));
  let told: unknown;
  try {
    withTitleFiles([hoth], dataDir);
  } catch (error) {
    told = error;
  }
  expect(told).toEqual(
    new StartupError(
      [
        `${join(place, '1.json')} cannot be read: EISDIR`,
        `${join(place, '2.json')} cannot be read: ENOENT`,
        `${join(place, '3.json')}:1: not valid JSON`,
      ].join('\n'),
    ),
  );
});

test('a file in the place of the folder of files is told in one line', () => {
  const place = join(dataDir, 'scenarios');
  rmSync(place, { recursive: true });
  writeFileSync(place, '');
  expect(() => withTitleFiles([hoth], dataDir)).toThrow(new StartupError(`${place} cannot be read: ENOTDIR`));
});

test('a match stores the file it is played with, whatever its creator sends', async () => {
  write('mine.json', lastStand({}));
  const { url } = await testServer({ titles: withTitleFiles(titles, dataDir) });
  const han = await ProtocolClient.guest(url, 'Han');
  const create = async (scenario: string) => {
    const files = { medevac: 'no file' };
    const seats = ['rebels', 'empire'].map((id) => ({ id, kind: 'human' }));
    const body = { title: hoth.id, visibility: 'public', spectators: 'open', seats, options: { scenario } };
    expect((await han.api('POST', '/api/matches', { ...body, options: { scenario, files } })).status).toBe(400);
    return (await han.api('POST', '/api/matches', body)).body.match.options;
  };
  expect((await create('last-stand')).files).toEqual({ 'last-stand': JSON.stringify(lastStand({})) });
  expect(await create('medevac')).not.toHaveProperty('files');
});
