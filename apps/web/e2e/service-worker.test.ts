import type { Browser, BrowserContext, CDPSession, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, person, picture } from './browser.ts';
import { copyBuild } from './builds.ts';
import { pathProxy } from './path-proxy.ts';
import { enterName, setTable } from './play.ts';
import { type Server, startServer } from './server.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** The service worker of a context, once it controls its pages. */
async function workerOf(context: BrowserContext, page: Page): Promise<Worker> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no service worker');
  return worker;
}

/** Ida with a match against the computer, back in the lobby. */
async function withMatch(server: Pick<Server, 'url'>) {
  const ida = await person(browser, DESKTOP);
  const { page, context } = ida;
  await page.goto(server.url);
  await enterName(page, 'Ida');
  await setTable(page, { name: 'Kitchen table', others: 'Computer: standard', short: true });
  await page.locator('#prompt').waitFor();
  const match = page.url();
  const worker = await workerOf(context, page);
  await page.goto(server.url);
  await page.getByRole('link', { name: /Kitchen table/ }).waitFor();
  return { ...ida, match, matchId: match.split('/').at(-1) ?? '', worker };
}

test('without the server any address shows the games as last seen, and comes back with it', async () => {
  const server = await startServer();
  const { page, match } = await withMatch(server);
  const stored = () => page.evaluate(async () => (await (await caches.open('echo-base-offline')).keys()).length);
  await expect.poll(stored).toBe(1);
  await server.kill();
  await page.goto(match);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await picture(page, 'offline');
  expect(page.url()).toBe(match);
  expect(await page.getByRole('listitem').allInnerTexts()).toEqual([expect.stringContaining('Kitchen table')]);
  expect(await page.locator('script').count()).toBe(0);
  await server.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await page.locator('#prompt').waitFor();
  // The next player of this browser finds nothing of it.
  await page.goto(server.url);
  await page.getByRole('button', { name: 'Ida, your menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'What’s your name?' }).waitFor();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await server.remove();
});

test('with the worker a page is always that of the server, also after an upgrade', async () => {
  const build = await copyBuild();
  const server = await startServer({ WEB_DIR: build.dir });
  const { page, context } = await withMatch(server);
  const entry = () => page.locator('script[type="module"]').first().getAttribute('src');
  const before = await entry();
  await build.replace();
  await server.kill();
  await server.start();
  await page.reload();
  await page.getByRole('link', { name: /Kitchen table/ }).waitFor();
  expect(await entry()).not.toBe(before);
  const stored = await page.evaluate(async () => {
    const caught = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored).toEqual(['/']);
  await context.close();
  await server.remove();
  await build.remove();
});

test('below a path the worker controls that path alone', async () => {
  const proxy = await pathProxy('/games', true);
  const server = await startServer({ PUBLIC_URL: proxy.url, TRUST_PROXY: 'true' });
  proxy.leadTo(server.url);
  const { page, context } = await person(browser, DESKTOP);
  await page.goto(`${proxy.url}/`);
  await enterName(page, 'Ida');
  const worker = await workerOf(context, page);
  expect(worker.url()).toBe(`${proxy.url}/service-worker.js`);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  expect(scope).toBe(`${proxy.url}/`);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  const { start_url, scope: within } = await (await page.request.get(new URL(manifest ?? '', page.url()).href)).json();
  expect([start_url, within].map((path) => new URL(path, new URL(manifest ?? '', page.url())).href)).toEqual([
    `${proxy.url}/`,
    `${proxy.url}/`,
  ]);
  await proxy.close();
  await server.remove();
});

/** Delivers push messages to the worker, as a push service would: Chromium's own is not reachable from a test. */
async function pushes(session: CDPSession, url: string): Promise<(message: object) => Promise<void>> {
  const id = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${url}/`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await id;
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin: url, registrationId, data });
  };
}

/** Puts a list in the place of the system's notifications, and no badge: a browser without a window has neither. */
const listNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const shown = new Map<string, object>();
    const { registration } = self as unknown as { registration: object };
    Object.assign(registration, {
      showNotification: async (title: string, { tag, ...more }: { tag: string }) =>
        void shown.set(tag, { title, tag, ...more, close: () => shown.delete(tag) }),
      getNotifications: async () => [...shown.values()],
    });
    Object.assign(navigator, { setAppBadge: async () => undefined, clearAppBadge: async () => undefined });
  });

/** What is shown of this worker. */
const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

test('a push that comes while no page is open shows a notification, the newest of each match', async () => {
  const server = await startServer();
  const { page, context, match, matchId, worker } = await withMatch(server);
  await listNotifications(worker);
  const other = await context.newPage();
  const push = await pushes(await context.newCDPSession(other), server.url);
  await page.close();
  const message = { title: 'Your turn', language: 'en', url: match, tag: matchId, key: 'k', waiting: [matchId] };
  await push({ ...message, text: 'Kitchen table' });
  await expect.poll(() => shownBy(worker)).toEqual([{ title: 'Your turn', body: 'Kitchen table', tag: matchId }]);
  await push({ ...message, text: 'The computer moved again' });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: 'Your turn', body: 'The computer moved again', tag: matchId }]);
  // Another match waits now, and this one no longer.
  await push({ ...message, text: 'Hoth with Marta', tag: 'else', waiting: ['else'] });
  await expect.poll(() => shownBy(worker)).toEqual([{ title: 'Your turn', body: 'Hoth with Marta', tag: 'else' }]);
  await server.remove();
});

test('a press on a notification opens its match', async () => {
  const server = await startServer();
  const { context, match, matchId, worker, page } = await withMatch(server);
  await listNotifications(worker);
  await page.close();
  // The browser lets a worker open a page within a press only, which no test can make: this is what it is asked for.
  const opened = await worker.evaluate(async (tag) => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      dispatchEvent(event: Event): boolean;
    };
    await scope.registration.showNotification('Your turn', { tag });
    const [notification] = await scope.registration.getNotifications();
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil: () => undefined }));
    });
  }, matchId);
  expect(opened).toBe(match);
  const again = await context.newPage();
  await again.goto(opened);
  await again.locator('#prompt').waitFor();
  await server.remove();
});

test('a notification is put off by its button without a page, and stays where the server cannot be reached', async () => {
  const server = await startServer();
  const { matchId, worker, page } = await withMatch(server);
  await listNotifications(worker);
  await page.close();
  /** Presses a button of the notification of this message; resolves with what the worker asked the server. */
  const press = (answer: number | null) =>
    worker.evaluate(
      async ({ tag, status }) => {
        const scope = self as unknown as {
          registration: ServiceWorkerRegistration;
          fetch(address: URL, request: RequestInit): Promise<unknown>;
          dispatchEvent(event: Event): boolean;
        };
        const later = { token: 'signed', open: 'Open', later: 'In an hour' };
        const data = { title: 'Your turn', text: 'Kitchen table', language: 'en', tag, waiting: [tag], later };
        await scope.registration.showNotification('Your turn', { tag, data });
        const [notification] = await scope.registration.getNotifications();
        let asked: unknown;
        scope.fetch = async (address, { method, body }) => {
          asked = [address.pathname, method, body];
          if (status === null) throw new TypeError('no network');
          return { ok: status < 300, status };
        };
        await new Promise<unknown>((resolve) => {
          const waitUntil = (done: Promise<unknown>) => resolve(done);
          const press = Object.assign(new Event('notificationclick'), { notification, action: 'later', waitUntil });
          scope.dispatchEvent(press);
        });
        return asked;
      },
      { tag: matchId, status: answer },
    );
  const asked = ['/api/alerts/later', 'POST', '{"token":"signed"}'];
  expect(await press(200)).toEqual(asked);
  expect(await shownBy(worker)).toEqual([]);
  expect(await press(409)).toEqual(asked);
  expect(await shownBy(worker)).toEqual([]);
  expect(await press(null)).toEqual(asked);
  expect(await shownBy(worker)).toEqual([{ title: 'Your turn', body: 'Kitchen table', tag: matchId }]);
  await server.remove();
});

test('a notification disappears once the turn was made elsewhere', async () => {
  const server = await startServer();
  const { page, context, matchId, worker } = await withMatch(server);
  await listNotifications(worker);
  const other = await context.newPage();
  const push = await pushes(await context.newCDPSession(other), server.url);
  await page.close();
  const common = { language: 'en', url: null, tag: matchId, key: 'k' };
  const image = `${server.url}/icons/192.png`;
  await push({ ...common, title: 'Your turn', text: 'Kitchen table', waiting: [matchId], image });
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  const images = worker.evaluate(async () => {
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map((one) => ('image' in one ? one.image : null));
  });
  expect(await images).toEqual([image]);
  await push({ ...common, title: 'Kitchen table', text: 'Ida has moved.', waiting: [], isOver: true });
  await expect.poll(() => shownBy(worker), { timeout: 10_000 }).toEqual([]);
  await server.remove();
});
