import { request } from 'node:http';
import { io } from 'socket.io-client';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { tempDir, testServer } from '../../test/kit/setup.ts';
import { emptyDatabase, KINDS } from '../../test/support/databases.ts';

/** A browser on one host: it sends all cookies of the host to every port, and drops those for https on plain http. */
class Browser {
  readonly #cookies = new Map<string, string>();

  get names(): string[] {
    return [...this.#cookies.keys()].sort();
  }

  /** A program on another port of the host sets a cookie. */
  keep(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  get header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async ask(url: string, method: string, headers: Record<string, string> = {}) {
    const cookie = this.header;
    const body = method === 'POST' ? '{"name":"Han"}' : undefined;
    const all = { ...(cookie && { cookie }), ...headers, ...(body && { 'content-type': 'application/json' }) };
    const { status, setCookie } = await new Promise<{ status: number; setCookie: string[] }>((resolve, reject) => {
      const sent = request(`${url}/api/session`, { method, headers: all }, (answer) => {
        resolve({ status: answer.resume().statusCode ?? 0, setCookie: answer.headers['set-cookie'] ?? [] });
      });
      sent.on('error', reject).end(body);
    });
    for (const one of setCookie) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (/; Max-Age=0/.test(one)) this.#cookies.delete(name);
      else if (!/; Secure/.test(one)) this.#cookies.set(name, value);
    }
    return { status, setCookie };
  }
}

test('two installations on two ports of one host keep their own players', async () => {
  const [one, other] = await Promise.all([testServer(), testServer()]);
  const browser = new Browser();
  for (const { url } of [one, other]) expect((await browser.ask(url, 'POST')).status).toBe(201);
  for (const { url } of [one, other]) expect((await browser.ask(url, 'GET')).status).toBe(200);
  const name = expect.stringMatching(/^echo-base-[\da-f]{8}$/);
  expect(browser.names).toEqual([name, name]);
  await browser.ask(one.url, 'DELETE');
  expect([(await browser.ask(one.url, 'GET')).status, (await browser.ask(other.url, 'GET')).status]).toEqual([
    401, 200,
  ]);
});

test('the cookie of another program changes nothing', async () => {
  const { url } = await testServer();
  const browser = new Browser();
  await browser.ask(url, 'POST');
  for (const foreign of ['x', 'eyJhIjoxfQ.ZQ.x', 'x'.repeat(43), '%%%']) {
    browser.keep('session', foreign);
    expect([foreign, (await browser.ask(url, 'GET')).status]).toEqual([foreign, 200]);
  }
});

test('signing out ends every session of the browser, and leaves the cookie of another program', async () => {
  const { url } = await testServer();
  const [wider, other] = [await ProtocolClient.guest(url, 'Han'), await ProtocolClient.guest(url, 'Leia')];
  const browser = new Browser();
  browser.keep('session', 'of-another-program');
  await browser.ask(url, 'POST');
  // A second cookie of the same name, of a wider path.
  const all = `${browser.header}; ${wider.cookie}`;
  expect((await browser.ask(url, 'DELETE', { cookie: all })).status).toBe(204);
  expect(browser.names).toEqual(['session']);
  expect((await browser.ask(url, 'GET')).status).toBe(401);
  expect((await wider.api('GET', '/api/session')).status).toBe(401);
  // Only the session of the token itself, where a program signs out by it.
  await browser.ask(url, 'POST');
  expect((await browser.ask(url, 'DELETE', { authorization: `Bearer ${other.token}` })).status).toBe(204);
  expect((await browser.ask(url, 'GET')).status).toBe(200);
});

test('the bearer token of a sign-on proxy is ignored, and one of ours that is valid counts first', async () => {
  const { url } = await testServer();
  const leia = await ProtocolClient.guest(url, 'Leia');
  const browser = new Browser();
  await browser.ask(url, 'POST');
  for (const foreign of ['Bearer x', `Bearer ${'a'.repeat(300)}.b.c`, 'Basic eDp5', `Bearer ${'x'.repeat(43)}`])
    expect([foreign, (await browser.ask(url, 'GET', { authorization: foreign })).status]).toEqual([foreign, 200]);
  await browser.ask(url, 'DELETE', { authorization: `Bearer ${leia.token}` });
  expect((await leia.api('GET', '/api/session')).status).toBe(401);
});

test('a socket whose request has the bearer token of a sign-on proxy is that of the player', async () => {
  const { url } = await testServer();
  const han = await ProtocolClient.guest(url, 'Han');
  const made = await han.api('POST', '/api/matches', {
    title: 'galaxy-dice',
    visibility: 'private',
    spectators: 'open',
  });
  const extraHeaders = { cookie: han.cookie, authorization: 'Bearer a.b.c' };
  const socket = io(url, { transports: ['websocket'], forceNew: true, extraHeaders });
  expect(await socket.emitWithAck('watch', { matchId: made.body.matchId })).toMatchObject({ ok: true });
  socket.disconnect();
});

test('at home over http a server with a public https address signs players in', async () => {
  const { url } = await testServer({ env: { PUBLIC_URL: 'https://play.example' } });
  const browser = new Browser();
  const isSecure = ({ setCookie }: { setCookie: string[] }) => setCookie.some((one) => one.includes('; Secure'));
  expect(isSecure(await browser.ask(url, 'POST', { host: 'nas.home:8000' }))).toBe(false);
  expect((await browser.ask(url, 'GET', { host: 'nas.home:8000' })).status).toBe(200);
  expect(isSecure(await new Browser().ask(url, 'POST', { host: 'play.example' }))).toBe(true);
  // Any client can send the header of a proxy; it counts only from one that is trusted.
  const byProxy = { host: 'inside', 'x-forwarded-proto': 'https' };
  expect(isSecure(await new Browser().ask(url, 'POST', byProxy))).toBe(false);
  const trusting = await testServer({ env: { TRUST_PROXY: 'true' } });
  expect(isSecure(await new Browser().ask(trusting.url, 'POST', byProxy))).toBe(true);
});

test('the cookie is hidden from scripts and deleted on sign-out', async () => {
  const { url } = await testServer();
  const browser = new Browser();
  const [cookie = ''] = (await browser.ask(url, 'POST')).setCookie;
  const parts = [/^HttpOnly$/, /^Max-Age=34560000$/, /^Path=\/$/, /^SameSite=Lax$/, /^echo-base-[\da-f]{8}=[\w-]{43}$/];
  expect(cookie.split('; ').sort()).toEqual(parts.map((part) => expect.stringMatching(part)));
  const out = await browser.ask(url, 'DELETE');
  expect(out.setCookie).toEqual([expect.stringMatching(/^echo-base-[\da-f]{8}=; Max-Age=0/)]);
  expect((await browser.ask(url, 'GET')).status).toBe(401);
});

test('a request with very many tokens costs a few queries', async () => {
  let queries = 0;
  const { url } = await testServer({
    store: (store) => ({
      ...store,
      playerByToken(...asked) {
        queries += 1;
        return store.playerByToken(...asked);
      },
    }),
  });
  const [name] = (await ProtocolClient.guest(url, 'Han')).cookie.split('=');
  const cookie = Array.from({ length: 200 }, (_one, index) => `${name}=${String(index).padStart(43, 'x')}`).join('; ');
  queries = 0;
  await fetch(`${url}/api/session`, { headers: { cookie } });
  expect(queries).toBeGreaterThan(0);
  expect(queries).toBeLessThan(10);
});

test.each(KINDS)('%s: servers on one database have the same cookie, and it outlives a restart', async (kind) => {
  const database = await emptyDatabase(kind);
  const nameAt = async () => {
    const server = await testServer({ env: { DATA_DIR: tempDir(), ...database.env } });
    const browser = new Browser();
    await browser.ask(server.url, 'POST');
    await server.close();
    return browser.names;
  };
  const first = await nameAt();
  expect(await nameAt()).toEqual(first);
  expect(first).toHaveLength(1);
  await database.remove();
});
