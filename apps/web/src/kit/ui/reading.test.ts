// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReading, withoutTextSize } from './reading.ts';
import { fitted, followSizes } from './text-windows.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => {
  stored.clear();
  useReading.setState({ text: 100, names: 100 });
});

const onPage = (name: string) => document.documentElement.style.getPropertyValue(name);

test('sizes are shown at once, stay in this browser, and never leave their bounds', () => {
  followSizes();
  useReading.getState().change({ text: 150 });
  expect([onPage('--text-size'), onPage('--names')]).toEqual(['1.5', '1']);
  useReading.getState().change({ text: 1_000, names: 20 });
  expect([onPage('--text-size'), onPage('--names')]).toEqual(['2', '1']);
  expect([...stored.values()].map((value) => JSON.parse(value))).toEqual([{ text: 200, names: 100 }]);
});

test('layouts change in windows of as many lines of the text chosen', () => {
  expect(fitted('(max-width: 44.9375em), (min-height: 30em)', 2)).toBe('(max-width: 89.875em), (min-height: 60em)');
  expect(fitted('(min-width: 2400px) and (pointer: coarse)', 2)).toBe('(min-width: 2400px) and (pointer: coarse)');
});

test('a page whose text grows with the window keeps its own size', () => {
  useReading.getState().change({ text: 180 });
  const back = withoutTextSize();
  expect(useReading.getState().text).toBe(100);
  expect(stored.get('echo-base.reading')).toContain('180');
  back();
  expect(useReading.getState().text).toBe(180);
});
