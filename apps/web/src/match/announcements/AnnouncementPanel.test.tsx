// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TitleLog } from '../../boards/types.ts';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { useMatch } from '../../net/match-store.ts';
import type { Frame, LogEntry } from '../../net/types.ts';
import { LightProvider, useShown } from '../light.tsx';
import { MatchLog } from '../log.tsx';
import { entriesOf, frameOf, TEST_LOG } from '../testing/log.ts';
import { button, press } from '../testing/question.tsx';
import { useUncoveredBoard } from '../use-uncovered-board.ts';
import { AnnouncementPanel } from './AnnouncementPanel.tsx';
import { AnnouncementsProvider } from './context.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { STAY_MS } from './use-leaving.ts';

const nothing = () => undefined;

/** Shows what the board would bring into view. */
function Board({ setOpened = nothing }: { setOpened?: ((now: unknown) => void) | undefined }) {
  useUncoveredBoard(nothing, setOpened);
  return <output>{useShown()?.target}</output>;
}

interface Drawn {
  readonly frame: Frame;
  readonly log: TitleLog;
  readonly setOpened?: ((now: unknown) => void) | undefined;
}

function Match({ frame, log, setOpened }: Drawn) {
  const board = { view: {}, viewer: frame.viewer, seats: [] };
  return (
    <AnnouncementsProvider value={useAnnouncements(frame, log)}>
      <LightProvider>
        <AnnouncementPanel board={board} log={log} />
        <MatchLog frame={frame} log={log} />
        <Board setOpened={setOpened} />
      </LightProvider>
    </AnnouncementsProvider>
  );
}

let root: Root;
const draw = (frame: Frame, log: TitleLog = TEST_LOG, setOpened?: (now: unknown) => void) =>
  act(async () =>
    root.render(
      <TranslationProvider title={null}>
        <Match frame={frame} log={log} setOpened={setOpened} />
      </TranslationProvider>,
    ),
  );
const stored = new Map<string, string>();
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  stored.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  useMatch.setState({ sending: null });
});

const panel = () => document.querySelector('[data-announcements]');
const listed = () => Number(panel()?.getAttribute('data-announcements') ?? 0);
const labelled = (name: string) => panel()?.querySelector<HTMLElement>(`[aria-label="${name}"]`) ?? document.body;
const opened = () => document.querySelector('[data-opened]')?.textContent ?? null;
const FIRST = entriesOf('round', 'move', 'end');

test('the board state on first opening a match is not announced', async () => {
  await draw(frameOf(FIRST));
  expect(panel()).toBeNull();
});

test('several events are all listed in one panel, one is opened; it is stepped in both directions', async () => {
  await draw(frameOf(FIRST));
  await draw(frameOf(entriesOf('round', 'move', 'end', 'move', 'end', 'end')));
  expect([listed(), opened()]).toEqual([2, expect.stringContaining('details of 4')]);
  expect(panel()?.textContent).toContain('1 of 2');
  await press(labelled('Next'));
  expect([listed(), opened()]).toEqual([2, expect.stringContaining('details of 5')]);
  await press(labelled('Back'));
  expect(opened()).toContain('details of 4');
  const [row] = panel()?.querySelectorAll<HTMLElement>('ol button:not([aria-label])') ?? [];
  if (row) await press(row);
  expect(opened()).toContain('details of 5');
});

test('one press closes all, whatever is opened', async () => {
  await draw(frameOf(FIRST));
  await draw(frameOf(entriesOf('round', 'move', 'end', 'end', 'end', 'end', 'end')));
  expect(listed()).toBe(4);
  await press(labelled('Close all'));
  expect(panel()).toBeNull();
});

test('the line of a narrow window unfolds the details and folds them', async () => {
  await draw(frameOf(FIRST.slice(0, 2)));
  await draw(frameOf(FIRST));
  const line = panel()?.querySelector<HTMLElement>('[data-line]') ?? document.body;
  const isUnfolded = () => line.getAttribute('aria-expanded');
  expect(isUnfolded()).toBe('false');
  await press(line);
  expect(isUnfolded()).toBe('true');
  await press(line);
  expect(isUnfolded()).toBe('false');
});

/** A log whose announcements say it all in their title. */
const BRIEF_LOG: TitleLog = {
  ...TEST_LOG,
  announcements: (entries, viewer) => TEST_LOG.announcements(entries, viewer).map((one) => ({ ...one, isBrief: true })),
};
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));
const over = (type: 'pointerover' | 'pointerout') =>
  act(async () => {
    panel()?.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget: document.body }));
  });

test('what asks for no look closes automatically, but not under the pointer', async () => {
  vi.useFakeTimers();
  await draw(frameOf(FIRST.slice(0, 2)), BRIEF_LOG);
  await draw(frameOf(FIRST), BRIEF_LOG);
  await pass(STAY_MS - 1_000);
  await over('pointerover');
  await pass(60_000);
  expect(listed()).toBe(1);
  await over('pointerout');
  await pass(STAY_MS);
  expect(panel()).toBeNull();
});

test('what needs a look stays, and so does what happened while the player was away', async () => {
  vi.useFakeTimers();
  await draw(frameOf(FIRST.slice(0, 2)));
  await draw(frameOf(FIRST));
  await pass(60_000);
  expect(listed()).toBe(1);
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await draw(frameOf(entriesOf('round', 'move', 'end', 'end')), BRIEF_LOG);
  await pass(60_000);
  expect(listed()).toBe(1);
});

