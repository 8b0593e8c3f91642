import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { type TestParts, tempDir, testServer } from '../../test/kit/setup.ts';
import { Load } from '../model/load.ts';
import type { Store } from '../storage/store.ts';

const words = (...files: readonly string[]) => ({
  en: [...files, '/assets/words-en.js'],
  fr: [...files, '/assets/words-fr.js'],
});
const page = (name: string, pattern: string | undefined, data: readonly string[], ...files: readonly string[]) => ({
  ...{ name, pattern, keys: ['matchId'], data, isOpen: name === 'rules', files: words('/assets/first.js', ...files) },
});

const TABLE = {
  pages: [
    page('name', undefined, [], '/assets/name.js'),
    page('lobby', '^\\/?$', ['/titles'], '/assets/lobby.js', '/assets/lobby.css'),
    page('match', '^\\/m\\/([^/]+?)\\/?$', ['/matches/:matchId', 'watch :matchId'], '/assets/match.js'),
    page('room', undefined, [], '/assets/room.js'),
    page('rules', '^\\/rules\\/?$', [], '/assets/rules.js'),
    page('missing', undefined, [], '/assets/missing.js'),
  ],
  titles: { 'galaxy-dice': { en: ['/assets/dice.js', '/assets/dice-en.js'] } },
  connection: ['/assets/socket.js'],
};

function built(): string {
  const webDir = tempDir();
  mkdirSync(join(webDir, 'assets'));
  writeFileSync(join(webDir, 'index.html'), '<html><head><title>Echo Base</title></head><body></body></html>');
  writeFileSync(join(webDir, 'assets', 'lobby.css'), '.lobby{}');
  writeFileSync(join(webDir, 'preload.json'), JSON.stringify(TABLE));
  return webDir;
}

const ANSWERS = /<script type="application\/json" id="answers">(.*?)<\/script>/;

interface Reader {
  readonly cookie?: string;
  readonly language?: string;
}

/** A page as a browser gets it: files it preloads, answers in it, and how it is cached. */
async function open(url: string, { cookie, language = 'en' }: Reader = {}) {
  const headers = { 'accept-language': language, ...(cookie && { cookie }) };
  const page = await fetch(url, { headers });
  const html = await page.text();
  return {
    files: [...html.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/g)].map(([, file]) => file),
    styles: [...html.matchAll(/<style>([^<]*)<\/style>/g)].map(([, css]) => css),
    answers: JSON.parse(ANSWERS.exec(html)?.[1] ?? 'null'),
    caching: page.headers.get('cache-control'),
    cookie: page.headers.get('set-cookie'),
  };
}

async function started(parts: TestParts = {}) {
  const { url } = await testServer({ webDir: built(), ...parts });
  return { url, han: await ProtocolClient.guest(url, 'Han </script>') };
}

test('a first visit has the words of its language, and knows that there is no session', async () => {
  const { url } = await started();
  const page = await open(url, { language: 'fr-CA,en;q=0.5' });
  expect(page).toMatchObject({
    files: ['/assets/first.js', '/assets/name.js', '/assets/words-fr.js'],
    caching: 'no-cache',
    cookie: null,
  });
  expect(page.answers).toEqual({
    '/session?ifAny=true': null,
    '/server': (await (await fetch(`${url}/api/server`)).json()) as object,
  });
});

test('the lobby of a player has its files, styles and titles, and nothing stores it', async () => {
  const { url, han } = await started();
  const page = await open(url, han);
  expect(page.files).toEqual(['/assets/first.js', '/assets/lobby.js', '/assets/words-en.js']);
  expect(page.styles).toEqual(['.lobby{}']);
  expect(page.answers['/session?ifAny=true']).toEqual({ playerId: han.playerId, name: 'Han </script>' });
  expect(page.answers['/titles']).toEqual((await han.api('GET', '/api/titles')).body);
  expect(page.caching).toBe('private, no-store');
});

test('a match has the files of its page, board and texts, and its summary as this player may see it', async () => {
  const { url, han } = await started();
  const leia = await ProtocolClient.guest(url, 'Leia');
  const body = { title: 'galaxy-dice', visibility: 'private', spectators: 'open', name: 'Dice' };
  const { matchId, inviteCode } = (await han.api('POST', '/api/matches', body)).body;
  const own = await open(`${url}/m/${matchId}`, han);
  expect(own.files).toEqual([
    '/assets/socket.js',
    '/assets/first.js',
    '/assets/match.js',
    '/assets/words-en.js',
    '/assets/room.js',
    '/assets/dice.js',
    '/assets/dice-en.js',
  ]);
  expect(own.answers[`/matches/${matchId}`]).toEqual((await han.api('GET', `/api/matches/${matchId}`)).body);
  const refused = await open(`${url}/m/${matchId}`, leia);
  expect([Object.keys(refused.answers), refused.files]).toEqual([
    ['/server', '/session?ifAny=true'],
    ['/assets/first.js', '/assets/match.js', '/assets/words-en.js'],
  ]);
  const path = `/matches/${matchId}?invite=${inviteCode}`;
  expect((await open(`${url}/m/${matchId}?invite=${inviteCode}`, leia)).answers[path]).toMatchObject({ name: 'Dice' });
});

