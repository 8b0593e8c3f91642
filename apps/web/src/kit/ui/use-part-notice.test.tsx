// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { mount } from '../../testing/mount.ts';
import { TranslationProvider } from '../i18n/translate.tsx';
import { needed } from '../net/parts.ts';
import { useToasts } from './toast-store.ts';
import { usePartNotice, useReportsConnection } from './use-part-notice.ts';

function Page({ isLost }: { isLost: boolean }) {
  usePartNotice();
  useReportsConnection(isLost);
  return null;
}

const toasts = () => useToasts.getState().toasts.map(({ tone }) => tone);

beforeEach(() => {
  vi.useFakeTimers();
});

test('while the server is away a toast says so, unless a banner does, until the part is loaded', async () => {
  const { draw } = mount((props: { readonly isLost: boolean }) => (
    <TranslationProvider title={null}>
      <Page {...props} />
    </TranslationProvider>
  ));
  await draw({ isLost: false });
  let isAway = true;
  vi.stubGlobal('fetch', async () => {
    if (isAway) throw new TypeError('offline');
    return new Response();
  });
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new TypeError('offline'));
  let part = '';
  await act(async () => {
    void needed(load).then((loaded) => {
      part = loaded;
    });
    await vi.advanceTimersByTimeAsync(100);
  });
  expect([part, toasts()]).toEqual(['', ['connection']]);
  await draw({ isLost: true });
  expect(toasts()).toEqual([]);
  await draw({ isLost: false });
  expect(toasts()).toEqual(['connection']);
  isAway = false;
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect([part, toasts()]).toEqual(['part', []]);
});
