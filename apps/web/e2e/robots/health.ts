import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Axe = typeof axe;

/** Readings of a page that does not stay as it is, before it counts as a problem. */
const MOST_READINGS = 20;

/** Results of axe; null if the page changed during the reading or a transition began. */
function readOnce(): Promise<axe.AxeResults['violations'] | null> {
  let hasChanged = false;
  const note = () => {
    hasChanged = true;
  };
  const events = ['transitionrun', 'animationstart'] as const;
  const observer = new MutationObserver(note);
  const isEnding = ({ effect, playState }: Animation) =>
    playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const motionEnds = Promise.all(
    document
      .getAnimations()
      .filter(isEnding)
      .map(({ finished }) => finished.catch(() => {})),
  );
  return motionEnds
    .then(() => {
      // Texts that count seconds change without an effect on colours.
      observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
      for (const event of events) document.addEventListener(event, note, true);
      return (window as unknown as { axe: Axe }).axe.run(document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'] },
      });
    })
    .then(({ violations }) => (hasChanged ? null : violations))
    .finally(() => {
      observer.disconnect();
      for (const event of events) document.removeEventListener(event, note, true);
    });
}

/**
 * Serious and critical findings of axe on the current page, one line each. Read again if the page changed meanwhile:
 * axe would compare the text colour of one moment with the background of another.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (let reading = 0; reading < MOST_READINGS; reading++) {
    const violations = await page.evaluate(readOnce);
    if (violations) return violations.filter(isSerious).map(lineOf);
  }
  return [`axe: the page changed during each of ${MOST_READINGS} readings`];
}

const isSerious = ({ impact }: axe.Result) => impact === 'serious' || impact === 'critical';

function lineOf({ id, impact, nodes }: axe.Result): string {
  const [first] = nodes;
  const why = first?.failureSummary?.split('\n').slice(1).join(' ').trim() ?? '';
  return `axe ${impact} ${id} (${nodes.length}): ${first?.html.slice(0, 160)} ${why.slice(0, 200)}`;
}
