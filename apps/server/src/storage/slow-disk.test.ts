import AsyncSqlite from 'libsql/promise';
import { expect, onTestFinished, test, vi } from 'vitest';
import { testServer } from '../../test/kit/setup.ts';

/** Milliseconds that each commit waits for the disk. */
const SYNC_MS = 150;

/** From now on the disk is slow. */
function slowDown(): void {
  const exec = AsyncSqlite.prototype.exec;
  vi.spyOn(AsyncSqlite.prototype, 'exec').mockImplementation(async function (this: unknown, ...args) {
    await new Promise((resolve) => setTimeout(resolve, SYNC_MS));
    return exec.apply(this as never, args);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test('forty people who sign in at once on a slow disk all come in, and the database stays open to others', async () => {
  const { url } = await testServer();
  slowDown();
  const headers = { 'content-type': 'application/json' };
  const signIn = (name: string) =>
    fetch(`${url}/api/session`, { method: 'POST', headers, body: JSON.stringify({ name }) });
  const answers = await Promise.all(Array.from({ length: 40 }, (_one, index) => signIn(`Guest ${index}`)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  const names = await Promise.all(
    answers.map(async (answer) => {
      const { token, name } = (await answer.json()) as { token: string; name: string };
      const who = await fetch(`${url}/api/session`, { headers: { authorization: `Bearer ${token}` } });
      expect(await who.json()).toMatchObject({ name });
      return name;
    }),
  );
  expect(new Set(names).size).toBe(40);
  expect((await fetch(`${url}/api/matches`)).status).toBe(200);
});
