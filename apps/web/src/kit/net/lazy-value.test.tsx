// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { lazyValue, lazyValues, useLazyValue } from './lazy-value.ts';
import { onMissingPart } from './parts.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** A server that is away for some looks after it, and the file it is asked for, which fails as often. */
function server(failures: number) {
  const away = vi.fn(async () => new Response());
  const request = vi.fn(async () => ({ name: 'Hoth' }));
  for (let n = 0; n < failures; n++) {
    away.mockRejectedValueOnce(new TypeError('offline'));
    request.mockRejectedValueOnce(new TypeError('offline'));
  }
  vi.stubGlobal('fetch', away);
  return request;
}

const reported = () => {
  const reports: unknown[] = [];
  onMissingPart((missing) => reports.push(missing));
  return reports;
};

test('a value is requested once, however many need it, and then kept', async () => {
  const request = server(0);
  const value = lazyValue(request);
  expect(value.now()).toBeNull();
  const [one, other] = await Promise.all([value.load(), value.load()]);
  expect([one, await value.load(), value.now()]).toEqual([other, other, other]);
  await value.preload();
  expect(request).toHaveBeenCalledOnce();
});

test('a failure ahead of need is not reported, and the value is requested again once it is needed', async () => {
  const reports = reported();
  const request = server(1);
  const value = lazyValue(request);
  await value.preload();
  expect([value.now(), reports]).toEqual([null, [null]]);
  await value.load();
  expect([value.now(), reports]).toEqual([{ name: 'Hoth' }, [null]]);
});

test('a value that is needed is reported missing, and requested again until it is there', async () => {
  const reports = reported();
  const value = lazyValue(server(1));
  const Name = () => useLazyValue(value)?.name ?? '...';
  await drawPage(<Name />);
  expect([document.body.textContent, reports]).toEqual(['...', [null, 'away']]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([document.body.textContent, reports]).toEqual(['Hoth', [null, 'away', null]]);
});

test('a value is not requested before it is needed, and shown wherever it was loaded', async () => {
  const request = server(0);
  const value = lazyValue(request);
  const Name = ({ isNeeded }: { isNeeded: boolean }) => useLazyValue(value, isNeeded)?.name ?? '...';
  await drawPage(<Name isNeeded={false} />);
  expect(request).not.toHaveBeenCalled();
  await act(value.preload);
  expect(document.body.textContent).toBe('Hoth');
});

test('each key has its own value, and one that changes shows no other in the meantime', async () => {
  server(0);
  const nameOf = lazyValues(async (title: string, language: string) => ({ name: `${title} in ${language}` }));
  const Name = ({ language }: { language: string | null }) =>
    useLazyValue(language === null ? null : nameOf('Hoth', language))?.name ?? '...';
  await nameOf('Hoth', 'it').load();
  await drawPage(<Name language={null} />);
  expect(document.body.textContent).toBe('...');
  await drawPage(<Name language="it" />);
  expect(document.body.textContent).toBe('Hoth in it');
  expect([nameOf('Hoth', 'it').now(), nameOf('Hoth', 'fr').now()]).toEqual([{ name: 'Hoth in it' }, null]);
  expect(nameOf('Hoth', 'it')).toBe(nameOf('Hoth', 'it'));
});
