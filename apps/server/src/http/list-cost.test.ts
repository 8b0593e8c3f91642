import type { MatchRecord } from '@echo-base/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { longRecord } from '../../test/support/long-record.ts';

/** Characters of JSON that are parsed in this process, by the server and the client, while `job` runs. */
async function parsedBy<T>(job: () => Promise<T>): Promise<{ result: T; characters: number }> {
  let characters = 0;
  const parse = JSON.parse;
  const spy = vi.spyOn(JSON, 'parse').mockImplementation((text, reviver) => {
    characters += text.length;
    return parse(text, reviver);
  });
  onTestFinished(() => spy.mockRestore());
  const result = await job();
  spy.mockRestore();
  return { result, characters };
}

/** Guest with a record that is imported, and public forks of it shortly before its end: all acts but the last concessions are undone again. */
async function forked(record: MatchRecord, forks: number) {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const imported = await ann.api('POST', '/api/matches/import', { record });
  expect(imported.status).toBe(201);
  const path = `/api/matches/${imported.body.matchId}`;
  const ids: string[] = [];
  for (let made = 0; made < forks; made++) {
    const { status, body } = await ann.api('POST', `${path}/fork`, { step: 1 });
    expect(status).toBe(200);
    ids.push(body.matchId);
    expect((await ann.api('PATCH', `/api/matches/${body.matchId}`, { visibility: 'public' })).status).toBe(200);
  }
  return { url, ann, path, ids };
}

test('a list reads nothing of what was played before its forks', async () => {
  const record = longRecord({ acts: 600, seats: ['p1', 'p2', 'p3'] });
  const { url, ids } = await forked(record, 3);
  const dan = await ProtocolClient.guest(url, 'Dan');
  const { result, characters } = await parsedBy(() => dan.api('GET', '/api/matches'));
  expect(result.body.matches.map(({ matchId }: { matchId: string }) => matchId).sort()).toEqual(ids.sort());
  for (const { fork } of result.body.matches) expect(Object.keys(fork).sort()).toEqual(['matchId', 'step']);
  expect(characters).toBeLessThan(JSON.stringify(record.acts).length / 10);
});
