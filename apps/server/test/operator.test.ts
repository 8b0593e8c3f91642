import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, playAtRandom } from './kit/play.ts';
import { tempDir } from './kit/setup.ts';
import { startBuilt } from './support/server.ts';

const OPERATOR = fileURLToPath(new URL('../dist/operator.js', import.meta.url));
const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) };

/** Runs the built program as an operator would. Rejects unless its exit code is 0. */
async function operator(dataDir: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [OPERATOR, ...args], { env });
  expect(stderr).toBe('');
  return stdout;
}

test('the built commands work beside a running server, and a restored backup plays on', async () => {
  if (!existsSync(OPERATOR)) throw new Error(`${OPERATOR} is missing. Run "npm run build" first.`);
  const [dataDir, copyDir] = [tempDir(), join(tempDir(), 'copy')];
  const backup = join(tempDir(), 'backup.jsonl.gz');
  const server = await startBuilt({ DATA_DIR: dataDir });
  onTestFinished(server.remove);
  const [ann, bob] = [await ProtocolClient.join(server.url, 'Ann'), await ProtocolClient.join(server.url, 'Bob')];
  const matchId = await openMatch([ann, bob], SEATS);
  await playAtRandom([ann, bob], matchId, { most: 10 });

  const [acts] = await Promise.all([
    playAtRandom([ann, bob], matchId, { most: 40 }),
    operator(dataDir, 'backup', backup),
  ]);
  expect(acts).toBe(40);
  expect(await operator(dataDir, 'replay')).toContain('1 replayed, 0 do not replay');
  expect(JSON.parse(await operator(dataDir, 'list', '--json')).matches).toMatchObject([{ id: matchId, acts: 50 }]);

  await operator(copyDir, 'restore', backup);
  const copy = await startBuilt({ DATA_DIR: copyDir });
  onTestFinished(copy.remove);
  expect(await operator(copyDir, 'verify')).toContain('1 checked, 0 wrong');
  const back = [ann.at(copy.url), bob.at(copy.url)];
  for (const one of back) {
    await one.connect();
    expect(await one.watch(matchId)).toMatchObject({ ok: true });
  }
  expect(await playAtRandom(back, matchId, { most: 3 })).toBe(3);

  const wrong = operator(dataDir, 'show', 'nowhere').catch((error: { code: number; stderr: string }) => error);
  expect(await wrong).toMatchObject({ code: 1, stderr: 'there is no match "nowhere"\n' });
});
