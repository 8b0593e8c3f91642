// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import { useChat } from '../kit/net/chat-store.ts';
import { compareClocks } from '../kit/net/server-time.ts';
import * as socket from '../kit/net/socket.ts';
import { drawPage } from '../testing/draw-page.ts';
import { press } from '../testing/press.ts';
import { Composer } from './composer.tsx';

/** Answers to the messages sent so far, in order. */
let answers: ((answer: unknown) => void)[];
let sent: { text: string }[];
beforeEach(async () => {
  answers = [];
  sent = [];
  vi.spyOn(socket, 'emit').mockImplementation((_event, message) => {
    sent.push(message as { text: string });
    return new Promise((resolve) => answers.push(resolve as never));
  });
  useChat.getState().open('m');
  await drawPage(
    <TranslationProvider title={null}>
      <Composer team={null} />
    </TranslationProvider>,
  );
});
afterEach(async () => {
  useChat.getState().open(null);
});

const field = () => document.querySelector('textarea')!;
const send = (text: string) =>
  act(async () => {
    useChat.getState().write(text);
    await Promise.resolve();
    field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });

test('Enter sends while another message is pending, and the field is cleared at once', async () => {
  await send('one');
  expect(field().value).toBe('');
  await send('two');
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('a refused message returns to the field, before what has been typed since', async () => {
  await send('one');
  await act(async () => useChat.getState().write('two'));
  await act(async () => answers[0]?.({ ok: false, error: { code: 'muted' } }));
  expect(field().value).toBe('one two');
});

test('Enter that completes a word of an input method does not send, in Safari neither', async () => {
  await act(async () => useChat.getState().write('konnichiwa'));
  const enter = { key: 'Enter', bubbles: true, cancelable: true };
  const press = (more: object) =>
    act(async () => void field().dispatchEvent(new KeyboardEvent('keydown', { ...enter, ...more })));
  await press({ isComposing: true });
  await press({ keyCode: 229 });
  expect(sent).toEqual([]);
  await press({ keyCode: 13 });
  expect(sent.map(({ text }) => text)).toEqual(['konnichiwa']);
});

test('the field grows with a long message where the browser does not let it', async () => {
  let doesGrow = false;
  vi.stubGlobal('CSS', { supports: () => doesGrow });
  vi.spyOn(field(), 'scrollHeight', 'get').mockReturnValue(88);
  await act(async () => useChat.getState().write('a message of several lines'));
  expect(field().style.height).toBe('88px');
  doesGrow = true;
  field().style.height = '';
  await act(async () => useChat.getState().write('one more'));
  expect(field().style.height).toBe('');
});

test('who is muted reads until when, sends nothing meanwhile, and reads when they may write again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance', 'Date'] });
  const note = () => document.querySelector('[aria-live]')?.textContent;
  vi.mocked(socket.emit).mockResolvedValueOnce({ ok: true, at: Date.now() });
  await compareClocks();
  const told = (muted?: { until?: string }) => act(async () => useChat.getState().voice(muted));
  const inMinutes = (minutes: number) => ({ until: new Date(Date.now() + minutes * 60_000).toISOString() });
  await told({});
  expect(note()).toBe('You cannot write in the chat for now.');
  await send('one');
  expect([sent, field().value]).toEqual([[], 'one']);
  await told();
  expect(note()).toBe('You can write in the chat again.');
  await act(async () => useChat.getState().write('two'));
  expect(note()).toBe('');
  await told(inMinutes(5));
  expect(note()).toMatch(/^You cannot write until (?:tomorrow )?\d+:\d\d.*\.$/);
  await act(async () => vi.advanceTimersByTime(10 * 60_000));
  expect(note()).toBe('You can write in the chat again.');
  await send('three');
  expect(sent.map(({ text }) => text)).toEqual(['three']);
  // Files share what is known of the server's time: that of the real clock again.
  vi.useRealTimers();
  vi.mocked(socket.emit).mockResolvedValueOnce({ ok: true, at: Date.now() });
  await compareClocks();
});

test('an empty message is not sent', async () => {
  await send('   ');
  expect(sent).toEqual([]);
});

test('a message goes to the team only while the team is chosen, which the field names', async () => {
  await drawPage(
    <TranslationProvider title={null}>
      <Composer team="rebel" />
    </TranslationProvider>,
  );
  await send('hello');
  const [all, team] = document.querySelectorAll<HTMLInputElement>('input[type="radio"]');
  expect([all?.checked, team?.checked]).toEqual([true, false]);
  await act(async () => team?.click());
  expect(field().placeholder).toBe('Write to your team');
  await send('the base is on Hoth');
  await act(async () => all?.click());
  expect(field().placeholder).toBe('Write a message');
  await send('have fun');
  expect(sent).toEqual([
    { matchId: 'm', text: 'hello' },
    { matchId: 'm', text: 'the base is on Hoth', audience: 'team' },
    { matchId: 'm', text: 'have fun' },
  ]);
});

test('the button says in a word to which channel it sends; one channel needs no word', async () => {
  const sendButton = () => document.querySelector('button[type="submit"]')!;
  expect([sendButton().textContent, sendButton().getAttribute('aria-label')]).toEqual(['', 'Send']);
  await drawPage(
    <TranslationProvider title={null}>
      <Composer team="rebel" look="rebel" />
    </TranslationProvider>,
  );
  expect(sendButton().textContent).toBe('Send To all');
  await act(async () => useChat.getState().address('team'));
  expect(sendButton().textContent).toBe('Send To your team');
  expect(document.querySelector('form')?.dataset.readers).toBe('team');
});

test('a text for the team stays unsent when its other player has left, until a press gives it to all', async () => {
  const drawn = (team: string | null) =>
    drawPage(
      <TranslationProvider title={null}>
        <Composer team={team} />
      </TranslationProvider>,
    );
  await drawn('rebel');
  await act(async () => useChat.getState().address('team'));
  await act(async () => useChat.getState().write('the base is on Hoth'));
  await drawn(null);
  await send('the base is on Hoth');
  expect(sent).toEqual([]);
  expect(document.body.textContent).toContain('You wrote this for your team');
  await press([...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Write it to all'));
  await send('the base is on Hoth');
  expect(sent).toEqual([{ matchId: 'm', text: 'the base is on Hoth' }]);
});

test('a player whose team has no other person writes to all, whatever was chosen before', async () => {
  await act(async () => useChat.getState().address('team'));
  await send('hello');
  expect(document.querySelector('input[type="radio"]')).toBeNull();
  expect(sent).toEqual([{ matchId: 'm', text: 'hello' }]);
});