test('new entries of the log do not keep an announcement longer', async () => {
  vi.useFakeTimers();
  await draw(frameOf(FIRST.slice(0, 2)), BRIEF_LOG);
  await draw(frameOf(FIRST), BRIEF_LOG);
  await pass(STAY_MS - 1_000);
  await draw(frameOf(entriesOf('round', 'move', 'end', 'move')), BRIEF_LOG);
  await pass(1_000);
  expect(panel()).toBeNull();
});

test('an act of this player marks announcements as read, and undo removes an announcement', async () => {
  await draw(frameOf(FIRST.slice(0, 2)));
  await draw(frameOf(FIRST));
  expect(listed()).toBe(1);
  await draw(frameOf(FIRST.slice(0, 2)));
  expect(panel()).toBeNull();
  await draw(frameOf(FIRST));
  expect(listed()).toBe(1);
  await act(async () => useMatch.setState({ sending: 'rebel:1.x' }));
  expect(panel()).toBeNull();
});

test('a player who returns sees what happened meanwhile', async () => {
  await draw(frameOf(FIRST));
  await act(async () => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await draw(frameOf(entriesOf('round', 'move', 'end', 'end')));
  expect(panel()?.getAttribute('aria-label')).toBe('Since you were here');
  expect(opened()).toContain('details of 3');
});

test('another seat on the same device has its own announcements', async () => {
  await draw(frameOf(FIRST.slice(0, 2), 'rebel'));
  await draw(frameOf(FIRST, 'rebel'));
  expect(listed()).toBe(1);
  await draw(frameOf(FIRST, 'imperial'));
  expect(panel()).toBeNull();
});

test('the end of a match renumbers the log: only new entries are announced', async () => {
  await draw(frameOf(FIRST));
  const all: LogEntry[] = [
    { seq: 0, key: 'log.hidden', params: {} },
    ...FIRST.map((entry) => ({ ...entry, seq: entry.seq + 1 })),
    { seq: 4, key: 'log.end', params: { place: { key: 'system.endor' } } },
  ];
  await draw({ ...frameOf(all), outcome: { winners: ['rebel'], reason: { key: 'reason' } } });
  expect([listed(), opened()]).toEqual([1, expect.stringContaining('details of 4')]);
});

/** Announcements of all entries so far, as a combat has them. */
const LONG_LOG: TitleLog = {
  ...TEST_LOG,
  announcements: (entries) =>
    TEST_LOG.announcements(entries, 'rebel').map((one) => ({ ...one, entries: entries.slice(0, one.seq + 1) })),
};

test('the log reopens an announcement, without marking others as new', async () => {
  await draw(frameOf(FIRST), LONG_LOG);
  await press(button('Read again', document.querySelector('ol[tabindex="0"]')));
  expect(opened()).toContain('details of 2');
  await press(labelled('Close'));
  expect(panel()).toBeNull();
});

test('one that is read again is listed with the unread ones', async () => {
  await draw(frameOf(FIRST), LONG_LOG);
  await draw(frameOf(entriesOf('round', 'move', 'end', 'end')), LONG_LOG);
  const [again] = [...document.querySelectorAll<HTMLElement>('ol[tabindex="0"] [aria-label^="Read again"]')];
  if (again) await press(again);
  expect([listed(), opened()]).toEqual([2, expect.stringContaining('details of 2')]);
});

test('what its sentence in the log says in full is not reopened from there', async () => {
  await draw(frameOf(FIRST));
  expect(document.querySelector('[aria-label^="Read again"]')).toBeNull();
});

test('rounds have headings, and acts the mark of their side', async () => {
  await draw(frameOf(FIRST));
  const items = [...document.querySelectorAll('[data-seq]')];
  expect(items.map((item) => item.querySelector('h3')?.textContent ?? null)).toEqual(['Log', null, null]);
  expect(items.map((item) => item.getAttribute('data-mark'))).toEqual([null, 'rebel', null]);
});

test('a place in an announcement is brought into view on request', async () => {
  await draw(frameOf(FIRST.slice(0, 2)));
  await draw(frameOf(FIRST.map((entry) => ({ ...entry, at: 'place:hoth' }))));
  const show = panel()?.querySelector<HTMLElement>('[aria-label="Show on the board"]');
  if (show) await press(show);
  expect(document.querySelector('output')?.textContent).toBe('place:hoth');
});

test('a drawer over the board closes for an announcement that is read again, not for a new one', async () => {
  const requests: unknown[] = [];
  const setOpened = (now: unknown) => void requests.push(now);
  await draw(frameOf(FIRST), LONG_LOG, setOpened);
  await draw(frameOf(entriesOf('round', 'move', 'end', 'end')), LONG_LOG, setOpened);
  expect([opened(), requests]).toEqual([expect.stringContaining('details of 3'), []]);
  await press(button('Read again', document.querySelector('ol[tabindex="0"]')));
  expect(requests).toEqual([null]);
});

test('the newest hundred entries of a long log are rendered, older ones on request', async () => {
  const log = entriesOf(...Array.from({ length: 121 }, () => 'move'));
  const drawn = () => document.querySelectorAll('[data-seq]').length;
  await draw(frameOf(log.slice(0, 120)));
  expect(drawn()).toBe(100);
  await draw(frameOf(log));
  expect(drawn()).toBe(101);
  await press(button('Show earlier entries', document.querySelector('ol[tabindex="0"]')));
  expect(drawn()).toBe(121);
});
