// @vitest-environment happy-dom
import type { OwnerMessage } from '@echo-base/protocol';
import { cleanup } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as owner from '../../kit/net/owner.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { Toasts } from '../../kit/ui/toasts.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { useOwnerMessage } from './owner-message.ts';

let message: OwnerMessage | null = null;
function Page() {
  useOwnerMessage();
  return null;
}
const draw = () =>
  drawPage(
    <TranslationProvider title={null}>
      <Page />
      <Toasts label="Messages" closeLabel="Close" />
    </TranslationProvider>,
  );
const shown = () => useToasts.getState().toasts.map(({ body }) => body);
const again = () => document.dispatchEvent(new Event('visibilitychange'));

beforeEach(() => {
  localStorage.clear();
  message = { id: 'one', text: 'Restart at eight.', at: '2026-11-29T00:00:00.000Z' };
  useToasts.setState({ toasts: [] });
  vi.spyOn(owner, 'showOwnerMessage').mockImplementation(async () => ({ message }));
});

test('the message of the owner stays until it is ended, and a new one takes its place', async () => {
  await draw();
  await expect.poll(shown).toEqual(['Restart at eight.']);
  message = { id: 'two', text: 'Restart at nine.', at: '2026-11-29T00:00:00.000Z' };
  again();
  await expect.poll(shown).toEqual(['Restart at nine.']);
  message = null;
  again();
  await expect.poll(shown).toEqual([]);
});

test('who dismisses it does not see it again, on any page of the browser', async () => {
  await draw();
  await expect.poll(shown).toEqual(['Restart at eight.']);
  await press(document.querySelector('[aria-label="Close"]'));
  expect(shown()).toEqual([]);
  cleanup();
  document.body.replaceChildren();
  await draw();
  await expect.poll(() => vi.mocked(owner.showOwnerMessage).mock.calls.length).toBe(2);
  expect(shown()).toEqual([]);
});