test('a running match comes with what its watcher would be answered, and does not wait for a connection', async () => {
  const { url, han } = await started();
  const [leia, lando] = await ProtocolClient.joinAll(url, 'Leia', 'Lando');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const dice = { title: 'galaxy-dice', visibility: 'public', seats };
  const made = await Promise.all([
    han.api('POST', '/api/matches', { ...dice, spectators: 'open' }),
    han.api('POST', '/api/matches', { ...dice, spectators: 'closed' }),
  ]);
  for (const { body } of made)
    for (const player of [han, leia]) await player.api('POST', `/api/matches/${body.matchId}/join`, {});
  const [shown = '', hidden = ''] = made.map(({ body }) => body.matchId as string);
  const watched = async (who: ProtocolClient, id = shown) => {
    const { answers, files, caching } = await open(`${url}/m/${id}`, who);
    expect(caching).toBe('private, no-store');
    return { files, answer: answers[`watch ${id}`] };
  };
  const own = await watched(leia);
  expect(own.files).toContain('/assets/dice.js');
  expect(own.files).not.toContain('/assets/socket.js');
  expect({ ok: true, ...own.answer }).toEqual(await leia.watch(shown));
  expect(own.answer.frames.map(({ viewer }: { viewer: string }) => viewer)).toEqual(['p2']);
  expect((await watched(han)).answer.viewers).toEqual(['p1']);
  expect((await watched(lando)).answer.viewers).toEqual(['spectator']);
  expect((await watched(leia, hidden)).answer.viewers).toEqual(['p2']);
  const stranger = await watched(lando, hidden);
  expect(stranger.answer).toBeUndefined();
  expect(stranger.files).toContain('/assets/socket.js');
  expect(Object.keys((await open(`${url}/m/${shown}`)).answers)).toEqual(['/server', '/session?ifAny=true']);
});

test('a match whose record is not replayed in time has the files of its board, for those who see it without a code', async () => {
  const dataDir = tempDir();
  const first = await testServer({ webDir: built(), dataDir });
  const [han, leia, lando] = await ProtocolClient.joinAll(first.url, 'Han', 'Leia', 'Lando');
  const seats = ['p1', 'p2'].map((id) => ({ id, kind: 'human' }));
  const dice = { title: 'galaxy-dice', visibility: 'private', spectators: 'open', seats };
  const { matchId, inviteCode } = (await han.api('POST', '/api/matches', dice)).body;
  const path = `/m/${matchId}?invite=${inviteCode}`;
  for (const player of [han, leia]) await player.api('POST', `/api/matches/${matchId}/join`, { inviteCode });
  await first.close();
  const store = (whole: Store): Store => ({ ...whole, undoRequests: () => new Promise<never>(() => {}) });
  const { url } = await testServer({ webDir: built(), dataDir, store });
  const board = '/assets/dice.js';
  const own = await open(url + path, leia);
  expect([own.files.includes(board), own.files.includes('/assets/socket.js')]).toEqual([true, true]);
  expect(own.answers[`/matches/${matchId}?invite=${inviteCode}`]).toBeUndefined();
  expect((await open(url + path, lando)).files).not.toContain(board);
});

test('without a session a page says nothing of a match, and with a password nothing but the server', async () => {
  const { url, han } = await started();
  const { matchId } = (await han.api('POST', '/api/matches', { title: 'galaxy-dice', visibility: 'public' })).body;
  expect(Object.keys((await open(`${url}/m/${matchId}`)).answers)).toEqual(['/server', '/session?ifAny=true']);
  const closed = await testServer({ webDir: built(), env: { SERVER_PASSWORD: 'sesame' } });
  expect((await open(closed.url)).answers['/server']).toMatchObject({ needsPassword: true });
});

test('a page that needs no session has its files also without one, and an unknown address those of the page that says so', async () => {
  const { url, han } = await started();
  expect((await open(`${url}/rules`)).files).toContain('/assets/rules.js');
  expect((await open(`${url}/no/such/page`)).files).toContain('/assets/name.js');
  expect((await open(`${url}/no/such/page`, han)).files).toContain('/assets/missing.js');
});

test.each([
  ['fails', () => Promise.reject(new Error('the disk is gone'))],
  ['hangs', () => new Promise<never>(() => {})],
])('a page is sent while the storage %s; the client asks for the answers', async (_how, playerByToken) => {
  let isDown = false;
  const store = (whole: Store): Store => ({
    ...whole,
    playerByToken: (...asked) => (isDown ? playerByToken() : whole.playerByToken(...asked)),
  });
  const { url, han } = await started({ store });
  isDown = true;
  const page = await open(url, han);
  const caching = 'private, no-store';
  const files = ['/assets/first.js', '/assets/lobby.js', '/assets/words-en.js'];
  expect(page).toMatchObject({ files, answers: {}, caching });
});

test('a page that renews the cookie of a player is stored by nothing, even if their answers are late', async () => {
  let isBusy = false;
  const store = (whole: Store): Store => ({
    ...whole,
    // A long turn of the event loop puts off the answers that follow.
    async useSession(...asked) {
      const isRenewed = await whole.useSession(...asked);
      const until = performance.now() + (isBusy ? 600 : 0);
      while (performance.now() < until);
      return isBusy || isRenewed;
    },
  });
  const { url } = await started({ store, load: new Load(() => undefined) });
  const leia = await ProtocolClient.guest(url, 'Leia');
  isBusy = true;
  const page = await open(url, leia);
  expect(page.cookie).toContain(leia.cookie);
  expect(page.answers['/session?ifAny=true']).toBeUndefined();
  expect(page.caching).toBe('private, no-store');
});
