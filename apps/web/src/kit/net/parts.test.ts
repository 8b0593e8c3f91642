import { beforeEach, expect, test, vi } from 'vitest';

/** States of the server for one look after another; the last one stays. */
function serverStates(...states: readonly ('away' | 'failing' | 'limiting' | 'there' | 'replaced')[]) {
  const left = [...states];
  const STATUS = { failing: 503, limiting: 429, there: 200, replaced: 404 };
  vi.stubGlobal('fetch', async () => {
    const state = (left.length > 1 ? left.shift() : left[0]) ?? 'there';
    if (state === 'away') throw new TypeError('fetch failed');
    return new Response(null, { status: STATUS[state] });
  });
}

/** A file that fails so many times before it loads. */
function file(failures: number) {
  let left = failures;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'part';
  });
}

/** A storage of its own for each test. */
function storage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  };
}

const reload = vi.fn();

/** The module as a page that has just been loaded has it, and what it has reported. */
async function page() {
  vi.resetModules();
  const parts = await import('./parts.ts');
  const reports: unknown[] = [];
  parts.onMissingPart((missing) => reports.push(missing));
  return { ...parts, reports };
}

/** Lets all that is due within a minute happen. */
const later = () => vi.advanceTimersByTimeAsync(60_000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('location', { reload });
  reload.mockClear();
});

test('a part that fails while the server is away loads once it is back, however often that takes', async () => {
  const { needed, reports } = await page();
  serverStates('away', 'failing', 'there', 'away', 'there');
  const load = file(2);
  const part = needed(load);
  await later();
  expect(await part).toBe('part');
  expect(load).toHaveBeenCalledTimes(3);
  expect(reports).toEqual([null, 'away', null, 'away', null]);
  expect(reload).not.toHaveBeenCalled();
});

test('a server that refuses requests for a while is no reason for a reload, which it would refuse too', async () => {
  const { needed, reports } = await page();
  serverStates('limiting', 'limiting', 'there');
  const part = needed(file(1));
  await later();
  expect(reload).not.toHaveBeenCalled();
  expect(await part).toBe('part');
  expect(reports).toEqual([null, 'away', null]);
});

test('parts that are missing at once wait for one answer of the server', async () => {
  const { needed } = await page();
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  await Promise.all([needed(file(1)), needed(file(1)), needed(file(1))]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('with another build on the server the page reloads once, then the reader is asked to', async () => {
  serverStates('replaced');
  const before = await page();
  void before.needed(file(1));
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(before.reports).toEqual([null]);
  const after = await page();
  void after.needed(file(1));
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  expect(after.reports).toEqual([null, 'reload']);
  // A notice that was closed comes again with the next part.
  void after.needed(file(1));
  await later();
  expect(after.reports).toEqual([null, 'reload', 'reload']);
});

test('a file that fails twice with its build in place is worth one reload', async () => {
  serverStates('there');
  const { needed } = await page();
  const load = file(9);
  void needed(load);
  await later();
  expect(load).toHaveBeenCalledTimes(2);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a reload waits for what would be lost, and says so', async () => {
  serverStates('replaced');
  const { needed, holdReload, withoutReload, reports } = await page();
  const release = holdReload();
  void withoutReload(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  void needed(file(1));
  await later();
  expect(reload).not.toHaveBeenCalled();
  expect(reports).toEqual([null, 'reload']);
  release();
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without storage a page cannot know that it has reloaded, and does not', async () => {
  vi.stubGlobal('sessionStorage', undefined);
  serverStates('replaced');
  const { needed, reports } = await page();
  void needed(file(1));
  await later();
  expect(reload).not.toHaveBeenCalled();
  expect(reports).toEqual([null, 'reload']);
});

test('after an error the page is loaded again once, and later for another one', async () => {
  const { reloadAfterError } = await page();
  await reloadAfterError();
  expect(reload).toHaveBeenCalledTimes(1);
  // The same error comes back.
  const again = await page();
  await again.reloadAfterError();
  await vi.advanceTimersByTimeAsync(60_000);
  await again.reloadAfterError();
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await again.reloadAfterError();
  expect(reload).toHaveBeenCalledTimes(2);
});

test('after an error the page is not loaded again while that would lose input, nor without storage to note it', async () => {
  const { reloadAfterError, holdReload } = await page();
  const release = holdReload();
  void reloadAfterError();
  await later();
  expect(reload).not.toHaveBeenCalled();
  release();
  await later();
  expect(reload).toHaveBeenCalledTimes(1);
  vi.stubGlobal('sessionStorage', undefined);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  await reloadAfterError();
  expect(reload).toHaveBeenCalledTimes(1);
});
