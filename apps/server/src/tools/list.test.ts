import { writtenOf } from '@echo-base/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KINDS, newDatabase, type TestDatabase } from '../../test/support/databases.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';
import { rulesNow } from '../../test/support/rules.ts';
import type { Store } from '../storage/store.ts';

describe.each(KINDS)('%s', (kind) => {
  let database: TestDatabase;
  let store: Store;
  let playing: string;
  let over: string;
  let waiting: string;

  beforeAll(async () => {
    database = await newDatabase(kind);
    store = await database.open();
    playing = await playedMatch(store, { acts: 12, createdAt: 3_000 });
    over = await playedMatch(store, { acts: 20, ends: true, createdAt: 2_000 });
    waiting = await playedMatch(store, { acts: 0, createdAt: 1_000 });
  });
  afterAll(async () => {
    await store.close();
    await database.remove();
  });
  const ids = async (...args: string[]) => {
    const said = await operate(database.env, ['list', '--json', ...args]);
    return said.json().matches.map((one: { id: string }) => one.id);
  };

  test('matches are listed newest first, page by page, and by filters', async () => {
    expect(await ids()).toEqual([playing, over, waiting]);
    expect(await ids('--status', 'finished')).toEqual([over]);
    expect(await ids('--title', 'rebellion')).toEqual([]);
    expect(await ids('--player', 'Bob')).toEqual([playing, over]);
    expect(await ids('--player', 'ann')).toEqual([playing, over, waiting]);
    expect(await ids('--frozen')).toEqual([]);
    const first = (await operate(database.env, ['list', '--json', '--limit', '2'])).json();
    expect(first).toMatchObject({ next: `2000.${over}`, matches: [{ acts: 12, players: ['Ann', 'Bob'] }, {}] });
    expect(await ids('--after', first.next)).toEqual([waiting]);
    const said = await operate(database.env, ['list', '--limit', '1']);
    expect(said.out).toMatch(/^match +title +status +acts +created +players\n[\w-]+ +galaxy-dice +playing +12 +1970/);
    expect(said.out).toContain('Ann, Bob');
  });

  test('a match is shown without its secrets unless requested', async () => {
    const { match } = (await store.match(playing)) ?? {};
    const said = await operate(database.env, ['show', playing]);
    expect(said.code).toBe(0);
    expect(said.out).toMatch(/status +playing\n/);
    expect(said.out).toMatch(/acts +12\n/);
    expect(said.out).toMatch(/p2 +human +Bob/);
    const plain = said.out + (await operate(database.env, ['show', playing, '--json'])).out;
    const [last] = (await store.acts(playing)).slice(-1).map(writtenOf);
    for (const secret of [match?.seed, match?.inviteCode, last?.decision]) expect(plain).not.toContain(secret);
    const all = (await operate(database.env, ['show', playing, '--json', '--secrets', '--acts', '1'])).json();
    expect(all).toMatchObject({ seed: match?.seed, inviteCode: match?.inviteCode, rules: rulesNow, acts: 12 });
    expect(all.last).toEqual([expect.objectContaining({ seq: 11, decision: last?.decision, choice: last?.choice })]);
  });

  test('errors are reported in one line, with an exit code', async () => {
    expect(await operate(database.env, ['show', 'nowhere'])).toMatchObject({
      code: 1,
      err: 'there is no match "nowhere"\n',
    });
    expect(await operate(database.env, ['list', '--limit', 'x'])).toMatchObject({ code: 2 });
    expect(await operate(database.env, ['lst'])).toMatchObject({ code: 2 });
    expect(await operate(database.env, ['show', '--help'])).toMatchObject({ code: 0, err: '' });
    const empty = await operate({ DATA_DIR: '/nowhere/at/all' }, ['list']);
    expect(empty).toMatchObject({ code: 1, out: '', err: 'DATA_DIR=/nowhere/at/all contains no data\n' });
    expect(await operate({ PORT: 'x' }, ['list'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^PORT="x" .*\n$/),
    });
  });
});
