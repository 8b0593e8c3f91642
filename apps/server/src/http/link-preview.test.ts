import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtClient } from '../../test/kit/built-client.ts';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

function built(): string {
  const webDir = builtClient();
  mkdirSync(join(webDir, 'cards'));
  for (const name of ['echo-base', 'galaxy-dice']) writeFileSync(join(webDir, 'cards', `${name}.jpg`), name);
  return webDir;
}

/** A table by Han, and a reader of its page. */
async function table(visibility: 'public' | 'private') {
  const { url } = await testServer({ webDir: built() });
  const han = await ProtocolClient.guest(url, 'Han');
  const body = { title: 'galaxy-dice', visibility, spectators: 'open', name: 'Dice & "Sith" <3' };
  const { matchId, inviteCode } = (await han.api('POST', '/api/matches', body)).body;
  const page = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(url + path, { headers })).text();
  return {
    url,
    page,
    at: `/m/${matchId}`,
    invited: `/m/${matchId}?invite=${inviteCode}`,
    inviteCode: String(inviteCode),
  };
}

const DESCRIPTION = /property="og:description" content="([^"]*)"/;
const described = (html: string) => DESCRIPTION.exec(html)?.[1];

test('a link to a public match shows game, match and host, and a picture', async () => {
  const { url, page, at } = await table('public');
  const html = await page(at);
  expect(html).toContain('property="og:title" content="Galaxy Rebellion · Echo Base"');
  expect(described(html)).toBe('Han invites you to play: “Dice &#38; &#34;Sith&#34; &#60;3”.');
  expect(html).toContain(`property="og:image" content="${url}/cards/galaxy-dice.jpg"`);
  const picture = await fetch(`${url}/cards/galaxy-dice.jpg`);
  expect([picture.status, picture.headers.get('cross-origin-resource-policy')]).toEqual([200, 'cross-origin']);
});

test('the sentence is in the language that is accepted', async () => {
  const { page, at } = await table('public');
  expect(described(await page(at, { 'accept-language': 'fr-CA, en;q=0.5' }))).toContain('Han t’invite à jouer');
  expect(described(await page('/', { 'accept-language': 'pt-BR' }))).toContain('Jogos de tabuleiro');
  expect(described(await page('/', { 'accept-language': 'de' }))).toContain('board games');
});

test('a private match shows itself with its invite code only, and never the code', async () => {
  const { page, at, invited, inviteCode } = await table('private');
  const html = await page(invited);
  expect(described(html)).toContain('Han invites you');
  expect(html).not.toContain(inviteCode);
  const none = described(await page('/m/none'));
  expect(none).toBe('Star Wars board games with friends, on a server of your own.');
  expect([described(await page(at)), described(await page(`${at}?invite=wrong`))]).toEqual([none, none]);
});

test('behind a proxy, cards, links and cookies name the host of the request, never one a client says was forwarded', async () => {
  const { url, port } = await testServer({ webDir: built(), env: { TRUST_PROXY: 'true' } });
  const forged = { 'x-forwarded-host': 'evil.example' };
  const card = await (await fetch(url, { headers: forged })).text();
  expect(card).toContain(`property="og:image" content="http://127.0.0.1:${port}/cards/echo-base.jpg"`);
  expect(card).not.toContain('evil.example');
  const han = await ProtocolClient.guest(url, 'Han');
  const headers = { ...forged, authorization: `Bearer ${han.token}`, 'content-type': 'application/json' };
  const made = await fetch(`${url}/api/session/recovery`, { method: 'POST', headers, body: '{}' });
  expect(await made.json()).toMatchObject({ url: expect.stringContaining(`http://127.0.0.1:${port}/recover#`) });
});

test('a server with a password has its own preview for every address', async () => {
  const { url } = await testServer({ webDir: built(), env: { SERVER_PASSWORD: 'sesame' } });
  const html = await (await fetch(`${url}/m/abc`)).text();
  expect(html).toContain('property="og:title" content="Echo Base"');
});
