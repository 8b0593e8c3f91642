import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, type Person, PHONE, person, picture } from './browser.ts';
import { settled } from './play.ts';
import { type Staged, stage } from './staged.ts';

const SEATS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] as const;
const NAME = 'rebellion/team';

let staged: Staged;
let browser: Awaited<ReturnType<typeof launch>>;
beforeAll(async () => {
  const options = { setup: 'advanced' };
  staged = await stage([{ name: NAME, title: 'rebellion', options, seats: SEATS, moment: 'assignment', from: 1 }]);
  browser = await launch();
}, 240_000);
afterAll(async () => {
  await browser?.close();
  await staged?.remove();
});

/** The four players of the staged match, each with a browser; the Rebel General has a phone. */
async function fourPlayers(): Promise<Record<(typeof SEATS)[number], Person>> {
  const [place] = staged.places;
  if (!place) throw new Error('no match is staged');
  const people = {} as Record<(typeof SEATS)[number], Person>;
  for (const seat of SEATS) {
    const one = await person(browser, seat === 'rebel-general' ? PHONE : DESKTOP);
    await staged.become(one.page.context(), place, seat);
    await one.page.goto(`${staged.server.url}/m/${place.matchId}`);
    await one.page.locator('#prompt').waitFor();
    people[seat] = one;
  }
  return people;
}

const leader = (page: Page, id: string) => page.locator(`[data-names~="leader:${id}"]`).first();
const mission = (page: Page, id: string) => page.locator(`[data-names="card:${id}#1"]`);
const tags = (page: Page) => page.locator('[data-planned]').allInnerTexts();

/** Puts a leader on a mission, without sending it. */
async function put(page: Page, id: string, card: string): Promise<void> {
  await settled(page);
  await leader(page, id).click();
  await mission(page, card).click();
  await settled(page);
}

/** All that a page receives over its socket from now on. */
function received({ page }: Person): string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  return frames;
}

test('RB-18.1 two Rebels plan together: each sees the plan of the other, and what no longer fits is told and asked about', async () => {
  const people = await fourPlayers();
  const { 'rebel-admiral': ida, 'rebel-general': sofia, 'imperial-admiral': marta, 'imperial-general': jonas } = people;
  const foreign = [marta, jonas].map(received);
  for (const one of [marta, jonas]) {
    await one.page.reload();
    await one.page.locator('#prompt').waitFor();
  }

  await put(ida.page, 'mon-mothma', 'build-alliance');
  await sofia.page.locator('[data-planned]').waitFor();
  expect(await tags(sofia.page)).toEqual(['Ida plans: Mothma']);
  await picture(sofia.page, 'team-plan-phone', 300);
  await put(sofia.page, 'princess-leia', 'build-alliance');
  await ida.page.locator('[data-planned]').waitFor();
  expect(await tags(ida.page)).toEqual(['Sofia plans: Leia']);
  expect(await leader(ida.page, 'princess-leia').innerText()).toContain('Sofia: Build Alliance');
  await picture(ida.page, 'team-plan-desktop', 300);

  await ida.page.getByRole('button', { name: /^Finish assigning/ }).click();
  const prompt = sofia.page.locator('#prompt');
  await prompt.getByText('No longer possible: Princess Leia on Build Alliance.').waitFor();
  await settled(sofia.page);
  await picture(sofia.page, 'team-plan-lost', 300);
  await sofia.page.reload();
  await prompt.getByText('No longer possible: Princess Leia on Build Alliance.').waitFor();
  await settled(sofia.page);
  await prompt.getByRole('button', { name: /^Finish assigning/ }).click();
  await sofia.page.getByRole('alertdialog').waitFor();
  await picture(sofia.page, 'team-plan-asked', 300);
  await settled(sofia.page);
  await sofia.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();

  for (const frames of foreign) {
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((frame) => frame.includes('assign:') || frame.includes('"plan"'))).toEqual([]);
  }
  for (const one of Object.values(people)) expect(one.errors).toEqual([]);
});
