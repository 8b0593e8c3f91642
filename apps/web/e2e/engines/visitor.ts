import type { Point, Tab } from './tab.ts';

/** Most milliseconds until something is on the page: the machine may be busy. */
const TIMEOUT_MS = 30_000;
const PAUSE_MS = 50;

/** What a person looks for: elements of this selector whose name or text matches. */
export interface Sought {
  readonly selector: string;
  readonly name?: RegExp;
}

interface Found extends Point {
  readonly text: string;
}

/** In the page: the first visible element like this, in view, with its centre; null if there is none, or it is covered. */
function lookFor(selector: string, source: string | null, flags: string): Found | null {
  const name = source === null ? null : new RegExp(source, flags);
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
    const label = labels?.[0]?.textContent;
    const text = (element.getAttribute('aria-label') ?? label ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
    // A question that has just appeared takes no press: a person reads it first.
    if ((name && !name.test(text)) || element.closest('[data-settling]')) continue;
    const centre = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const at = document.elementFromPoint(x, y);
      const isSeen = width > 1 && height > 1 && at && (element.contains(at) || at.contains(element));
      return isSeen ? { x, y, text } : null;
    };
    const found = centre();
    if (found) return found;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const scrolledTo = centre();
    if (scrolledTo) return scrolledTo;
  }
  return null;
}

/** In the page: chooses an option of a list, as its menu does, which drivers cannot reach. */
function chooseIn(label: string, option: string): boolean {
  const list = [...document.querySelectorAll('select')].find((one) => one.labels[0]?.textContent?.trim() === label);
  const at = [...(list?.options ?? [])].findIndex(({ text, value }) => text === option || value === option);
  if (!list || at < 0) return false;
  list.selectedIndex = at;
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A person at a window: finds things by their names, presses and types. */
export class Visitor {
  readonly tab: Tab;

  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Runs a function in the page with these values. */
  async inPage<T, const A extends readonly unknown[]>(run: (...values: A) => T | Promise<T>, ...values: A): Promise<T> {
    // esbuild wraps named functions in a helper, which the page does not have.
    const call = `(${run})(...${JSON.stringify(values)})`;
    return (await this.tab.evaluate(`(() => { const __name = (named) => named; return ${call}; })()`)) as T;
  }

  /** Waits until it is true. */
  async until(isTrue: () => Promise<boolean>, what: string): Promise<void> {
    for (const end = Date.now() + TIMEOUT_MS; Date.now() < end; await wait(PAUSE_MS)) {
      // While a page is being replaced there is nothing to look at.
      if (await isTrue().catch(() => false)) return;
    }
    const text = await this.inPage(() => document.querySelector('#root')?.textContent ?? '').catch(String);
    throw new Error(`no ${what}; the page has: ${text.slice(0, 400) || 'nothing'}`);
  }

  /** Waits until it is on the page and rests; returns its centre. */
  async see({ selector, name }: Sought): Promise<Point> {
    let last: Found | null = null;
    await this.until(
      async () => {
        const now = await this.inPage(lookFor, selector, name?.source ?? null, name?.flags ?? '');
        const rests = now !== null && last !== null && now.x === last.x && now.y === last.y;
        last = now;
        return rests;
      },
      `${selector} ${name ?? ''}`,
    );
    return last ?? { x: 0, y: 0 };
  }

  /** Whether it is on the page now. */
  async sees({ selector, name }: Sought): Promise<boolean> {
    return (await this.inPage(lookFor, selector, name?.source ?? null, name?.flags ?? '')) !== null;
  }

  async press(sought: Sought): Promise<void> {
    await this.tab.press([await this.see(sought)]);
  }

  /** Drags one thing onto another. */
  async drag(from: Sought, onto: Sought): Promise<void> {
    const [a, b] = [await this.see(from), await this.see(onto)];
    const steps = Array.from({ length: 8 }, (_one, n) => (n + 1) / 8);
    await this.tab.press([a, ...steps.map((s) => ({ x: a.x + (b.x - a.x) * s, y: a.y + (b.y - a.y) * s })), b]);
  }

  /** Types into a field, in place of what it has. */
  async write(label: RegExp, text: string): Promise<void> {
    await this.press({ selector: 'input', name: label });
    await this.inPage(() => (document.activeElement as HTMLInputElement).select());
    await this.tab.type(text);
  }

  async choose(label: string, option: string): Promise<void> {
    await this.until(() => this.inPage(chooseIn, label, option), `${option} in ${label}`);
  }
}
