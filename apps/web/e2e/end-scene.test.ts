import { expect, test } from 'vitest';
import { DESKTOP, type Person, PHONE, picture } from './browser.ts';
import { playTogether, post } from './people.ts';
import { visiting } from './visiting.ts';

// The end of a match is one scene in all titles: who has won and why, the count, a picture to share.

const { visit, url } = visiting();

/** A match of two people that the second one concedes while both watch. */
async function conceded(title: string, seats: readonly [string, string]): Promise<readonly [Person, Person]> {
  const ida = await visit('Ida', '/', DESKTOP);
  const jonas = await visit('Jonas', '/', PHONE);
  const matchId = await playTogether(url(), [ida, jonas], title, seats);
  for (const one of [ida, jonas]) await notePlaces(one);
  await post(jonas, `${url()}/api/matches/${matchId}/concede`, { seat: seats[1] });
  return [ida, jonas];
}

/** In the page: notes from now on where the way to the replay is, as long as it is offered. */
function notePlaces({ page }: Person): Promise<void> {
  return page.evaluate(() => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const note = () => {
      const link = document.querySelector('#prompt a[href$="/replay"]');
      const box = link?.getBoundingClientRect();
      if (box && box.width > 0) places.add(`${Math.round(box.left)} ${Math.round(box.top)}`);
      requestAnimationFrame(note);
    };
    note();
  });
}

/** The places noted. */
const placesOf = ({ page }: Person) => page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);

/** Whether the count goes up once, and whether it does so now. */
const count = ({ page }: Person) =>
  page.locator('[data-count-up]').evaluate((it) => ({
    goesUp: getComputedStyle(it).animationName !== 'none',
    runs: it.getAnimations().some(({ playState }) => playState === 'running'),
  }));

test.each([
  ['galaxy-dice', ['p1', 'p2'], 'Ida wins'],
  ['rebellion', ['rebel', 'imperial'], 'The Rebels win'],
  ['battle-of-hoth', ['rebels', 'empire'], 'Rebel victory'],
  ['imperial-assault', ['p1', 'p2'], 'Ida wins'],
] as const)('%s ends in a scene, on a desk and on a phone', async (title, seats, words) => {
  const people = await conceded(title, seats);
  for (const { page } of people) {
    await page.getByRole('heading', { name: words, level: 2 }).waitFor();
    // The picture is drawn in the browser, and offered as a file.
    const share = page.getByRole('link', { name: 'Save' });
    await share.waitFor();
    expect(await share.getAttribute('href')).toMatch(/^blob:/);
    expect(await share.getAttribute('download')).toBe('echo-base.png');
    await page.getByRole('img', { name: new RegExp(`^${words}\\.`) }).waitFor();
  }
  // On a phone the picture is seen above the question, without scrolling.
  const shared = await people[1].page.getByRole('img', { name: new RegExp(`^${words}\\.`) }).boundingBox();
  const question = await people[1].page.locator('#prompt').boundingBox();
  expect((shared?.y ?? 0) + (shared?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
  // What is offered moves no more once it can be pressed.
  for (const one of people) expect(await placesOf(one)).toHaveLength(1);
  // Nothing of the last turn lies over the scene.
  for (const { page } of people) expect(await page.locator('[data-recap], [data-recap-chip]').count()).toBe(0);
  // With motion the count goes up once; any press shows it whole.
  expect((await count(people[0])).goesUp).toBe(false);
  expect((await count(people[1])).goesUp).toBe(true);
  await people[1].page.keyboard.press('Shift');
  expect((await count(people[1])).runs).toBe(false);
  await picture(people[0].page, `end-scene-${title}`, 1_300);
  await picture(people[1].page, `end-scene-${title}-phone`, 1_300);
  for (const { page } of people) {
    await page.getByRole('button', { name: 'Look at the board' }).click();
    await page.getByRole('main', { name: 'Board' }).waitFor();
    await page.getByRole('button', { name: 'The end' }).click();
    await page.getByRole('heading', { name: words, level: 2 }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: words, level: 2 }).waitFor();
  }
  expect((await count(people[1])).goesUp).toBe(false);
  expect(people.flatMap(({ errors }) => errors)).toEqual([]);
});
