import { expect, test } from 'vitest';
import { visiting } from './visiting.ts';

const { visit } = visiting();

/** Chapters of a rulebook at least: a print of the opened one has one or two pages. */
const LEAST_PAGES = 6;

test('printed rules are whole, and black on white', async () => {
  const { page, errors } = await visit('Ida', '/rules/rebellion');
  const chapters = page.locator('article');
  await chapters.first().waitFor();
  const pages = (await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g) ?? [];
  expect(pages.length).toBeGreaterThan(LEAST_PAGES);
  // On the screen it is one chapter again.
  await expect.poll(() => chapters.count()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  const colours = await page.evaluate(() => {
    const texts = document.querySelectorAll('article h2, article h3, article p, article li');
    return [...new Set([...texts].map((text) => getComputedStyle(text).color))];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)']);
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(255, 255, 255)');
  expect(errors).toEqual([]);
});
