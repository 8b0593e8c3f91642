import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { MOVING, setSpeed } from './browser.ts';
import { openTitle, stageTitles } from './four-titles.ts';
import type { Robot } from './robots/robot.ts';
import { stagedAndBrowser } from './server-and-browser.ts';

// A question waits while moments are played. What is pressed of it meanwhile is chosen once it can be answered, or refused
// in words; it sends nothing.

const shared = stagedAndBrowser(() => stageTitles());

const PLAYING = '#prompt[data-playing]';
const CHIPS = `${PLAYING} [data-part="options"] button:not([data-why], [aria-disabled="true"], [aria-haspopup])`;

/** What the bar shows of a press: words about it, what is chosen, or the next part of the question. */
function signs(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const bar = document.querySelector('#prompt');
    const chosen = bar?.querySelectorAll('[aria-pressed="true"]') ?? [];
    const said = bar?.querySelector('[role="status"]')?.textContent ?? '';
    return [said, ...[...chosen].map((one) => `chosen: ${one.textContent}`)].filter((one) => one !== '');
  });
}

/** Presses a chip of the question that waits, if there is one; what the bar shows of that, null without one. */
async function pressWaiting({ page, wire }: Robot): Promise<readonly string[] | null> {
  const chip = page.locator(CHIPS).first();
  const box = (await chip.count()) > 0 ? await chip.boundingBox({ timeout: 1_000 }).catch(() => null) : null;
  if (!box) return null;
  const { acts } = wire;
  const title = await page.locator('#prompt h2').innerText();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('#prompt[data-asks]').waitFor({ timeout: 10_000 });
  const shown = await signs(page);
  expect(wire.acts).toBe(acts);
  const now = await page.locator('#prompt h2').innerText();
  return title.includes(now) ? shown : [...shown, now];
}

/** Acts of the player, and presses of questions that wait, after which a title has been seen. */
const MOST_ACTS = 25;
const PRESSES = 3;

test('a press while moments play is chosen or refused in words, and sends nothing', async () => {
  const prepare = ({ context }: Robot['person']) => setSpeed(context, 'normal');
  const robot = await openTitle(shared.staged, shared.browser, 'first', { prepare, options: MOVING });
  const all: (readonly string[])[] = [];
  while (robot.wire.acts < MOST_ACTS && all.length < PRESSES) {
    const seen = await robot.look();
    if (seen.state === 'over') break;
    const isAsked = seen.state !== 'waiting' && !seen.busy;
    const acted = isAsked ? robot.press(seen).then(() => true) : Promise.resolve(true);
    // Its moments are played before the act of the robot counts as done.
    while (!(await Promise.race([acted, robot.page.waitForTimeout(20).then(() => false)]))) {
      const shown = await pressWaiting(robot);
      if (shown) all.push(shown);
    }
  }
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((shown) => shown.length === 0)).toEqual([]);
  expect(robot.allProblems()).toEqual([]);
  await robot.person.context.close();
}, 240_000);
