// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { mount } from '../../testing/mount.ts';
import { click, settled } from '../../testing/press.ts';
import { button } from '../testing/question.tsx';
import { Requests } from './requests.tsx';
import { closeRequest, openRequest, type Request, useRequests } from './requests-store.ts';

const answers: string[] = [];
const request = (id: string, more: Partial<Request> = {}): Request => ({
  id,
  icon: 'undo',
  title: `Marta asks: ${id}`,
  text: 'Everything after it is undone too.',
  no: { label: 'No', onPress: () => answers.push(`no ${id}`) },
  yes: { label: 'Allow', onPress: () => answers.push(`yes ${id}`) },
  ...more,
});
const confirm = { title: 'Agree to a draw?', text: 'The game ends.', cancel: 'Keep playing' };

let page: ReturnType<typeof mount<object>>;
beforeEach(async () => {
  // Presses come at once, however busy the machine is.
  vi.useFakeTimers();
  answers.length = 0;
  useRequests.setState({ open: [] });
  page = mount(() => (
    <TranslationProvider title={null}>
      <Requests isAsked onSee={null} />
    </TranslationProvider>
  ));
  await page.draw({});
});

const block = () => document.querySelector('[data-request]');
const change = (run: () => void) => act(async () => run());

test('the oldest request is shown, and how many wait; the next one comes after its answer', async () => {
  await change(() => openRequest(request('undo')));
  await change(() => openRequest(request('rematch')));
  expect(block()?.textContent).toContain('Marta asks: undo');
  expect(block()?.textContent).toContain('1 of 2');
  await settled();
  await click(button('Allow', block()));
  expect([answers, block()?.getAttribute('data-request')]).toEqual([['yes undo'], 'rematch']);
});

test('a press meant for a request that has just gone does not answer the one in its place', async () => {
  await change(() => openRequest(request('undo')));
  await settled();
  await change(() => {
    closeRequest('undo');
    openRequest(request('draw', { confirm }));
  });
  await click(button('Allow', block()));
  expect(answers).toEqual([]);
});

test('what cannot be taken back is answered in two steps', async () => {
  await change(() => openRequest(request('draw', { confirm })));
  await settled();
  await click(button('Allow', block()));
  expect(answers).toEqual([]);
  await expect.poll(() => document.querySelector('[role="dialog"]')?.textContent).toContain('Agree to a draw?');
  await settled();
  await click(button('Allow', document.querySelector('[role="dialog"]')));
  expect([answers, block()]).toEqual([['yes draw'], null]);
});

test('37 the keyboard of a phone, such as in the chat, does not cover a request', async () => {
  const seen = Object.assign(new EventTarget(), { height: window.innerHeight, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', seen);
  await change(() => openRequest(request('undo')));
  const shift = () => (block() as HTMLElement).style.translate;
  expect(shift()).toBe('');
  const type = (height: number, scale = 1) =>
    change(() => {
      Object.assign(seen, { height, scale });
      seen.dispatchEvent(new Event('resize'));
    });
  await type(window.innerHeight - 300);
  expect(shift()).toBe('0 -300px');
  await type(window.innerHeight / 2, 2);
  expect(shift()).toBe('');
  vi.unstubAllGlobals();
});
