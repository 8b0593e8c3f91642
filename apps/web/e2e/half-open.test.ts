import { expect, onTestFinished, test } from 'vitest';
import { person } from './browser.ts';
import { act, enterName, logOf, playUntil, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';
import { silentProxy } from './silent-proxy.ts';

// A network that changes under an open connection: the socket stays open and carries nothing.

const shared = serverAndBrowser();

async function playing() {
  const proxy = await silentProxy(shared.server.url);
  onTestFinished(() => proxy.close());
  const ida = await person(shared.browser);
  await ida.page.goto(proxy.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Alone', others: 'You too, on this device' });
  await playUntil([ida.page], (count) => count >= 3);
  return { ida, proxy };
}

/** Milliseconds until the page has a new connection. */
async function untilConnected(page: Awaited<ReturnType<typeof playing>>['ida']['page']): Promise<number> {
  const began = Date.now();
  await page.waitForEvent('websocket', { timeout: 30_000 });
  return Date.now() - began;
}

test('an act on a dead connection is sent again on a new one within a few seconds, and counts once', async () => {
  const { ida, proxy } = await playing();
  const before = (await logOf(ida)).length;
  proxy.silence();
  const connected = untilConnected(ida.page);
  await act(ida.page);
  expect(await connected).toBeLessThan(6_000);
  expect((await logOf(ida)).length).toBeGreaterThanOrEqual(before);
  await playUntil([ida.page], (count) => count >= 3);
  expect(ida.errors).toEqual([]);
}, 60_000);

test('a dead connection without an act under way is said within about three seconds, and replaced', async () => {
  const { ida, proxy } = await playing();
  const connected = untilConnected(ida.page);
  proxy.silence();
  expect(await connected).toBeLessThan(4_500);
  await playUntil([ida.page], (count) => count >= 2);
  expect(ida.errors).toEqual([]);
}, 60_000);

test.each(['pageshow', 'online', 'visibilitychange'])(
  'a dead connection is noticed at once on %s',
  async (event) => {
    const { ida, proxy } = await playing();
    proxy.silence();
    const connected = untilConnected(ida.page);
    await ida.page.evaluate(
      (name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)),
      event,
    );
    expect(await connected).toBeLessThan(5_000);
    await playUntil([ida.page], (count) => count >= 2);
    expect(ida.errors).toEqual([]);
  },
  60_000,
);

test('a connection that answers is kept when the tab is shown again', async () => {
  const { ida } = await playing();
  let sockets = 0;
  ida.page.on('websocket', () => {
    sockets += 1;
  });
  for (const event of ['pageshow', 'online'])
    await ida.page.evaluate((name) => window.dispatchEvent(new Event(name)), event);
  await ida.page.waitForTimeout(3_000);
  expect(sockets).toBe(0);
}, 60_000);
