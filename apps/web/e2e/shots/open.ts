import type { Browser, BrowserContextOptions } from 'playwright-core';
import { STAGED_MATCHES } from '../../staged-matches.ts';
import { type Person, person } from '../browser.ts';
import { enterName } from '../play.ts';
import { type Staged, stage } from '../staged.ts';
import type { Shot } from './screens.ts';

/** Stages the matches of these screens. */
export function stageShots(shots: readonly Shot[]): Promise<Staged> {
  const names = new Set(shots.flatMap(({ match }) => match ?? []));
  return stage([...names].map((name) => ({ ...STAGED_MATCHES[name], name })));
}

/** Opens a screen in a window as its viewer. The caller closes the context. */
export async function open(
  browser: Browser,
  staged: Staged,
  shot: Shot,
  window: BrowserContextOptions,
): Promise<Person> {
  const one = await person(browser, window);
  const { page, context } = one;
  page.setDefaultTimeout(90_000);
  const place = staged.places.find(({ name }) => name === shot.match);
  const seat = shot.as ?? place?.seat ?? 'none';
  const isSeated = place !== undefined && seat !== 'none';
  if (place && isSeated) await staged.become(context, place, seat);
  if (!isSeated) {
    await page.goto(staged.server.url);
    await enterName(page, 'Sofia');
    await page.getByRole('heading', { name: 'New game' }).waitFor();
  }
  if (place) await page.goto(`${staged.server.url}/m/${place.matchId}${shot.path ?? ''}`);
  // The server replays the whole record of a match when it is first requested.
  if (place)
    await page
      .locator(shot.ready ?? '#prompt')
      .first()
      .waitFor();
  if (shot.before) {
    await page.waitForTimeout(1_000);
    await shot.before(page, staged, place);
  }
  if (!place) await page.locator('h1, h2').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(1_500);
  return one;
}
