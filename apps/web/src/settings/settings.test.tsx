// @vitest-environment happy-dom
import type { AlertAnswer, AlertList, AlertWay, AlertWayBody, NewAlertWay } from '@echo-base/protocol';
import { fireEvent } from '@testing-library/react';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import * as alerts from '../kit/net/alerts.ts';
import * as api from '../kit/net/api.ts';
import * as people from '../kit/net/people.ts';
import { useSession } from '../kit/net/session.ts';
import { person, summaryOf } from '../pages/lobby/testing/matches.ts';
import { drawPage } from '../testing/draw-page.ts';
import { press, write } from '../testing/press.ts';
import { until } from '../testing/until.ts';
import { useSaved } from './saved.ts';
import { SavedNote, Settings } from './settings.tsx';
import { useAlerts } from './sound/sound-settings.ts';
import { changed, useWays } from './ways/ways-store.ts';

const DISCORD: AlertWay = {
  ...{ id: 'd', kind: 'hook', format: 'discord', name: 'Discord', language: 'en', shown: 'discord.com …4f2a' },
  ...{ wait: 2, isOn: true, quiet: null },
};

/** The server's ways, and what it was asked. */
let ways: AlertWay[] = [];
let kinds: AlertList['kinds'] = [];
let matches: AlertList['matches'] = [];
let off: AlertList['off'] = [];
let asked: unknown[] = [];
let answer: AlertAnswer = { code: 'accepted', status: 204 };
/** Requests that fail before one is answered. */
let isAway = 0;

const wayOf = (id: string): AlertWay => {
  const way = ways.find((one) => one.id === id);
  if (!way) throw new api.ApiError({ code: 'no_such_way' }, 404);
  return way;
};

beforeEach(() => {
  [kinds, matches, off] = [['hook', 'push'], [], []];
  [ways, asked, answer, isAway] = [[], [], { code: 'accepted', status: 204 }, 0];
  useWays.setState({ list: null, error: null, tested: {}, secrets: {} });
  useSaved.setState({ saved: 'none' });
  useAlerts.setState({ sound: false, volume: 60, muted: [], soundDecided: true, notices: false });
  useSession.setState({ status: 'known', me: { playerId: 'p', name: 'Ida' } });
  vi.stubGlobal('isSecureContext', true);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB']);
  vi.spyOn(alerts, 'listAlerts').mockImplementation(async () => ({
    ...{ kinds, pushKey: 'key', often: 'turn', off, matches },
    ways,
  }));
  vi.spyOn(alerts, 'addAlertWay').mockImplementation(async (given: NewAlertWay) => {
    asked.push(given);
    if (given.kind !== 'hook') return { way: given.kind === 'mail' ? MAIL : PUSH };
    const { address, format = 'json', ...rest } = given;
    const way = { ...rest, format, id: `w${ways.length}`, shown: `${new URL(address).host} …${address.slice(-4)}` };
    ways = [...ways, way];
    return { way, ...(format === 'json' && { secret: 'very-secret' }) };
  });
  vi.spyOn(alerts, 'changeAlertWay').mockImplementation(async (id: string, change: AlertWayBody) => {
    if (isAway-- > 0) throw new api.ApiError({ code: 'offline' }, 0);
    asked.push([id, change]);
    ways = ways.map((one) => (one.id === id ? changed(one, change) : one));
    return wayOf(id);
  });
  vi.spyOn(alerts, 'testAlertWay').mockImplementation(async (id: string) => ({ answer, way: wayOf(id) }));
  vi.spyOn(alerts, 'sendMailLink').mockImplementation(async (id: string) => {
    asked.push(`link ${id}`);
    return { answer, way: wayOf(id) };
  });
  vi.spyOn(alerts, 'leaveTopics').mockImplementation(async (given) => {
    if (isAway-- > 0) throw new api.ApiError({ code: 'slow_down' }, 429);
    off = [...given];
    return { off };
  });
  vi.spyOn(alerts, 'chooseOften').mockImplementation(async (matchId, often) => {
    asked.push(`${matchId} ${often}`);
    return { matchId, often };
  });
  vi.spyOn(people, 'showProfile').mockResolvedValue({ hidden: false });
  vi.spyOn(api, 'listMatches').mockImplementation(async () => ({
    matches: matches.map(({ matchId }) => summaryOf({ matchId, status: 'playing', seats: [person('p1', 'Ida')] })),
  }));
  vi.spyOn(alerts, 'removeAlertWay').mockImplementation(async (id: string) => {
    ways = ways.filter((one) => one.id !== id);
  });
});

