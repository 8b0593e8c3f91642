import type { ElementHandle, Page } from 'playwright-core';

/**
 * Survey: what a player can press now, found by the markup of the page, never by the rules: options of the bar, acts of
 * bar and hand (`data-part`), lit pieces and places (`data-target`), and buttons of anything open over the match.
 */
type Where = 'act' | 'option' | 'board' | 'over';

export interface Lit {
  readonly where: Where;
  /** Accessible name. */
  readonly name: string;
  /** The advised act. */
  readonly advised: boolean;
  /** Chosen already: pressing it deselects it. */
  readonly chosen: boolean;
  /** Its keyboard shortcut. */
  readonly key: string | null;
  /** Opens a list. */
  readonly opens: boolean;
  /** The pointer can press it; otherwise something covers it, or it is outside of a map's viewport. */
  readonly reachable: boolean;
  /** Where the pointer presses it; null if it must be scrolled into view first. */
  readonly point: { readonly x: number; readonly y: number } | null;
}

export interface Survey {
  /** `asked`: a decision of this player. `grave`: an act to be confirmed. `over`: the match has ended. */
  readonly state: 'waiting' | 'asked' | 'grave' | 'over';
  readonly question: string;
  readonly busy: boolean;
  readonly lit: readonly Lit[];
  /** Elements wider than the window. */
  readonly overflow: readonly string[];
}

/** Text colour on amber, which marks advised acts, hovered or not. */
const LAMP_INK = 'rgb(29, 22, 6)';

/** In the page: surveys everything drawn that can be pressed and stores the elements in `window.robotLit`. */
function look(lampInk: string): Survey {
  const bar = document.querySelector<HTMLElement>('#prompt');
  const over = [
    ...document.querySelectorAll<HTMLElement>('[role="dialog"], [data-radix-popper-content-wrapper]'),
  ].filter((one) => one.querySelector('button') && !one.closest('[data-state="closed"]'));
  const isOpen = (button: HTMLElement) =>
    button.ariaDisabled !== 'true' && button.ariaBusy !== 'true' && !button.closest('[inert], [aria-hidden="true"]');
  /** Outside of a scrolling box, so that a press or the focus scrolls it into view. */
  const isScrolledAway = (button: HTMLElement) => {
    // Behind a dialog, which takes every press.
    if (getComputedStyle(button).pointerEvents === 'none') return false;
    const own = button.getBoundingClientRect();
    const x = own.left + own.width / 2;
    const y = own.top + own.height / 2;
    for (let box = button.parentElement; box && box !== document.body; box = box.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(box).overflow)) continue;
      const { left, right, top, bottom } = box.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  const pointOf = (button: HTMLElement) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = width * height > 0 ? document.elementFromPoint(x, y) : null;
    return hit !== null && (button === hit || button.contains(hit)) ? { x, y } : null;
  };
  const found: { element: HTMLElement; lit: Lit }[] = [];
  const add = (where: Where, element: HTMLElement) => {
    if (!isOpen(element) || !element.checkVisibility()) return;
    const point = pointOf(element);
    found.push({
      element,
      lit: {
        where,
        name: element.ariaLabel ?? element.innerText.replaceAll(/\s+/g, ' '),
        advised: where === 'act' && getComputedStyle(element).color === lampInk,
        chosen: element.ariaPressed === 'true',
        key: element.getAttribute('aria-keyshortcuts'),
        opens: element.ariaHasPopup !== null,
        reachable: point !== null || isScrolledAway(element),
        point,
      },
    });
  };
  const all = (root: ParentNode | null, selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const top = over.at(-1);
  // The card of a place only leads to other cards: it is there to be read.
  if (top) for (const button of all(top, 'button:not([data-why], [data-about] button)')) add('over', button);
  for (const button of all(bar, '[data-part="options"] button:not([data-why])')) add('option', button);
  // While a grave act is confirmed, the answers are in a box of their own.
  const confirm = document.querySelector('[role="alertdialog"]');
  for (const button of all(confirm ?? document, '[data-part="acts"] button')) add('act', button);
  for (const button of all(document, '[data-target="legal"]')) add('board', button);
  Object.assign(window, { robotLit: found.map(({ element }) => element) });
  const asks = bar?.dataset.asks;
  const overflow: string[] = [];
  const isClipped = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (getComputedStyle(box).overflowX !== 'visible') return true;
    return false;
  };
  if (document.documentElement.scrollWidth > innerWidth) {
    const out = all(document, 'body *').find(
      (one) => one.getBoundingClientRect().right > innerWidth + 1 && !isClipped(one),
    );
    const tag = out?.cloneNode() as Element | undefined;
    overflow.push(
      `page ${document.documentElement.scrollWidth} wide: ${tag?.outerHTML.slice(0, 160)} at "${bar?.innerText.slice(0, 60)}"`,
    );
  }
  for (const button of all(document, '[data-part="acts"] button')) {
    const { right, left } = button.getBoundingClientRect();
    if (right > innerWidth + 1 || left < -1) overflow.push(`act out of the window: ${button.innerText}`);
  }
  return {
    state: asks === 'grave' ? 'grave' : asks === 'question' ? 'asked' : asks === 'over' ? 'over' : 'waiting',
    question: bar?.innerText.replaceAll(/\s+/g, ' ') ?? '',
    busy: document.querySelector('#prompt[aria-busy="true"]') !== null,
    lit: found.map(({ lit }) => lit),
    overflow,
  };
}

export const survey = (page: Page): Promise<Survey> => page.evaluate(look, LAMP_INK);

/** The element of the last survey at this index. */
export async function elementAt(page: Page, index: number): Promise<ElementHandle<HTMLElement> | null> {
  const handle = await page.evaluateHandle(
    (at) => (window as unknown as { robotLit: HTMLElement[] }).robotLit[at] ?? null,
    index,
  );
  return handle.asElement() as ElementHandle<HTMLElement> | null;
}

/**
 * Waits until the decision differs from the one seen or the page, once changed, has not changed for a moment, at most
 * `timeoutMs`; then until no request is pending and what asks takes presses.
 */
export async function settled(page: Page, before: Survey, timeoutMs = 250): Promise<void> {
  await page.evaluate(
    ([question, ms]) =>
      new Promise<void>((resolve) => {
        const CALM_MS = 50;
        const started = performance.now();
        let lastChange: number | null = null;
        const observer = new MutationObserver(() => {
          lastChange = performance.now();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
        const check = () => {
          const now = performance.now();
          const bar = document.querySelector<HTMLElement>('#prompt');
          const isOther = (bar?.innerText.replaceAll(/\s+/g, ' ') ?? '') !== question;
          const isCalm = lastChange !== null && now - lastChange > CALM_MS;
          const isOpen = bar?.ariaBusy !== 'true' && document.querySelector('[data-settling]') === null;
          const isDone = isOpen && (isOther || isCalm || now - started > Number(ms));
          if (!isDone && now - started < 30_000) return setTimeout(check, 16);
          observer.disconnect();
          resolve();
        };
        setTimeout(check, 16);
      }),
    [before.question, timeoutMs] as const,
  );
}
