import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { enterName } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** HTTP proxy that does with upgrades what `upgrade` does; it passes requests on. */
async function proxy(upgrade: (request: IncomingMessage, socket: Socket) => void): Promise<string> {
  const proxied = createServer((asked, answer) => {
    const { method, headers, url } = asked;
    const passed = request(new URL(url ?? '/', shared.server.url), { method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  proxied.on('upgrade', upgrade);
  await new Promise<void>((resolve) => proxied.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    proxied.closeAllConnections();
    proxied.close();
  });
  return `http://127.0.0.1:${(proxied.address() as AddressInfo).port}`;
}

test.each([
  ['refuses them', DESKTOP, (_: IncomingMessage, socket: Socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')],
  ['answers them as requests', PHONE, (_: IncomingMessage, socket: Socket) => socket.end('HTTP/1.1 200 OK\r\n\r\n')],
  [
    'never answers them',
    DESKTOP,
    (_: IncomingMessage, socket: Socket) => void socket.on('error', () => socket.destroy()),
  ],
])(
  'where a proxy lets no WebSockets through and %s, a player reads why the game does not open',
  async (how, device, upgrade) => {
    const url = await proxy(upgrade);
    const { page, errors } = await person(shared.browser, device);
    await page.goto(url);
    await enterName(page, 'Ida');
    await page.getByRole('button', { name: 'Ida, your menu' }).waitFor();
    const matchId = await page.evaluate(async () => {
      const seats = [
        { id: 'p1', kind: 'human' },
        { id: 'p2', kind: 'bot' },
      ];
      const init = (body: object) => ({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const made = await (
        await fetch('/api/matches', init({ title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats }))
      ).json();
      await fetch(`/api/matches/${made.matchId}/join`, init({ seat: 'p1' }));
      return made.matchId;
    });
    await page.goto(`${url}/m/${matchId}`);
    await page.getByText('lets no WebSockets through').waitFor({ timeout: 30_000 });
    await picture(page, `blocked-sockets-${how.replaceAll(' ', '-')}`);
    expect(errors).toEqual([]);
  },
);
