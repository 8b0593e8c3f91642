import { networkInterfaces } from 'node:os';
import { expect, test } from 'vitest';
import { DESKTOP, PHONE, person, picture } from './browser.ts';
import { enterName, inviteLink, setTable } from './play.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const PUBLIC = 'https://play.example';

const shared = serverAndBrowser({ PUBLIC_URL: PUBLIC, HOST: '0.0.0.0', TRUST_PROXY: 'true' });

/** Whether this computer has a network, without which there is no link for it. */
const hasNetwork = Object.values(networkInterfaces())
  .flat()
  .some((one) => one && !one.internal && one.family === 'IPv4');

test('a host switches the link to the network, sees a phone open it and come in, and seats the computer or offers a seat', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', short: true });
  const link = await inviteLink(ida.page);
  expect(link).toMatch(/^https:\/\/play\.example\/m\//);
  if (hasNetwork) {
    await ida.page.getByText('Same network').click();
    expect(await inviteLink(ida.page)).toMatch(/^http:\/\/\d+(\.\d+){3}:\d+\/m\//);
    await ida.page.getByText('Does not work over mobile data').waitFor();
    await picture(ida.page, 'invite-network');
    await ida.page.getByText('Internet', { exact: true }).click();
    expect(await inviteLink(ida.page)).toBe(link);
  }
  const opened = ida.page.getByText(/^Opened from another device/);
  expect(await opened.count()).toBe(0);
  const noah = await person(shared.browser, { ...PHONE, extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.77' } });
  await noah.page.goto(link.replace(PUBLIC, shared.server.url));
  await opened.waitFor();
  await picture(ida.page, 'invite-opened');
  await enterName(noah.page, 'Noah');
  await ida.page.getByText('Noah came in.').waitFor({ state: 'attached' });
  const host = noah.page.getByText('hosted by Ida').locator('..');
  await host.getByText('here').waitFor();
  expect(await noah.page.getByText('Opened from another device').count(), 'only the host is told').toBe(0);
  await picture(noah.page, 'waiting-room-phone');

  // The computer's level is one choice in the seat, also by keys.
  await ida.page.getByRole('button', { name: 'Add computer: Player 2' }).focus();
  await ida.page.keyboard.press('Enter');
  await ida.page.getByRole('menuitemradio', { name: 'Computer: beginner' }).waitFor();
  await picture(ida.page, 'computer-levels');
  await ida.page.keyboard.press('Escape');

  // A seat that is offered is kept for a minute, unless the guest declines it.
  const offer = ida.page.getByRole('button', { name: 'Offer Noah the seat Player 2' });
  await offer.click();
  await ida.page.getByText('Kept for Noah', { exact: true }).waitFor();
  await noah.page.getByText('Ida offers you a seat: Player 2').waitFor();
  await ida.page.getByText(/^open to all in 0:5\d$/).waitFor();
  await picture(ida.page, 'seat-offered');
  await picture(noah.page, 'seat-offered-phone', 300);
  // Another guest reads that no seat is open before the name is typed, and the one answer is to watch.
  const late = await person(shared.browser, PHONE);
  await late.page.goto(link.replace(PUBLIC, shared.server.url));
  const line = late.page.getByText('Kitchen table · no seat is open. You can watch.');
  await line.waitFor();
  expect(await late.page.locator('form button').allInnerTexts()).toEqual(['Watch']);
  const [told, field] = await Promise.all([line.boundingBox(), late.page.locator('input[name="name"]').boundingBox()]);
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(field?.y ?? 0);
  await late.page.context().close();
  await noah.page.getByRole('button', { name: 'No thanks' }).click();
  await offer.waitFor();
  // The keys of the room: C copies the link, a digit takes a seat.
  await ida.page.keyboard.press('c');
  await ida.page.getByText('Link copied.').waitFor();
  await noah.page.keyboard.press('2');
  await noah.page.locator('#prompt').waitFor();
  await ida.page.locator('#prompt').waitFor();
});

test('a guest reads how many seats are open before the name, and Enter joins; without an open seat the guest watches', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', short: true });
  const link = (await inviteLink(ida.page)).replace(PUBLIC, shared.server.url);
  const [noah, late] = [await person(shared.browser, PHONE), await person(shared.browser, PHONE)];
  await noah.page.goto(link);
  await noah.page.getByRole('heading', { name: 'Ida invites you.' }).waitFor();
  await noah.page.getByText('Kitchen table · one seat is open').waitFor();
  await noah.page.getByText('open', { exact: true }).waitFor();
  await expect.poll(() => noah.page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  await noah.page.keyboard.type('Noah');
  await picture(noah.page, 'guest-phone');
  await noah.page.keyboard.press('Enter');
  await noah.page.locator('#prompt').waitFor();
  await late.page.goto(link);
  await late.page.getByText('You are watching').first().waitFor();
  expect([...ida.errors, ...noah.errors, ...late.errors]).toEqual([]);
});

test('players see when the host has left the room', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Kitchen table', short: true });
  const noah = await person(shared.browser, PHONE);
  await noah.page.goto((await inviteLink(ida.page)).replace(PUBLIC, shared.server.url));
  await enterName(noah.page, 'Noah');
  const host = noah.page.getByText('hosted by Ida').locator('..');
  await host.getByText('here').waitFor();
  await ida.page.context().close();
  await host.getByText('away').waitFor();
});
