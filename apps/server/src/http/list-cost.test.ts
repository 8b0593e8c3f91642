import { readFile } from 'node:fs/promises';
import type { MatchRecord } from '@echo-base/protocol';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { longRecord } from '../../test/support/long-record.ts';
import type { Store } from '../storage/store.ts';

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
  const record = longRecord({ acts: 300, seats: ['p1', 'p2', 'p3'] });
  const { url, ids } = await forked(record, 3);
  const dan = await ProtocolClient.guest(url, 'Dan');
  const { result, characters } = await parsedBy(() => dan.api('GET', '/api/matches'));
  expect(result.body.matches.map(({ matchId }: { matchId: string }) => matchId).sort()).toEqual(ids.sort());
  for (const { fork } of result.body.matches) expect(Object.keys(fork).sort()).toEqual(['matchId', 'step']);
  expect(characters).toBeLessThan(JSON.stringify(record.acts).length / 4);
});

test('a list shows no files of the battles that its matches are played with, their rooms do', async () => {
  const files = { 'last-stand': await ownFile() };
  const options = { scenario: 'last-stand', files };
  const record = longRecord({ acts: 30, title: 'battle-of-hoth', seats: ['rebels', 'empire'], options });
  const { ann, ids } = await forked(record, 1);
  const [row] = (await ann.api('GET', '/api/matches?status=waiting')).body.matches;
  expect(row).toMatchObject({ matchId: ids[0], options: { scenario: 'last-stand', campaign: 'none' } });
  expect(row.options).not.toHaveProperty('files');
  expect((await ann.api('GET', `/api/matches/${ids[0]}`)).body.options).toMatchObject(options);
});

test('a record with files padded to their limit is refused', async () => {
  const { url } = await testServer();
  const ann = await ProtocolClient.guest(url, 'Ann');
  const record = longRecord({ acts: 30, title: 'battle-of-hoth', seats: ['rebels', 'empire'] });
  const files = { 'last-stand': (await ownFile()).padEnd(20_000) };
  const { status, body } = await ann.api('POST', '/api/matches/import', {
    record: { ...record, options: { ...record.options, files } },
  });
  expect([status, body.error]).toMatchObject([400, { code: 'invalid_body', params: { path: 'record.options.files' } }]);
});

test('a page of a list ends before it grows long, and the next one goes on', async () => {
  const note = 'x'.repeat(100_000);
  const wordy = (store: Store): Store => ({
    ...store,
    listMatches: async (filter) =>
      (await store.listMatches(filter)).map((found) => ({
        ...found,
        match: { ...found.match, options: { ...found.match.options, note } },
      })),
  });
  const { url } = await testServer({ store: wordy });
  const ann = await ProtocolClient.guest(url, 'Ann');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const table = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats };
  for (let made = 0; made < 5; made++) expect((await ann.api('POST', '/api/matches', table)).status).toBe(201);
  const pages: { matches: unknown[]; next?: string }[] = [];
  for (let cursor = ''; pages.length === 0 || cursor !== ''; cursor = pages.at(-1)?.next ?? '')
    pages.push((await ann.api('GET', `/api/matches?mine=true${cursor && `&cursor=${cursor}`}`)).body);
  expect(pages.map(({ matches }) => matches.length)).toEqual([2, 2, 1]);
});

/** File of a battle, as an operator writes it. */
async function ownFile(): Promise<string> {
  const box = '../../../../packages/games/src/battle-of-hoth/data/scenarios/17-last-stand.json';
  return JSON.stringify(JSON.parse(await readFile(new URL(box, import.meta.url), 'utf8')));
}
