import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { titles } from '@echo-base/games/titles';
import { describe, expect, onTestFinished, test } from 'vitest';
import { tempDir } from '../../test/kit/setup.ts';
import { emptyDatabase, KINDS, type Kind } from '../../test/support/databases.ts';
import { withLaterMigration } from '../../test/support/later-migration.ts';
import { operate, playedMatch } from '../../test/support/operator.ts';
import { otherDice, rulesNow } from '../../test/support/rules.ts';
import { createLog } from '../observability/log.ts';
import { ReplayVerifier } from '../record/replay-verifier.ts';
import { readWhole } from '../record/verify-record.ts';
import { TABLE_NAMES } from '../storage/dump.ts';
import type { Store } from '../storage/store.ts';
import { readArchive, writeArchive, writeFileWhole } from './archive.ts';
import { runOperator } from './program.ts';

async function place(kind: Kind) {
  const database = await emptyDatabase(kind);
  onTestFinished(database.remove);
  const open = async () => {
    const store = await database.open();
    onTestFinished(() => store.close());
    return store;
  };
  return { ...database, open };
}

/** Two matches, one finished, with messages and other rows. */
async function filled(store: Store) {
  const over = await playedMatch(store, { acts: 12, ends: true });
  const playing = await playedMatch(store, { acts: 15 });
  await store.addChatMessage(playing, { playerId: 'ann', name: 'Ann', seat: 'p1', text: 'Ciao, 🎲 "così"', at: 5 });
  await store.setStanding(playing, 'p1', [{ kind: 'block', until: 'turn', mark: '3' }]);
  return { over, playing };
}

const other = (kind: Kind): Kind => (kind === 'sqlite' ? 'postgres' : 'sqlite');

