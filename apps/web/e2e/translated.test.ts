import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DESKTOP, type Person, person, picture } from './browser.ts';
import { openTitle, playActs, stageTitles, TITLES } from './four-titles.ts';
import { enterName } from './play.ts';
import { stagedAndBrowser } from './server-and-browser.ts';

const shared = stagedAndBrowser(() => stageTitles());

/**
 * What Chrome's translator does to a page: it takes each text node out and puts its translation, in two `font` elements,
 * in its place. `all`: also where the page forbids it, as some extensions do.
 */
function translate(all: boolean): void {
  const isOurs = (node: Node | null) => node?.nodeName === 'FONT';
  const mayTranslate = (node: Node) =>
    all || (node.parentElement?.closest<HTMLElement>(':not(svg, svg *)')?.translate ?? true);
  const wrap = (node: Text) => {
    if (!/\p{L}/u.test(node.data) || isOurs(node.parentNode) || !mayTranslate(node)) return;
    if (node.parentElement?.closest('title, script, style, textarea, option, svg')) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.append(`⟦${node.data}⟧`);
    outer.append(inner);
    node.replaceWith(outer);
  };
  const walk = (root: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    texts.forEach(wrap);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Text) wrap(node);
        else walk(node);
  }).observe(document, { subtree: true, childList: true });
  walk(document);
}

const translated =
  (all = false) =>
  async ({ context }: Person): Promise<void> => {
    await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
    await context.addInitScript(`(${translate})(${all})`);
  };

/** Texts that the translator has replaced. */
const replaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...document.querySelectorAll('font > font')].map((one) => one.textContent ?? ''));

test.each(TITLES)(
  'under a machine translator the title %s is played on, and what is asked is what is read',
  async (mode) => {
    const robot = await openTitle(shared.staged, shared.browser, mode, { prepare: translated() });
    const questions = new Set<string>();
    await playActs(robot, 6, async () => {
      expect(await replaced(robot.page)).toEqual([]);
      questions.add(await robot.page.locator('#prompt').innerText());
    });
    expect(robot.allProblems()).toEqual([]);
    expect(questions.size).toBeGreaterThan(2);
    await robot.person.context.close();
  },
  240_000,
);

test('under a machine translator a person comes in, sets a game up and reads the rules, which are translated', async () => {
  const ida = await person(shared.browser, DESKTOP);
  await translated()(ida);
  const { page } = ida;
  await page.goto(shared.staged.server.url);
  await enterName(page, 'Ida');
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  await page.goto(`${shared.staged.server.url}/new/galaxy-dice`);
  await page.getByLabel('Player 2').selectOption({ label: 'Computer: beginner' });
  await page.getByRole('button', { name: /^Create/ }).click();
  await page.waitForURL(/\/m\//);
  await page.locator('#prompt').waitFor();
  expect(await replaced(page)).toEqual([]);

  await page.goto(`${shared.staged.server.url}/rules/rebellion`);
  const text = page.locator('main h1, main h2').first();
  await text.waitFor();
  await expect.poll(() => text.innerText()).toMatch(/^⟦.*⟧$/);
  const first = await text.innerText();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').nth(3).click();
  await expect.poll(() => text.innerText()).not.toBe(first);
  await page.getByRole('searchbox').fill('leader');
  await page.getByRole('searchbox').fill('leaders');
  await page.getByRole('searchbox').fill('');
  await picture(page, 'rules-translated');
  await page.goto(`${shared.staged.server.url}/settings`);
  await page.getByLabel('Language').selectOption({ label: 'Italiano' });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('it');
  await expect.poll(() => page.locator('main').innerText()).toContain('Lettura');
  await page.getByLabel('Lingua').selectOption({ label: 'English' });
  await page.getByRole('link', { name: 'About', exact: true }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await replaced(page)).length).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await page.getByRole('heading', { name: 'New game' }).waitFor();
  expect(await replaced(page)).toEqual([]);
  expect(ida.errors).toEqual([]);
  await ida.context.close();
});

test.each(TITLES)(
  'an extension that moves every node of the title %s never empties the page',
  async (mode) => {
    const robot = await openTitle(shared.staged, shared.browser, mode, { prepare: translated(true) });
    const { page } = robot;
    const failed = page.getByRole('alert').filter({ hasText: 'stopped working' });
    const reloads: string[] = [];
    page.on('framenavigated', (frame) => reloads.push(frame.url()));
    for (let press = 0; press < 12 && !(await failed.first().isVisible()); press++) {
      const lit = page.locator('[data-part="options"] button, [data-part="acts"] button, [data-target="legal"]');
      await lit
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {});
      await page.waitForTimeout(100);
      // Empty only while it is loaded again.
      await expect.poll(() => page.locator('#root').innerText()).not.toMatch(/^\s*$/);
    }
    // Once automatically: it would fail again and again.
    expect(reloads.length).toBeLessThanOrEqual(1);
    if (await failed.first().isVisible()) await picture(page, `moved-${mode}`);
    await robot.person.context.close();
  },
  120_000,
);