async function open(): Promise<void> {
  await drawPage(
    <TranslationProvider title={null}>
      <SavedNote />
      <Settings />
    </TranslationProvider>,
  );
  await until(() => document.querySelector('#quiet'));
}

const rows = () => [...document.querySelectorAll('#reach li b:first-child')].map(({ textContent }) => textContent);
const named = (name: string) => until(() => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? undefined);
const words = (text: string) =>
  until(() => [...document.querySelectorAll<HTMLElement>('button')].find(({ textContent }) => textContent === text));
const field = (label: string) =>
  until(() => {
    const found = [...document.querySelectorAll('label')].find(({ textContent }) => textContent === label);
    return document.getElementById(found?.htmlFor ?? '') as HTMLInputElement | null;
  });
const text = () => document.body.textContent ?? '';

test('the links lead to the sections', async () => {
  await open();
  const links = [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href') ?? '');
  expect(links).toEqual(['#sound', '#moments', '#reading', '#reach', '#quiet', '#games', '#devices', '#name']);
  expect(links.map((link) => document.querySelectorAll(link).length)).toEqual(links.map(() => 1));
});

test('a hook is added by its address alone: the service follows from it, and its secret is shown once', async () => {
  await open();
  await write(await field('Address of the hook'), ' https://ntfy.sh/ida-echo-7k2 ');
  expect(document.querySelector<HTMLInputElement>('form input:checked')?.parentElement?.textContent).toBe('ntfy');
  await press(await words('Add'));
  expect(asked).toEqual([
    {
      ...{ kind: 'hook', address: 'https://ntfy.sh/ida-echo-7k2', format: 'ntfy', name: 'ntfy', language: 'en' },
      ...{ wait: 2, isOn: true, quiet: null },
    },
  ]);
  expect(text()).toContain('ntfy.sh …-7k2');
  expect(text()).not.toContain('Secret');
  await press(await words('Add another chat hook'));
  await write(await field('Address of the hook'), 'https://example.org/hook');
  await press(await words('Add'));
  expect((await field('Secret for the signature')).value).toBe('very-secret');
});

test('what is no address is not sent', async () => {
  await open();
  await write(await field('Address of the hook'), 'http://example.org/hook');
  await press(await words('Add'));
  expect(asked).toEqual([]);
  expect(text()).toContain('begins with https://');
});

test('a test tells what came back', async () => {
  ways = [DISCORD];
  await open();
  await press(await named('Test: Discord'));
  await expect.poll(text).toMatch(/Arrived \d\d:\d\d/);
  answer = { code: 'status', status: 404 };
  await press(await named('Test: Discord'));
  await expect.poll(text).toContain('Discord answers 404: the hook was deleted.');
});

test('a hook that has stopped says since when and why, and takes another address', async () => {
  const stopped = { since: '2026-11-24T18:02:00.000Z', answer: { code: 'no_answer' } } as const;
  ways = [{ ...DISCORD, stopped, wait: 10, mention: '80351110224678912' }];
  await open();
  expect(text()).toMatch(/Discord does not answer\. Nothing has been sent since 24 Nov/);
  await press(await words('New address'));
  await write(await field('Address of the hook'), 'https://discord.com/api/webhooks/1/new');
  await press(await words('Add'));
  await expect
    .poll(() => ways.map(({ shown, wait, mention }) => [shown, wait, mention]))
    .toEqual([['discord.com …/new', 10, '80351110224678912']]);
  expect(rows().filter((row) => row === 'Discord')).toHaveLength(1);
});

test('the name by which a hook mentions its player is taken as it is copied, and taken back; what names no person is not sent', async () => {
  ways = [DISCORD, { ...DISCORD, id: 'n', format: 'ntfy', name: 'ntfy' }];
  await open();
  expect(document.querySelectorAll('[aria-label^="Mention me"]'), 'ntfy mentions no one').toHaveLength(1);
  await press(await named('Mention me: Discord'));
  const entry = await field('Your user ID in Discord');
  for (const bad of ['@everyone', '<@&80351110224678912>', '80351110224678912 @here']) {
    await write(entry, bad);
    await press(await words('Save'));
    expect(text()).toContain('The service mentions no one by this name.');
  }
  expect(asked).toEqual([]);
  await write(entry, ' <@80351110224678912> ');
  await press(await words('Save'));
  await press(await words('Mentions 80351110224678912'));
  expect((await field('Your user ID in Discord')).value).toBe('80351110224678912');
  await write(await field('Your user ID in Discord'), '');
  await press(await words('Save'));
  await until(() => document.activeElement === document.querySelector('[aria-label="Mention me: Discord"]'));
  expect(asked).toEqual([
    ['d', { mention: '80351110224678912' }],
    ['d', { mention: null }],
  ]);
});

test('a change is saved at once, said politely, and not given up while the server is away', async () => {
  ways = [DISCORD];
  await open();
  const said = () => document.querySelector('[role="status"]')?.textContent;
  const toggle = await named('Discord');
  expect([toggle.getAttribute('role'), toggle.getAttribute('aria-checked')]).toEqual(['switch', 'true']);
  isAway = 1;
  await press(toggle);
  expect(toggle.getAttribute('aria-checked')).toBe('false');
  await expect.poll(said).toBe('Not saved. Trying again');
  await expect.poll(said, { timeout: 5_000 }).toBe('Saved for all your devices');
  expect(asked).toEqual([['d', { isOn: false }]]);
});

test('each kind of news can be left out, and what the server refuses is as it was', async () => {
  ways = [DISCORD];
  off = ['mention'];
  await open();
  const states = async () =>
    Promise.all(['Your turn', 'Mentions'].map(async (name) => (await named(name)).getAttribute('aria-checked')));
  expect(await states()).toEqual(['true', 'false']);
  await press(await named('Your turn'));
  await expect.poll(() => off).toEqual(['mention', 'turn']);
  expect(await states()).toEqual(['false', 'false']);
  await press(await named('Mentions'));
  await expect.poll(() => off).toEqual(['turn']);
  isAway = 1;
  await press(await named('Your turn'));
  await expect.poll(states).toEqual(['false', 'true']);
});

test('quiet hours hold for all hooks, cross midnight, and move by half an hour', async () => {
  ways = [DISCORD, { ...DISCORD, id: 'e', name: 'Family' }];
  await open();
  await press(await named('Quiet hours'));
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  await expect
    .poll(() => ways.map(({ quiet }) => quiet))
    .toEqual([0, 1].map(() => ({ from: '22:30', to: '07:30', zone })));
  const from = await named('Quiet from');
  expect([from.getAttribute('type'), from.getAttribute('aria-valuetext')]).toEqual(['range', '22:30']);
  await act(async () => void fireEvent.change(from, { target: { value: '46' } }));
  await expect.poll(() => ways.map(({ quiet }) => quiet?.from)).toEqual(['23:00', '23:00']);
  expect(text()).toContain('23:00 to 07:30, your time');
});

test('a new hook has the quiet hours of the others', async () => {
  const quiet = { from: '22:00', to: '06:00', zone: 'Europe/Rome' };
  ways = [{ ...DISCORD, quiet }];
  await open();
  await press(await words('Add another chat hook'));
  await write(await field('Address of the hook'), 'https://ntfy.sh/ida');
  await press(await words('Add'));
  expect(asked).toEqual([expect.objectContaining({ quiet })]);
});

test('volume and kinds of sounds are kept in this browser', async () => {
  await open();
  await act(async () => void fireEvent.change(await named('Volume'), { target: { value: '80' } }));
  await press(await field('Dice'));
  expect([useAlerts.getState().volume, useAlerts.getState().muted]).toEqual([80, ['dice']]);
  await expect
    .poll(() => document.querySelector('[role="status"]')?.textContent, { timeout: 5_000 })
    .toBe('Saved on this device');
});

const PUSH: AlertWay = { ...DISCORD, id: 'p', kind: 'push', name: 'Firefox', shown: 'push.example', device: 'else' };
const MAIL: AlertWay = { ...DISCORD, id: 'm', kind: 'mail', name: 'Mail', shown: 'ida@example.org' };

test('another device of the player has a row of its own, and says when it was reached last', async () => {
  ways = [{ ...PUSH, reachedAt: '2026-11-24T18:02:00.000Z' }];
  await open();
  expect(rows()).toContain('Firefox, another device');
  expect(text()).toMatch(/last reached: 24 Nov/);
});

test('mail is confirmed by its link before anything can be sent to it', async () => {
  kinds = ['hook', 'mail'];
  ways = [{ ...MAIL, confirmBy: '2099-11-24T18:02:00.000Z' }];
  await open();
  expect(text()).toContain('Confirm by the link in the mail');
  expect(document.querySelector('[aria-label="Test: Mail"]')).toBeNull();
  await press(await words('Send the link again'));
  expect(asked).toEqual(['link m']);
});

test('an address of mail is added, and what is none is said', async () => {
  kinds = ['hook', 'mail'];
  await open();
  const forms = document.querySelectorAll('form');
  await write(await field('Your mail address'), 'ida');
  await act(async () => void fireEvent.submit(forms[1] as HTMLFormElement));
  expect(text()).toContain('Enter an address such as');
  await write(await field('Your mail address'), 'ida@example.org');
  await act(async () => void fireEvent.submit(forms[1] as HTMLFormElement));
  expect(asked).toEqual([expect.objectContaining({ kind: 'mail', address: 'ida@example.org' })]);
});

test('each game has its own choice', async () => {
  const games = [{ matchId: 'm', often: 'turn' as const }];
  matches = games;
  await open();
  const never = await until(() =>
    [...document.querySelectorAll('#games label')].find(({ textContent }) => textContent === 'Never'),
  );
  await press(never);
  expect(asked).toEqual(['m never']);
});

const HERE = ['This device', 'Chat hook', 'Mail'];
const NOT_HERE = ['Chat hook', 'This device', 'Mail'];

test.each([
  ['unasked', { Notification: { permission: 'default' } }, HERE, 'Not asked yet'],
  ['allowed', { Notification: { permission: 'granted' } }, HERE, 'Test'],
  ['blocked', { Notification: { permission: 'denied' } }, NOT_HERE, 'Press the sign left of the address'],
  ['without https', { isSecureContext: false }, NOT_HERE, 'Needs https'],
  [
    'on an iPhone outside the home screen',
    { Notification: undefined, navigator: { ...navigator, userAgent: 'iPhone', language: 'en' } },
    NOT_HERE,
    'Add to Home Screen',
  ],
  ['in a browser without', { Notification: undefined }, NOT_HERE, 'Not possible in this browser'],
])('notifications %s: the ways that work come first', async (_state, globals, order, said) => {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  await open();
  expect(rows().filter((row) => HERE.includes(row ?? ''))).toEqual(order);
  expect(text()).toContain(said);
});
