import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Serious and critical findings of axe on the current page, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
    }),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, impact, nodes }) => {
      const [first] = nodes;
      const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
      return `axe ${impact} ${id} (${nodes.length}): ${first?.html.slice(0, 160)} ${why.slice(0, 200)}`;
    });
}
