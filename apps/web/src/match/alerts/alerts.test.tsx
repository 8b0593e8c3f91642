// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { button, press } from '../testing/question.tsx';
import { AlertSettings } from './AlertSettings.tsx';
import { useAlerts } from './settings.ts';
import { useTurnAlerts } from './use-turn-alerts.ts';

const MATCH = { matchId: 'm', name: 'Friday' };

function Match({ asked }: { asked: boolean }) {
  useTurnAlerts(asked, MATCH);
  return <AlertSettings />;
}

/** Notifications shown, and notes played, instead of the browser's. */
const shown: { title: string; body: string; closed: boolean }[] = [];
let notes = 0;
let isHidden = false;

class TestNotification {
  static permission = 'default';
  static answer = 'granted';
  static async requestPermission() {
    TestNotification.permission = TestNotification.answer;
    return TestNotification.answer;
  }
  readonly now: (typeof shown)[number];
  constructor(title: string, { body }: { body: string }) {
    this.now = { title, body, closed: false };
    shown.push(this.now);
  }
  close() {
    this.now.closed = true;
  }
}

const none = () => {};
const param = { value: 0, setValueAtTime: none, linearRampToValueAtTime: none, exponentialRampToValueAtTime: none };
const node: Readonly<Record<string, unknown>> = {
  connect: () => node,
  frequency: param,
  gain: param,
  type: '',
  start: () => notes++,
  stop: none,
};
class TestAudio {
  readonly currentTime = 0;
  readonly destination = node;
  /** As in Safari: without a press nothing resumes, and the promise stays pending. */
  static isPressed = true;
  static state = 'running';
  readonly resume = () => {
    if (!TestAudio.isPressed && TestAudio.state !== 'running') return new Promise<void>(none);
    TestAudio.state = 'running';
    return Promise.resolve();
  };
  get state() {
    return TestAudio.state;
  }
  createOscillator = () => node;
  createGain = () => node;
}

let root: Root;
const draw = (asked: boolean) =>
  act(async () =>
    root.render(
      <TranslationProvider title={null}>
        <Match asked={asked} />
      </TranslationProvider>,
    ),
  );
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('Notification', TestNotification);
  vi.stubGlobal('AudioContext', TestAudio);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  TestNotification.permission = 'default';
  TestNotification.answer = 'granted';
  useAlerts.setState({ sound: false, notices: false });
  shown.length = 0;
  notes = 0;
  TestAudio.isPressed = true;
  TestAudio.state = 'running';
  isHidden = false;
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const box = (name: string) => {
  const label = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === name);
  return document.getElementById(label?.htmlFor ?? '') ?? document.body;
};

test('without a setting nothing sounds and nothing is asked', async () => {
  await draw(false);
  await wait(60_000);
  await draw(true);
  expect([notes, shown, TestNotification.permission]).toEqual([0, [], 'default']);
});

test('the tone is played when it is turned on, and at every turn after a wait', async () => {
  await draw(false);
  await press(box('A quiet tone'));
  expect(notes).toBe(2);
  await wait(5_000);
  await draw(true);
  await wait(0);
  expect(notes).toBe(4);
  await draw(false);
  await wait(500);
  await draw(true);
  await wait(0);
  expect(notes).toBe(4);
});

test('with the tone on, any press lets it sound, also after a call has taken the sound away', async () => {
  useAlerts.setState({ sound: true });
  const turnAfterWait = async () => {
    await draw(false);
    await wait(5_000);
    await draw(true);
    await wait(5_000);
    return notes;
  };
  const pressAnywhere = (type: string) => {
    TestAudio.isPressed = true;
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    TestAudio.isPressed = false;
  };
  TestAudio.state = 'suspended';
  TestAudio.isPressed = false;
  expect(await turnAfterWait()).toBe(0);
  pressAnywhere('click');
  expect(await turnAfterWait()).toBe(2);
  TestAudio.state = 'interrupted';
  expect(await turnAfterWait()).toBe(2);
  pressAnywhere('keydown');
  expect(await turnAfterWait()).toBe(4);
});

test('a match opened in the own turn makes no sound', async () => {
  useAlerts.setState({ sound: true });
  await draw(true);
  await wait(0);
  expect(notes).toBe(0);
});

test('a button asks for notifications; then a turn is notified while the page is hidden, until it is seen', async () => {
  await draw(false);
  await press(button('Notify me when the page is hidden', document.body));
  expect(shown.map(({ body }) => body)).toEqual(['This is how it looks.']);
  await wait(5_000);
  await draw(true);
  expect(shown).toHaveLength(1);
  await draw(false);
  isHidden = true;
  await draw(true);
  expect(shown.at(-1)).toEqual({ title: 'Your turn', body: 'Friday', closed: false });
  isHidden = false;
  await act(async () => document.dispatchEvent(new Event('visibilitychange')));
  expect(shown.at(-1)?.closed).toBe(true);
});

test('a refusal is said, and not asked again', async () => {
  TestNotification.answer = 'denied';
  await draw(false);
  await press(button('Notify me when the page is hidden', document.body));
  expect(document.body.textContent).toContain('blocks notifications');
  expect(document.querySelector('button')).toBeNull();
});
