// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { mount } from '../../testing/mount.ts';
import { FullScreenButton } from './full-screen.tsx';

/** A browser that can, or cannot, show a page without its bars. */
function browser(can: boolean): void {
  let shown: Element | null = null;
  const show = async (element: Element | null) => {
    shown = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const define = (target: object, name: string, value: PropertyDescriptor) =>
    Object.defineProperty(target, name, { configurable: true, ...value });
  define(document, 'fullscreenEnabled', { value: can });
  define(document, 'fullscreenElement', { get: () => shown });
  define(document, 'exitFullscreen', { value: () => show(null) });
  define(document.documentElement, 'requestFullscreen', { value: () => show(document.documentElement) });
}

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
    Reflect.deleteProperty(document, name);
  Reflect.deleteProperty(document.documentElement, 'requestFullscreen');
});

const bar = () =>
  mount(() => (
    <TranslationProvider title={null}>
      <FullScreenButton className={undefined} />
    </TranslationProvider>
  ));
const button = () => document.querySelector('button');

test('a match is shown on the full screen and back, by the same button', async () => {
  browser(true);
  const { draw } = bar();
  await draw({});
  expect(button()?.getAttribute('aria-label')).toBe('Full screen');
  await act(async () => button()?.click());
  expect(document.fullscreenElement).toBe(document.documentElement);
  expect(button()?.getAttribute('aria-label')).toBe('Leave full screen');
  await act(async () => button()?.click());
  expect(document.fullscreenElement).toBeNull();
  expect(button()?.getAttribute('aria-label')).toBe('Full screen');
});

test('a browser that has no full screen for pages, as on iPhones, has no button for it', async () => {
  browser(false);
  const { draw } = bar();
  await draw({});
  expect(button()).toBeNull();
});
