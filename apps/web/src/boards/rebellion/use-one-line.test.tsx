// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { drawPage } from '../../testing/draw-page.ts';
import { useOneLine } from './use-one-line.ts';

/** How often the width of the row was read: each reading makes the browser lay the page out. */
let readings = 0;

beforeEach(() => {
  readings = 0;
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    readings += 1;
    return this.textContent.length * (this.dataset.tight === '0' ? 10 : 5);
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
});

function Row({ words }: { words: string; turn: number }) {
  return <div ref={useOneLine()}>{words}</div>;
}

const tightness = () => document.querySelector<HTMLElement>('[data-tight]')?.dataset.tight;

test('a row that is drawn again with the same words is not measured again', async () => {
  await drawPage(<Row words="Rebels" turn={1} />);
  await act(async () => undefined);
  const before = readings;
  const markup = vi.spyOn(HTMLElement.prototype, 'innerHTML', 'get');
  for (const turn of [2, 3, 4]) await drawPage(<Row words="Rebels" turn={turn} />);
  expect([tightness(), readings - before, markup.mock.calls.length]).toEqual(['0', 0, 0]);
});

test('new words that are too long make it tighter, and shorter ones loosen it', async () => {
  await drawPage(<Row words="Rebels" turn={1} />);
  await drawPage(<Row words="Galactic Empire" turn={1} />);
  expect(tightness()).toBe('1');
  await drawPage(<Row words="Empire" turn={1} />);
  expect(tightness()).toBe('0');
});
