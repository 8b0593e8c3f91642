import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, PHONE, person, picture } from './browser.ts';
import { settled } from './play.ts';
import { stagedAndBrowser } from './server-and-browser.ts';
import { placeNamed, stage } from './staged.ts';

const SEATS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] as const;
const [ASSIGNMENT, MOVEMENT] = ['rebellion/team assigns', 'rebellion/team moves'] as const;

const match = { title: 'rebellion', options: { setup: 'advanced' }, seats: SEATS, from: 1 };
const shared = stagedAndBrowser(() =>
  stage([
    { ...match, name: ASSIGNMENT, moment: 'assignment' },
    { ...match, name: MOVEMENT, moment: 'movement' },
  ]),
);

type Seat = (typeof SEATS)[number];

/** The player of a seat, at a page of the match. */
async function playerOf(name: string, seat: string, device = DESKTOP): Promise<Person> {
  const place = placeNamed(shared.staged, name);
  const one = await person(shared.browser, device);
  await shared.staged.become(one.page.context(), place, seat);
  await one.page.goto(`${shared.staged.server.url}/m/${place.matchId}`);
  await one.page.locator('#prompt').waitFor();
  return one;
}

/** The four players of the match in which the Rebels assign; the Rebel General has a phone. */
async function fourPlayers(): Promise<Record<Seat, Person>> {
  const people = {} as Record<Seat, Person>;
  for (const seat of SEATS) people[seat] = await playerOf(ASSIGNMENT, seat, seat === 'rebel-general' ? PHONE : DESKTOP);
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

  // The General sends the leader back, with a reason that the Admiral reads, who is asked again.
  await sofia.page.locator('[data-veto="mon-mothma"]').click();
  await sofia.page.getByRole('dialog', { name: 'Send Mon Mothma back' }).waitFor();
  await settled(sofia.page);
  await picture(sofia.page, 'team-veto', 300);
  await sofia.page.getByRole('button', { name: 'Needed elsewhere' }).click();
  await ida.page.getByText('Sofia sends Mon Mothma back: needed elsewhere.').first().waitFor();
  await ida.page.locator('#prompt').getByText('Assign leaders to missions').waitFor();
  await picture(ida.page, 'team-veto-told', 300);

  for (const frames of foreign) {
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter((frame) => /assign:|"plan"|signal|needed elsewhere/.test(frame))).toEqual([]);
  }
  for (const one of Object.values(people)) expect(one.errors).toEqual([]);
});

test('RB-18.20 a mate who waits sees the options of the other on the map and in a panel, and marks a place for them', async () => {
  const { seat } = placeNamed(shared.staged, MOVEMENT);
  const other = seat.endsWith('-admiral') ? seat.replace('-admiral', '-general') : seat.replace('-general', '-admiral');
  const mover = await playerOf(MOVEMENT, seat);
  const mate = await playerOf(MOVEMENT, other);
  const foe = await playerOf(MOVEMENT, seat.startsWith('rebel') ? 'imperial-general' : 'rebel-general');
  const told = received(foe);
  await foe.page.reload();
  await foe.page.locator('#prompt').waitFor();
  await settled(mate.page);
  await picture(mate.page, 'team-options-map', 500);
  await mate.page.locator(`button[data-mate="${seat}"][aria-expanded]`).click();
  await mate.page.getByRole('dialog').getByRole('heading').first().waitFor();
  await picture(mate.page, 'team-options-panel', 500);
  await mate.page.keyboard.press('Escape');

  await mate.page.locator('[data-place="place:endor"] button').first().click();
  await mate.page.getByRole('button', { name: 'Here! Show my team' }).click();
  await mover.page.locator('[data-team-mark="endor"]').waitFor();
  await picture(mover.page, 'team-mark', 500);
  expect(await foe.page.locator('[data-team-mark]').count()).toBe(0);
  expect(told.filter((frame) => frame.includes('signal'))).toEqual([]);
  for (const one of [mover, mate, foe]) expect(one.errors).toEqual([]);
});
