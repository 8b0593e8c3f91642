// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { markLanguage } from '../i18n/languages.ts';
import { placeToasts } from './toast-store.ts';
import { Toasts } from './toasts.tsx';

test('a page places the toasts, and neither that nor its language restyles the whole page twice', async () => {
  const root = document.documentElement;
  const changed: (string | null)[] = [];
  const watcher = new MutationObserver((changes) => changed.push(...changes.map(({ attributeName }) => attributeName)));
  watcher.observe(root, { attributes: true });
  const { draw } = mount(() => <Toasts label="Messages" closeLabel="Close" />);
  await draw({});
  const place = () => {
    const { top, right, bottom } = document.querySelector<HTMLElement>('[aria-live]')?.style ?? {};
    return { top, right, bottom };
  };
  await act(() => placeToasts({ bottom: 216, right: 336 }));
  expect(place()).toEqual({ top: 'auto', right: '336px', bottom: '216px' });
  await act(() => placeToasts(null));
  expect(place()).toEqual({ top: '', right: '', bottom: '' });
  markLanguage('pt');
  markLanguage('pt');
  expect(root.lang).toBe('pt-BR');
  await new Promise((resolve) => setTimeout(resolve));
  expect(changed).toEqual(['lang']);
  watcher.disconnect();
});
