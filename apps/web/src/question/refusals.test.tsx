// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import { Toasts } from '../kit/ui/toasts.tsx';
import { useOpened } from '../rules/opened.ts';
import { mount } from '../testing/mount.ts';
import { forgetRefusal, useRefuse } from './refusals.ts';

afterEach(() => {
  useOpened.setState({ title: null });
});

function Space({ clause }: { clause?: string }) {
  const refuse = useRefuse();
  const refused = { code: 'not_an_option' as const, ...(clause && { clause }) };
  return (
    <button type="button" id="space" onClick={() => refuse({ key: 'a', refused } as never)}>
      Hoth
    </button>
  );
}

const board = () =>
  mount<{ clause?: string }>((props) => (
    <TranslationProvider title={null}>
      <Space {...props} />
      <Toasts label="Messages" closeLabel="Close" />
    </TranslationProvider>
  ));

const pressSpace = () => act(async () => document.querySelector<HTMLElement>('#space')?.click());
const minute = () => act(() => vi.advanceTimersByTimeAsync(60_000));

test('a refusal with a rule to read stays until it is dismissed, or until the reader acts', async () => {
  vi.useFakeTimers();
  useOpened.setState({ title: 'rebellion' });
  const { draw } = board();
  await draw({ clause: 'RR 9' });
  await pressSpace();
  await minute();
  expect(document.body.textContent).toContain('That is not possible now.');
  expect(document.body.textContent).toContain('Why?');
  await act(async () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
  expect(document.body.textContent).toBe('Hoth');
  await pressSpace();
  await act(async () => forgetRefusal());
  expect(document.body.textContent).toBe('Hoth');
});

test('a refusal without a rule leaves after some seconds', async () => {
  vi.useFakeTimers();
  const { draw } = board();
  await draw({});
  await pressSpace();
  expect(document.body.textContent).toContain('That is not possible now.');
  await minute();
  expect(document.body.textContent).toBe('Hoth');
});
