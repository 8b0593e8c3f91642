import type { Page } from 'playwright-core';

/**
 * Resolves once a mark of this person is on the place, or at the edge of what is seen of the board next to it, in all of
 * these pages; asked for before, as it soon goes again.
 */
export async function marked(pages: readonly Page[], at: string, who: string): Promise<void> {
  const isThere = ([place, name]: [string, string]) => {
    const [mark, on] = [
      `[data-point="${place}"]`,
      `:is(main, [data-points]) :is([data-place="${place}"], [data-open="${place}"])`,
    ].map((part) => [...document.querySelectorAll<HTMLElement>(part)].find((one) => one.getClientRects().length > 0));
    if (!mark?.textContent?.includes(name) || !on) return false;
    const [a, b] = [mark.getBoundingClientRect(), on.getBoundingClientRect()];
    const far = Math.hypot(a.x - b.x - b.width / 2, a.y - b.y - b.height / 2);
    const cut = (on.closest('[data-window]') ?? on.closest('main, [data-points]'))?.getBoundingClientRect();
    const isInside = cut && a.x >= cut.left && a.x <= cut.right && a.y >= cut.top && a.y <= cut.bottom;
    return isInside === true && (mark.dataset.out === 'true' || far < 4);
  };
  await Promise.all(pages.map((page) => page.waitForFunction(isThere, [at, who] as [string, string])));
}
