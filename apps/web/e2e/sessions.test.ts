import { expect, test } from 'vitest';
import { DESKTOP, type Person, PHONE, person, picture } from './browser.ts';
import { enterName, inviteLink, setTable } from './play.ts';
import { startServer } from './server.ts';
import { serverAndBrowser } from './server-and-browser.ts';

const shared = serverAndBrowser();

/** A browser that loses every cookie, as strict settings and some proxies make it. */
async function withoutCookies({ page }: Person): Promise<void> {
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    const { 'set-cookie': _cookie, ...headers } = answer.headers();
    await page.context().clearCookies();
    await route.fulfill({ response: answer, headers });
  });
}

test('a browser that does not keep the cookie is told so, on the page that asks for a name', async () => {
  const ida = await person(shared.browser, PHONE);
  await withoutCookies(ida);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await ida.page.getByText('This browser does not keep the cookie that tells the server who you are.').waitFor();
  await picture(ida.page, 'cookie-not-kept');
  // The name is there, to be tried again.
  expect(await ida.page.getByRole('textbox').first().inputValue()).toBe('Ida');
  await ida.context.close();
});

test('a browser whose cookies are blocked meanwhile is told so', async () => {
  const ida = await person(shared.browser, { ...DESKTOP, locale: 'it-IT' });
  await withoutCookies(ida);
  await ida.page.goto(shared.server.url);
  const tools = await ida.context.newCDPSession(ida.page);
  await tools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await enterName(ida.page, 'Ida');
  await ida.page.getByText('Questo browser blocca i cookie.').waitFor();
  await ida.context.close();
});

test('over http beside an https address of the server a sign-in that does not hold names that address', async () => {
  const secured = await startServer({ PUBLIC_URL: 'https://play.example.org' });
  const ida = await person(shared.browser, DESKTOP);
  await withoutCookies(ida);
  await ida.page.goto(secured.url);
  await enterName(ida.page, 'Ida');
  await ida.page.getByText('Sign-in works only at https://play.example.org. Open that address.').waitFor();
  await ida.context.close();
  await secured.remove();
});

test('an empty name leaves the focus in the field, and an invite is pasted where the focus is', async () => {
  const ida = await person(shared.browser, DESKTOP);
  const { page } = ida;
  await page.goto(shared.server.url);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('Enter a name first.').waitFor();
  await page.keyboard.type('Ida');
  await page.keyboard.press('Enter');
  await setTable(page, { name: 'Thursday evening' });
  const link = await inviteLink(page);
  await page.goto(shared.server.url);
  const opener = page.getByRole('button', { name: 'I have an invite' });
  await opener.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.keyboard.press('Escape');
  await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
  await opener.click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, link);
  await page.waitForURL(/\/m\//);
  await ida.context.close();
});

test('a match whose player signs out in another tab says so, and does not go on as a watcher’s', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.goto(shared.server.url);
  await enterName(ida.page, 'Ida');
  await setTable(ida.page, { name: 'Two tabs', others: 'Computer: beginner', short: true });
  await ida.page.locator('#prompt').waitFor();
  const other = await ida.context.newPage();
  await other.goto(shared.server.url);
  await other.getByRole('button', { name: 'Ida, your menu' }).click();
  await other.getByRole('menuitem', { name: 'Sign out' }).click();
  await other.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await other.getByRole('textbox').first().waitFor();
  expect(await other.getByText('You have been signed out here').count()).toBe(0);
  await ida.page.getByText('You have been signed out here, in another tab or from another device.').waitFor();
  await picture(ida.page, 'signed-out-elsewhere');
  await ida.context.close();
});
