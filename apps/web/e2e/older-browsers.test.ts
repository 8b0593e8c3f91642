import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, person, picture } from './browser.ts';
import { openTitle, playActs, stageTitles, TITLES } from './four-titles.ts';
import { enterName } from './play.ts';
import { stagedAndBrowser } from './server-and-browser.ts';

const shared = stagedAndBrowser(() => stageTitles());

/** A script that runs in a page before all of its own. */
const before =
  (content: string) =>
  async ({ context }: Person): Promise<void> => {
    await context.addInitScript({ content });
  };

/** What a browser of some years lacks, and what its settings or its owner take away: the client plays without it. */
const OLD_TABLET = `
  for (const name of ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'])
    delete Array.prototype[name];
  delete Object.hasOwn;
  delete Object.groupBy;
  delete AbortSignal.timeout;
  delete AbortSignal.any;
  delete Promise.withResolvers;
  delete Intl.Segmenter;
  for (const name of ['structuredClone', 'requestIdleCallback', 'Notification', 'AudioContext', 'reportError'])
    delete window[name];
  for (const name of ['clipboard', 'share', 'wakeLock', 'connection', 'userActivation', 'languages'])
    Object.defineProperty(Navigator.prototype, name, { configurable: true, value: undefined });
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });
`;

test.each(TITLES)(
  'the title %s is played on a tablet of some years whose storage is blocked',
  async (mode) => {
    const robot = await openTitle(shared.staged, shared.browser, mode, { prepare: before(OLD_TABLET) });
    await playActs(robot, 6);
    expect(robot.allProblems()).toEqual([]);
    expect(await robot.page.locator('#prompt').isVisible()).toBe(true);
    await robot.person.context.close();
  },
  240_000,
);

test('a name can be entered on a tablet of some years whose storage is blocked', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await before(OLD_TABLET)(ida);
  await ida.page.goto(shared.staged.server.url);
  await enterName(ida.page, 'Ida');
  await ida.page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(ida.errors).toEqual([]);
  await ida.context.close();
});

/** The sentence in the place of the client, in the language of the shared.browser. */
async function sentence(page: Page): Promise<string> {
  const shown = page.getByRole('alert');
  await shown.waitFor();
  return shown.innerText();
}

const TOO_OLD = 'Questo browser è troppo vecchio per Echo Base.';

test.each([
  ['modules', 'delete HTMLScriptElement.prototype.noModule'],
  ['items counted from the end', 'delete Array.prototype.at'],
  ['lists in words', 'delete Intl.ListFormat'],
  ['cancelled requests', 'delete window.AbortController'],
  ['sockets', 'delete window.WebSocket'],
  ['observed sizes', 'delete window.ResizeObserver'],
  ['container queries', 'CSS.supports = () => false'],
  [
    'lookbehind',
    `window.RegExp = class extends RegExp {
       constructor(source, flags) {
         if (String(source).includes('(?<=')) throw new SyntaxError('invalid group');
         super(source, flags);
       }
     }`,
  ],
])('a browser without %s is told that it is too old', async (_name, script) => {
  const ida = await person(shared.browser, { ...DESKTOP, locale: 'it-IT' });
  await before(script)(ida);
  await ida.page.goto(shared.staged.server.url);
  expect(await sentence(ida.page)).toContain(TOO_OLD);
  // Nothing replaces it.
  await ida.page.waitForLoadState('networkidle');
  expect(await sentence(ida.page)).toContain('Firefox 128');
  await ida.context.close();
});

test('a browser that cannot read the syntax of the client is told that it is too old', async () => {
  const ida = await person(shared.browser, { ...DESKTOP, locale: 'it-IT' });
  await ida.page.route(/\/assets\/entry-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class Later { static { a ?=? b } }' }),
  );
  await ida.page.goto(shared.staged.server.url);
  expect(await sentence(ida.page)).toContain(TOO_OLD);
  await picture(ida.page, 'too-old');
  await ida.context.close();
});

test('a client that fails at its start says so, and can be loaded again', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.route(/\/assets\/first-/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("an extension")' }),
  );
  await ida.page.goto(shared.staged.server.url);
  expect(await sentence(ida.page)).toContain('This page could not be started. Nothing is lost');
  await picture(ida.page, 'cannot-start');
  await ida.page.unroute(/\/assets\/first-/);
  await ida.page.getByRole('button', { name: 'Reload' }).click();
  await ida.page.getByRole('textbox').first().waitFor();
  await ida.context.close();
});

test('while the server is away at the first visit the page says so, and starts when it is back', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await ida.page.route(/\/assets\/(first|entry)-/, (route) =>
    /first-/.test(route.request().url()) || route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await ida.page.goto(shared.staged.server.url);
  await expect.poll(() => sentence(ida.page)).toContain('The server does not answer. Trying again');
  await ida.page.unroute(/\/assets\/(first|entry)-/);
  await ida.page.getByRole('textbox').first().waitFor();
  await ida.context.close();
});

test('a browser that blocks cookies is told so in place of the name page', async () => {
  const ida = await person(shared.browser, { ...DESKTOP, locale: 'fr-FR' });
  await before(OLD_TABLET)(ida);
  const tools = await ida.context.newCDPSession(ida.page);
  await tools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await ida.page.goto(shared.staged.server.url);
  expect(await sentence(ida.page)).toContain('Ce navigateur bloque les cookies.');
  await picture(ida.page, 'cookies-blocked');
  // Without a session there is still something to read.
  await ida.page.goto(`${shared.staged.server.url}/about`);
  await ida.page.getByRole('heading', { level: 1 }).waitFor();
  await ida.context.close();
});
