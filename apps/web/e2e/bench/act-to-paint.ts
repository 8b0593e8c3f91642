import { testRng } from '@echo-base/games/engine/testing';
import type { Browser } from 'playwright-core';
import { seated } from '../robots/match.ts';
import { Robot } from '../robots/robot.ts';
import type { Place, Staged } from '../staged.ts';

/** In the page: when an act was sent, and when its effect was painted; epoch milliseconds. */
function watch(): void {
  const now = () => performance.timeOrigin + performance.now();
  const noted = { painted: 0, sent: 0 };
  Object.assign(window, { noted });
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (data) {
    if (/^42\d+\["act"/.test(String(data))) noted.sent = now();
    return send.call(this, data);
  };
  addEventListener('DOMContentLoaded', () => {
    const observer = new MutationObserver(() => {
      const root = document.querySelector('#board');
      if (!root || noted.painted > 0) return;
      noted.painted = -1;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          noted.painted = now();
        };
        channel.port2.postMessage(null);
      });
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

interface Noted {
  readonly noted: { painted: number; sent: number };
}

/** Milliseconds from an act on a page until the other player's page has painted its effect, for this many acts. */
export async function actsToPaint(browser: Browser, staged: Staged, place: Place, acts: number): Promise<number[]> {
  const people = await seated(browser, staged, place, ['mouse', 'mouse']);
  const robots = [...people].map(([seat, one]) => new Robot(seat, one.person, one.device, testRng(1)));
  for (const { page } of robots) {
    await page.addInitScript(watch);
    await page.goto(`${staged.server.url}/m/${place.matchId}`);
    await page.locator('#prompt').waitFor();
  }
  const times: number[] = [];
  for (let turns = 0; times.length < acts && turns < acts * 20; turns++) {
    const [mine, other] = turns % 2 === 0 ? robots : [...robots].reverse();
    if (!mine || !other) throw new Error('two pages are needed');
    const seen = await mine.look();
    if (seen.state === 'waiting' || seen.state === 'over') continue;
    await other.page.evaluate(() => void Object.assign((window as unknown as Noted).noted, { painted: 0 }));
    await mine.page.evaluate(() => void Object.assign((window as unknown as Noted).noted, { sent: 0 }));
    await mine.press(seen);
    const sent = await mine.page.evaluate(() => (window as unknown as Noted).noted.sent);
    if (sent === 0) continue;
    await other.page
      .waitForFunction(() => (window as unknown as Noted).noted.painted > 0, null, { timeout: 500 })
      .catch(() => undefined);
    const painted = await other.page.evaluate(() => (window as unknown as Noted).noted.painted);
    if (painted > sent) times.push(painted - sent);
  }
  for (const { person } of robots) await person.context.close();
  return times;
}
