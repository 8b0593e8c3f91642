// @vitest-environment happy-dom
import { act, Suspense, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Page({ name }: { name: string }) {
  const [first] = useState(name);
  return (
    <p>
      {first} {name}
    </p>
  );
}

test('a page that was preloaded is rendered at once', async () => {
  const Preloaded = lazyPart(async () => Page);
  await Preloaded.load();
  expect(renderToString(<Preloaded name="Ida" />)).toBe(renderToString(<Page name="Ida" />));
});

test('another page is rendered when it is loaded, and stays the same page', async () => {
  const Later = lazyPart(async () => Page);
  const { draw, close } = mount((name: string) => (
    <Suspense fallback="...">
      <Later name={name} />
    </Suspense>
  ));
  await draw('Ida');
  expect(document.body.textContent).toBe('Ida Ida');
  await Later.load();
  await draw('Marta');
  expect(document.body.textContent).toBe('Ida Marta');
  await close();
});

test('a part whose file cannot be fetched is requested again, and the page stays', async () => {
  vi.useFakeTimers();
  const server = vi.fn(async () => new Response()).mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', server);
  const load = vi.fn(async () => () => ', log').mockRejectedValueOnce(new TypeError('offline'));
  const Part = lazyPart(load);
  const { draw, close } = mount(() => (
    <>
      question
      <Suspense fallback={null}>
        <Part />
      </Suspense>
    </>
  ));
  await draw(null);
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['question', 1]);
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect([document.body.textContent, load.mock.calls.length]).toEqual(['question, log', 2]);
  await close();
});