describe.each(KINDS)('%s', (kind) => {
  test('a backup of a running server is restored into the other database, and back, without a difference', async () => {
    const from = await place(kind);
    const store = await from.open();
    const { over, playing } = await filled(store);
    const dir = tempDir();
    const [first, second] = [join(dir, 'a.jsonl.gz'), join(dir, 'b.jsonl')];
    const said = await operate(from.env, ['backup', first]);
    expect(said).toMatchObject({
      code: 0,
      err: '',
      out: `2 matches with 28 acts are in ${first}, verified\n`,
    });
    expect(statSync(first).mode & 0o777).toBe(0o600);
    expect(await operate(from.env, ['backup', first])).toMatchObject({
      code: 1,
      err: expect.stringContaining('already exists'),
    });

    const to = await place(other(kind));
    expect(await operate(to.env, ['restore', first])).toMatchObject({ code: 0, err: '' });
    expect(await operate(to.env, ['verify'])).toMatchObject({ code: 0, out: '2 checked, 0 wrong\n' });
    expect(await operate(to.env, ['backup', second])).toMatchObject({ code: 0 });
    const copy = await to.open();
    for (const id of [over, playing]) expect(await readWhole(copy, id)).toEqual(await readWhole(store, id));
    expect(await copy.lastChatMessages(playing, 10)).toEqual(await store.lastChatMessages(playing, 10));
    expect((await copy.standing(playing)).get('p1')).toEqual([{ kind: 'block', until: 'turn', mark: '3' }]);
    expect(await copy.playerByToken('hash-ann')).toEqual(await store.playerByToken('hash-ann'));

    const third = await place(kind);
    expect(await operate(third.env, ['restore', second])).toMatchObject({ code: 0 });
    const again = join(dir, 'c.jsonl');
    await operate(third.env, ['backup', again]);
    const rows = (file: string) => readFileSync(file, 'utf8').split('\n').slice(1, -2);
    expect(rows(again)).toEqual(rows(second));
  });

  test('nothing is restored over existing data, from a damaged file, or into another version', async () => {
    const from = await place(kind);
    await filled(await from.open());
    const file = join(tempDir(), 'backup.jsonl');
    await operate(from.env, ['backup', file]);
    expect(await operate(from.env, ['restore', file])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/is not empty; nothing was changed\n$/),
    });

    const to = await place(kind);
    const text = readFileSync(file, 'utf8');
    const damage = { cut: text.slice(0, -200), changed: text.replace('"Bob"', '"Rob"'), other: 'hello\n', empty: '' };
    for (const [name, content] of Object.entries(damage)) {
      const path = join(tempDir(), name);
      writeFileSync(path, content);
      const said = await operate(to.env, ['restore', path]);
      expect(said, name).toMatchObject({ code: 1, out: '' });
      expect(said.err, name).toMatch(/^.*(damaged|incomplete).*\n$/);
    }
    expect(await operate(to.env, ['restore', '/no/such/file'])).toMatchObject({
      code: 1,
      err: '/no/such/file cannot be read: ENOENT\n',
    });
    expect(await operate(to.env, ['list'])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/contains no data\n$/),
    });
  });

  test('a match in play is exported whole; a finished one as its record', async () => {
    const from = await place(kind);
    const store = await from.open();
    const { over, playing } = await filled(store);
    const record = (await operate(from.env, ['export', over])).json();
    expect(record).toMatchObject({
      title: 'galaxy-dice',
      acts: expect.any(Array),
      hashes: expect.any(Array),
      rules: rulesNow,
    });
    expect(record.acts).toHaveLength(13);

    const file = join(tempDir(), 'match.gz');
    expect(await operate(from.env, ['export', playing, '--out', file])).toMatchObject({ code: 0, out: '', err: '' });
    const to = await place(other(kind));
    const target = await to.open();
    expect(await operate(to.env, ['restore', file])).toMatchObject({
      code: 0,
      out: 'restored 1 matches with 15 acts\n',
    });
    expect(await readWhole(target, playing)).toEqual(await readWhole(store, playing));
    expect(await target.match(over)).toBeNull();
    expect(await operate(to.env, ['restore', file])).toMatchObject({
      code: 1,
      err: `the match ${playing} already exists\n`,
    });
    expect(await operate(to.env, ['verify', playing])).toMatchObject({ code: 0 });
  });

  test('a frozen match is listed, shown, exported, and unfrozen where its rules are', async () => {
    const from = await place(kind);
    const store = await from.open();
    const { playing } = await filled(store);
    const log = createLog('silent');
    await new ReplayVerifier({ titles: [otherDice], store, log, replaysAll: false }).verify(playing);
    const listed = (await operate(from.env, ['list', '--frozen', '--json'])).json();
    expect(listed.matches).toMatchObject([{ id: playing, frozen: true }]);
    const shown = (await operate(from.env, ['show', playing, '--json'])).json();
    expect(shown).toMatchObject({
      status: 'playing, frozen',
      frozen: { reason: 'rules', problem: expect.any(String) },
    });
    expect(await operate(from.env, ['undo', playing])).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^the match is frozen: /),
    });
    const file = join(tempDir(), 'frozen.jsonl');
    expect(await operate(from.env, ['export', playing, '--out', file])).toMatchObject({ code: 0 });
    expect(readFileSync(file, 'utf8')).toContain('must not be shown to players');

    const to = await place(kind);
    const target = await to.open();
    expect(await operate(to.env, ['restore', file])).toMatchObject({ code: 0 });
    expect((await target.match(playing))?.match.frozen).toBeDefined();
    await new ReplayVerifier({ titles, store: target, log, replaysAll: false }).verify(playing);
    expect((await target.match(playing))?.match.frozen).toBeUndefined();
  });

  test('a backup onto a full disk ends with that error, and leaves no file and no transaction behind', async () => {
    const from = await place(kind);
    const store = await from.open();
    await filled(store);
    const db = from.connect();
    const full = new Writable({ write: (_chunk, _encoding, done) => done(new Error('no space left on device')) });
    await expect(writeArchive(db, null, full)).rejects.toThrow('no space left on device');
    const file = join(tempDir(), 'backup.gz');
    const cut = writeFileWhole(file, async (out) => {
      out.destroy(new Error('no space left on device'));
      await writeArchive(db, null, out);
    });
    await expect(cut).rejects.toThrow('no space left on device');
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
    await db.destroy();
  });

  test('a backup is restored into an empty database; one of SQLite must not be in use meanwhile', async () => {
    const from = await place(kind);
    await filled(await from.open());
    const file = join(tempDir(), 'backup.gz');
    await operate(from.env, ['backup', file]);
    const to = await place(kind);
    const store = await to.open();
    const said = await operate(to.env, ['restore', file]);
    if (kind === 'sqlite')
      expect(said).toMatchObject({ code: 1, err: expect.stringMatching(/^DATA_DIR=\S+ is in use: stop the server/) });
    expect((await store.countMatches()).playing).toBe(kind === 'sqlite' ? 0 : 1);
  });

  test('a backup whose lines a terminal has ended is verified and restored all the same', async () => {
    const from = await place(kind);
    await filled(await from.open());
    const file = join(tempDir(), 'backup.jsonl');
    const { out } = await operate(from.env, ['backup', '-']);
    writeFileSync(file, out.replaceAll('\n', '\r\n'));
    expect(await operate(from.env, ['verify-backup', file])).toMatchObject({
      code: 0,
      out: `2 matches with 28 acts are in ${file}, verified\n`,
    });
    const to = await place(kind);
    expect(await operate(to.env, ['restore', file])).toMatchObject({ code: 0, err: '' });
    expect(await operate(to.env, ['verify'])).toMatchObject({ code: 0, out: '2 checked, 0 wrong\n' });
  });

  test('a backup is not written to a terminal', async () => {
    const { env, open } = await place(kind);
    await open();
    const stdout = Object.assign(new PassThrough(), { isTTY: true });
    const stderr = new PassThrough();
    expect(await runOperator(['backup', '-'], { env, titles, stdout, stderr })).toBe(1);
    expect(stdout.read()).toBeNull();
    expect(String(stderr.read())).toMatch(/^a terminal changes the lines of a backup: name a file, .*\n$/);
  });

  test('a backup that was cut or changed is found before it is needed', async () => {
    const from = await place(kind);
    await filled(await from.open());
    const file = join(tempDir(), 'backup.jsonl');
    const { out } = await operate(from.env, ['backup', '-']);
    for (const [text, problem] of [
      [out.split('\n').slice(0, -2).join('\n'), 'incomplete'],
      [out.slice(0, -200), 'damaged'],
      [out.replace('Ciao', 'Ciau'), 'changed or is damaged'],
    ] as const) {
      writeFileSync(file, text);
      const said = await operate(from.env, ['verify-backup', file]);
      expect(said).toMatchObject({ code: 1, out: '', err: expect.stringContaining(problem) });
    }
  });

  test('lines of any length are read again as they were written, compressed or not', async () => {
    const from = await place(kind);
    const store = await from.open();
    const { over } = await filled(store);
    await store.addRecord(over, JSON.stringify({ acts: 'à🎲'.repeat(400_000) }));
    const to = await place(kind);
    for (const name of ['long.jsonl', 'long.jsonl.gz']) {
      const file = join(tempDir(), name);
      expect(await operate(from.env, ['backup', file])).toMatchObject({ code: 0, err: '' });
      const lengths: number[] = [];
      await readArchive(file, (table, row) => {
        if (table === 'records') lengths.push(String(row.record).length);
        return undefined;
      });
      expect(lengths).toEqual([JSON.stringify({ acts: 'à🎲'.repeat(400_000) }).length]);
      if (name.endsWith('.gz')) expect(await operate(to.env, ['restore', file])).toMatchObject({ code: 0, err: '' });
    }
    const copy = await to.open();
    expect(await copy.record(over)).toBe(await store.record(over));
  });

  test('every table is in the archive', async () => {
    const { connect, open } = await place(kind);
    await open();
    const db = connect();
    onTestFinished(() => db.destroy());
    const tables = (await db.introspection.getTables()).map((one) => one.name);
    expect(tables.filter((name) => !name.startsWith('kysely_')).sort()).toEqual([...TABLE_NAMES].sort());
  });

  test('a backup of an older version is migrated', async () => {
    const to = await place(kind);
    const path = join(tempDir(), 'old.jsonl');
    const from = await place(kind);
    await filled(await from.open());
    await operate(from.env, ['backup', path]);
    withLaterMigration(async (db) => {
      await db.schema.alterTable('players').addColumn('colour', 'text').execute();
    });
    expect(await operate(to.env, ['restore', path])).toMatchObject({ code: 0, err: '' });
    const db = to.connect();
    onTestFinished(() => db.destroy());
    const players = (await db.introspection.getTables()).find(({ name }) => name === 'players');
    expect(players?.columns.map(({ name }) => name)).toContain('colour');
    expect(await operate(to.env, ['verify'])).toMatchObject({ code: 0, out: '2 checked, 0 wrong\n' });
  });
});
