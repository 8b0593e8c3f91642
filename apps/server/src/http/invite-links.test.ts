import { expect, test } from 'vitest';
import { builtClient } from '../../test/kit/built-client.ts';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';

/** A private match by Han, on a server with a page. */
async function privateMatch() {
  const { url } = await testServer({ webDir: builtClient() });
  const han = await ProtocolClient.guest(url, 'Han');
  const body = { title: 'galaxy-dice', visibility: 'private', spectators: 'open', name: 'Dice' };
  const { matchId, inviteCode } = (await han.api('POST', '/api/matches', body)).body;
  return { url, id: String(matchId), code: String(inviteCode) };
}

test('a link that a messenger has changed leads to its match, and its preview shows it', async () => {
  const { url, id, code } = await privateMatch();
  const right = `/m/${id}?invite=${code}`;
  const signs = ['.', ',', ')', '!', '’', '>', '*', '_', '\u200b', '\u2069', '%E2%80%8B'];
  const changed = [
    ...signs.map((sign) => `${right}${sign}`),
    `/m/${id}%3Finvite=${code}`,
    `/m/${id}%3Finvite%3D${code}`,
    `//m/${id}?invite=${code}`,
    `/m/${id}/?invite=${code}`,
    `/m/${id}?Invite=${code}`,
    `/m/${id}?x=1&amp;invite=${code}`,
    `/m/${id}?invite=%E2%80%8B${code}`,
  ];
  for (const path of changed) {
    const answer = await fetch(url + path, { redirect: 'manual' });
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, right]);
    const page = await fetch(url + path);
    expect([path, page.status, (await page.text()).includes('Han invites you')]).toEqual([path, 200, true]);
  }
});

test('the link of a replay or of a screen leads there, and without a code to the page without one', async () => {
  const { url, id, code } = await privateMatch();
  const leadsTo = async (path: string) => (await fetch(url + path, { redirect: 'manual' })).headers.get('location');
  expect(await leadsTo(`/m/${id}/replay?invite=${code}.`)).toBe(`/m/${id}/replay?invite=${code}`);
  expect(await leadsTo(`/m/${id}/tv?invite=${code})`)).toBe(`/m/${id}/tv?invite=${code}`);
  expect(await leadsTo(`/m/${id}.`)).toBe(`/m/${id}`);
});

test.each([
  ['the link itself', (id: string, code: string) => `/m/${id}?invite=${code}`],
  ['with the tracking of a social network', (id: string, code: string) => `/m/${id}?invite=${code}&fbclid=IwAR0`],
  ['without a code', (id: string) => `/m/${id}`],
  ['a replay', (id: string, code: string) => `/m/${id}/replay?invite=${code}`],
  ['a screen', (id: string) => `/m/${id}/tv`],
  ['another page', () => '/rules/rebellion?x=/m/abc'],
])('%s is not redirected', async (_what, pathOf) => {
  const { url, id, code } = await privateMatch();
  const answer = await fetch(url + pathOf(id, code), { redirect: 'manual' });
  expect(answer.status).toBe(200);
});

test('opening a link with a wrong code counts as one guess, and one that was cut off as none', async () => {
  const { url, id, code } = await privateMatch();
  const leia = await ProtocolClient.guest(url, 'Leia');
  const headers = { cookie: leia.cookie };
  /** Opens the page as a browser does: the page, its requests and its socket. */
  const open = async (invite: string) => {
    await fetch(`${url}/m/${id}?invite=${invite}`);
    await fetch(`${url}/m/${id}?invite=${invite}`, { headers });
    const answers = [await leia.api('GET', `/api/matches/${id}?invite=${invite}`)];
    for (let again = 0; again < 2; again++) answers.push(await leia.api('GET', `/api/matches/${id}?invite=${invite}`));
    return new Set(answers.map(({ body }) => body.error?.code));
  };
  for (let times = 0; times < 30; times++) expect(await open(code.slice(0, -3))).toEqual(new Set(['private_match']));
  for (let guess = 0; guess < 20; guess++)
    expect(await open(String(guess).padEnd(16, 'x'))).toEqual(new Set(['private_match']));
  expect(await open('y'.repeat(16))).toContain('slow_down');
  expect((await leia.api('GET', `/api/matches/${id}?invite=${code}`)).status).toBe(200);
});

test('reading with an invite code makes no one a member, as a foreign page can make a browser read; coming in does', async () => {
  const { url, id, code } = await privateMatch();
  const leia = await ProtocolClient.guest(url, 'Leia');
  const headers = { cookie: leia.cookie, 'sec-fetch-site': 'cross-site' };
  for (const path of [
    `/m/${id}?invite=${code}`,
    `/api/matches/${id}?invite=${code}`,
    `/api/matches/${id}/log?invite=${code}`,
  ])
    expect((await fetch(url + path, { headers })).status).toBe(200);
  const read = await leia.api('GET', `/api/matches/${id}?invite=${code}`);
  expect(read.body.inviteCode, 'who has the link may pass it on').toBe(code);
  const shut = { status: 403, body: { error: { code: 'private_match' } } };
  expect(await leia.api('GET', `/api/matches/${id}`)).toMatchObject(shut);
  await leia.connect();
  await leia.watch(id, undefined, code);
  expect((await leia.api('GET', `/api/matches/${id}`)).body.inviteCode).toBe(code);
});
