// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS } from '../../question/log/moments-context.ts';
import { useAlerts } from '../../settings/sound/sound-settings.ts';
import { DeviceRow } from '../../settings/ways/device-row.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { button } from '../testing/question.tsx';
import { SoundQuestion } from './sound-question.tsx';
import { useCues } from './use-cues.ts';
import { useTurnAlerts } from './use-turn-alerts.ts';

const MATCH = { matchId: 'm', name: 'Friday' };

function Match({ asked }: { asked: boolean }) {
  useTurnAlerts(asked, MATCH);
  return <DeviceRow way={undefined} />;
}

/** Notifications shown, and sounds played, instead of the browser's. */
const shown: { title: string; body: string; closed: boolean }[] = [];
let sounds: string[] = [];
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
class TestSource {
  buffer = '';
  readonly connect = () => ({ connect: none });
  readonly start = () => sounds.push(this.buffer);
}
class TestAudio {
  readonly currentTime = 0;
  readonly destination = {};
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
  readonly createBufferSource = () => new TestSource();
  readonly createGain = () => ({ gain: { value: 0 }, connect: none });
  readonly decodeAudioData = async (file: ArrayBuffer) => new TextDecoder().decode(file);
}

const draw = (asked: boolean) =>
  drawPage(
    <TranslationProvider title={null}>
      <Match asked={asked} />
    </TranslationProvider>,
  );
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Notification', TestNotification);
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('AudioContext', TestAudio);
  // A sound is its address.
  vi.stubGlobal('fetch', async (address: string) => new Response(address.replace(/.*\//, '')));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
  TestNotification.permission = 'default';
  TestNotification.answer = 'granted';
  useAlerts.setState({ sound: false, volume: 60, muted: [], soundDecided: true, notices: false });
  shown.length = 0;
  sounds = [];
  TestAudio.isPressed = true;
  TestAudio.state = 'running';
  isHidden = false;
});
afterEach(async () => {});

test('without a setting nothing sounds and nothing is asked', async () => {
  await draw(false);
  await wait(60_000);
  await draw(true);
  expect([sounds, shown, TestNotification.permission]).toEqual([[], [], 'default']);
});

test('the sound is played at every turn after a wait', async () => {
  useAlerts.setState({ sound: true });
  await draw(false);
  await wait(5_000);
  await draw(true);
  await wait(0);
  expect(sounds).toEqual(['turn.wav']);
  await draw(false);
  await wait(500);
  await draw(true);
  await wait(0);
  expect(sounds).toHaveLength(1);
});

test('a kind of sounds that is switched off is not played', async () => {
  useAlerts.setState({ sound: true, muted: ['turn'] });
  await draw(false);
  await wait(5_000);
  await draw(true);
  await wait(0);
  expect(sounds).toEqual([]);
});

test('with sounds on, any press lets them sound, also after a call has taken the sound away', async () => {
  useAlerts.setState({ sound: true });
  const turnAfterWait = async () => {
    await draw(false);
    await wait(5_000);
    await draw(true);
    await wait(5_000);
    return sounds.length;
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
  expect(await turnAfterWait()).toBe(1);
  TestAudio.state = 'interrupted';
  expect(await turnAfterWait()).toBe(1);
  pressAnywhere('keydown');
  expect(await turnAfterWait()).toBe(2);
});

test('a match opened in the own turn makes no sound', async () => {
  useAlerts.setState({ sound: true });
  await draw(true);
  await wait(0);
  expect(sounds).toEqual([]);
});

test('a button asks for notifications; then a turn is notified while the page is hidden, until it is seen', async () => {
  await draw(false);
  await press(button('Turn on', document.body));
  await press(button('Test', document.body));
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
  await press(button('Turn on', document.body));
  expect(document.body.textContent).toContain('Blocked in this browser');
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Check again']);
});

interface Sounding {
  readonly moment?: Moment;
  readonly isAgain?: boolean;
  readonly winners?: readonly string[];
  readonly mine?: readonly string[];
}

function Cues({ winners, mine = ['p1'] }: Sounding) {
  useCues(winners && { winners: [...winners], reason: { key: 'outcome.points' } }, mine);
  return null;
}

const sounding = ({ moment, isAgain = false, ...more }: Sounding) =>
  drawPage(
    <MomentsProvider value={{ ...NO_MOMENTS, opened: moment ?? null, isAgain }}>
      <Cues {...more} />
    </MomentsProvider>,
  );

const HIT: Moment = { kind: 'attack', from: 3, seq: 5, title: { key: 'log.hit' }, cue: 'hit', entries: [] };

test('a moment sounds with its result, once, and not when it is shown again', async () => {
  useAlerts.setState({ sound: true });
  await sounding({});
  await sounding({ moment: HIT });
  await sounding({ moment: HIT });
  await wait(0);
  expect(sounds).toEqual(['hit.wav']);
  await sounding({ moment: { ...HIT, from: 8 }, isAgain: true });
  await wait(0);
  expect(sounds).toEqual(['hit.wav']);
});

test('what is won with a result sounds once it arrives', async () => {
  useAlerts.setState({ sound: true });
  await sounding({});
  await sounding({ moment: { ...HIT, from: 12, prizeCue: 'medal' } });
  await wait(0);
  expect(sounds).toEqual(['hit.wav']);
  await wait(900);
  expect(sounds).toEqual(['hit.wav', 'medal.wav']);
});

test.each([
  ['p1', ['p1'], ['win.wav']],
  ['p2', ['p1'], ['loss.wav']],
  ['p1', [], []],
])('the end sounds for its players: %s wins, seats %j', async (winner, mine, played) => {
  useAlerts.setState({ sound: true });
  await sounding({ mine });
  await sounding({ mine, winners: [winner] });
  await wait(0);
  expect(sounds).toEqual(played);
});

test('a match opened after its end makes no sound', async () => {
  useAlerts.setState({ sound: true });
  await sounding({ winners: ['p1'] });
  await wait(0);
  expect(sounds).toEqual([]);
});

test('whether a match may sound is asked once', async () => {
  useAlerts.setState({ soundDecided: false });
  const ask = () =>
    drawPage(
      <TranslationProvider title={null}>
        <SoundQuestion />
      </TranslationProvider>,
    );
  await ask();
  await wait(1_000);
  await press(button('With sounds', document.body));
  await wait(0);
  expect([sounds, useAlerts.getState().sound]).toEqual([['turn.wav'], true]);
  await ask();
  expect(document.body.textContent).not.toContain('With sounds');
});
