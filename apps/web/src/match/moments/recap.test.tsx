// @vitest-environment happy-dom

import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import type { TitleLog } from '../../question/board-set.ts';
import { HighlightProvider } from '../../question/log/highlight.tsx';
import { KnownMoments } from '../../question/log/known-moments.ts';
import { MomentsProvider, type Staged, StageProvider, useStaged } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { MatchLog } from '../log/log.tsx';
import { useUncoveredBoard } from '../shell/use-uncovered-board.ts';
import { frameOf, TEST_LOG } from '../testing/log.ts';
import { Recap } from './recap.tsx';
import { RecapList } from './recap-list.tsx';
import { useRecap } from './use-recap.ts';

/** What is in the log: acts of others ("march"), own ones, and entries that give rise to no moment. */
type Entry = 'march' | 'own' | 'card' | 'turn';

const LOG: TitleLog = {
  ...TEST_LOG,
  moments: (entries, _viewer, { from, to } = { from: 0, to: entries.length }) =>
    entries
      .slice(from, to)
      .filter(({ key }) => key !== 'card')
      .map((entry) => ({
        ...{ kind: entry.key, from: entry.seq, seq: entry.seq },
        ...{
          title: { key: 'match.score', params: { seat: entry.key, points: entry.seq } },
          meaning: { key: 'match.youWin' },
        },
        ...{ entries: entries.slice(0, entry.seq + 1), isOwn: entry.key === 'own' },
        ...(entry.key === 'turn' && { isRoutine: true }),
      })),
};

const NO_STAGE = { staged: null, time: null, next: null, skip: () => undefined };

interface Drawn {
  readonly frame: Frame;
  readonly staged: Staged | null;
  setOpened(now: unknown): void;
}

/** What the board would show in front. */
function Board({ setOpened }: Pick<Drawn, 'setOpened'>) {
  const staged = useStaged();
  useUncoveredBoard(() => undefined, setOpened);
  return <output>{staged && `${staged.moment.seq} ${staged.phase} ${staged.isAgain ? 'again' : 'new'}`}</output>;
}

const known = new KnownMoments();

function Inside({ frame, setOpened }: Drawn) {
  const board = { view: {}, viewer: frame.viewer, seats: [] };
  return (
    <MomentsProvider value={useRecap(frame, known.of(LOG, frame.log, frame.viewer))}>
      <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
        <HighlightProvider>
          <Recap board={board} log={LOG} />
          <RecapList board={board} log={LOG} isInRail />
          <MatchLog frame={frame} log={LOG} />
          <Board setOpened={setOpened} />
        </HighlightProvider>
      </SelectionProvider>
    </MomentsProvider>
  );
}

/** A match on this page. */
class Page {
  staged: Staged | null = null;
  readonly drawers: unknown[] = [];
  #entries: LogEntry[] = [];
  #viewer = 'rebel';

  constructor(...events: Entry[]) {
    this.#add(events);
  }

  #add(events: readonly Entry[]) {
    for (const key of events) this.#entries.push({ seq: this.#entries.length, key, params: {} });
  }

  async draw(more: Partial<Frame> = {}) {
    const frame = { ...frameOf(this.#entries, this.#viewer), ...more };
    await drawPage(
      <TranslationProvider title={null}>
        <StageProvider value={{ ...NO_STAGE, staged: this.staged }}>
          <Inside frame={frame} staged={this.staged} setOpened={(now) => void this.drawers.push(now)} />
        </StageProvider>
      </TranslationProvider>,
    );
    return this;
  }

  /** Others act; the result of the last is played, if `isPlayed`. */
  async comes(events: readonly Entry[], { isPlayed = true } = {}) {
    this.#add(events);
    const last = known.of(LOG, this.#entries, this.#viewer).at(-1);
    if (isPlayed && last) this.staged = { moment: last, phase: 'result', isAgain: false };
    await this.draw();
    this.staged = null;
    await this.draw();
  }

  /** The viewer acts, which the log tells. */
  async acts() {
    await act(async () => useMatch.setState({ sending: 'rebel:1.x' }));
    this.#add(['own']);
    await act(async () => useMatch.setState({ sending: null }));
    await this.draw();
  }

  /** The page is left, and opened again after this. */
  async leavesUntil(...events: Entry[]) {
    cleanup();
    this.#add(events);
    await this.draw();
  }

  async undone() {
    this.#entries = this.#entries.slice(0, -1);
    await this.draw();
  }

  async watchedBy(viewer: string) {
    this.#viewer = viewer;
    await this.draw();
  }
}

const stored = new Map<string, string>();
let isHidden = false;
beforeEach(() => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  delete LOG.showsNewest;
  stored.clear();
  isHidden = false;
  useMatch.setState({ sending: null });
});

const hide = (hidden: boolean) =>
  act(async () => {
    isHidden = hidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });
const bar = () => document.querySelector('[data-recap]');
/** "2 of 4" of the bar, and the number of steps that were not in front yet. */
const place = () => bar()?.querySelector('[class*="place"]')?.textContent ?? null;
const steps = () => Number(document.querySelector('[data-recap-list]')?.getAttribute('data-recap-list') ?? 0);
const front = () => document.querySelector('output')?.textContent ?? null;
const control = (name: 'Back' | 'Next' | 'Close') =>
  bar()?.querySelector<HTMLElement>(`[aria-label^="${name}"]`) ?? document.body;
const key = (name: string) =>
  act(async () => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })));

test('a roll is told afterwards with who rolled for what before its result', async () => {
  const { moments } = LOG;
  const opening = { key: 'match.waitingFor', params: { names: 'Marta' } };
  LOG.moments = (...asked) => moments(...asked).map((one) => ({ ...one, opening }));
  const page = await new Page('own').draw();
  await page.comes(['march']);
  LOG.moments = moments;
  expect(bar()?.querySelector('h2')?.textContent).toContain('Marta');
  expect(bar()?.querySelector('h2 + p')?.textContent).toMatch(/^march: 1 · /);
  expect(document.querySelector('[data-recap-list] strong')?.textContent).toContain('Marta');
});

test('what was played stays in front with its words until the own act, an hour later too', async () => {
  vi.useFakeTimers();
  const page = await new Page('own').draw();
  expect([bar(), steps()]).toEqual([null, 0]);
  await page.comes(['march']);
  await page.comes(['march', 'card']);
  const before = [place(), steps(), front(), bar()?.textContent];
  expect(before.slice(0, 3)).toEqual(['2 of 2', 2, '2 result again']);
  await act(async () => vi.advanceTimersByTime(3_600_000));
  expect([place(), steps(), front(), bar()?.textContent]).toEqual(before);
  await page.acts();
  expect([bar(), steps(), front()]).toEqual([null, 0, '']);
});

test('Back and Next go through all steps and keep their place at the ends, where they say why they do nothing', async () => {
  const page = await new Page('own').draw();
  for (let n = 0; n < 3; n += 1) await page.comes(['march']);
  expect([place(), control('Next').getAttribute('aria-label')]).toEqual(['3 of 3', 'Next: This is the newest.']);
  expect(control('Back').getAttribute('aria-label')).toBe('Back: march: 2');
  await press(control('Next'));
  expect(place()).toBe('3 of 3');
  await press(control('Back'));
  expect([place(), front()]).toEqual(['2 of 3', '2 result again']);
  await key('ArrowLeft');
  await key('ArrowLeft');
  expect([place(), control('Back').getAttribute('aria-disabled')]).toEqual(['1 of 3', 'true']);
  await key('ArrowRight');
  expect(place()).toBe('2 of 3');
});

test('who comes back sees the first moment that was not seen, then the newest', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  await page.leavesUntil('march', 'march');
  expect([place(), front()]).toEqual(['2 of 31 new', '2 result new']);
  await press(control('Next'));
  expect([place(), front()]).toEqual(['3 of 3', '3 result new']);
  await page.leavesUntil();
  expect([place(), front()]).toEqual(['3 of 3', '3 result again']);
});

test('a hidden page opens the recap as it is shown again, also one that was closed', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  await press(control('Close'));
  await hide(true);
  await page.comes(['march', 'march'], { isPlayed: false });
  await hide(false);
  expect([place(), front()]).toEqual(['2 of 31 new', '2 result new']);
});

test('on another device everything since the last own act is a step, from the first', async () => {
  await new Page('march', 'own', 'march', 'march').draw();
  expect([place(), front()]).toEqual(['1 of 21 new', '2 result new']);
});

test('an own result that came while the player was away is a step like the others', async () => {
  const page = await new Page('own', 'march').draw();
  await page.leavesUntil('own', 'march');
  expect([steps(), front()]).toEqual([3, '2 result new']);
  await page.acts();
  expect(steps()).toBe(0);
});

test('of moments that were folded the first is in front; a reader of an older one stays there', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march', 'march', 'march']);
  expect([place(), front()]).toEqual(['1 of 31 new', '1 result new']);
  await page.comes(['march']);
  expect([place(), front()]).toEqual(['1 of 41 new', '1 result new']);
});

test('closing keeps list and marks; the key R, the list and the next moment open it again', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  await page.comes(['march']);
  await press(control('Close'));
  expect([bar(), steps(), front()]).toEqual([null, 2, '']);
  await key('r');
  expect(place()).toBe('2 of 2');
  await press(control('Close'));
  const oldest = [...document.querySelectorAll<HTMLElement>('[data-recap-list] button')].at(-1);
  await press(oldest ?? document.body);
  expect([place(), page.drawers.at(-1)]).toEqual(['1 of 2', null]);
  await press(control('Close'));
  await page.comes(['march']);
  expect(place()).toBe('3 of 3');
});

test('what the board shows with all its steps has no words over it, unless they are opened', async () => {
  LOG.showsNewest = () => true;
  const page = await new Page('own').draw();
  await page.comes(['march', 'march']);
  expect(place()).toBe('1 of 2');
  await press(control('Next'));
  expect([bar(), front()]).toEqual([null, '2 result again']);
  expect(document.querySelector('[data-recap-chip]')?.textContent).toContain('(2)');
  await key('r');
  expect(place()).toBe('2 of 2');
  await page.comes(['march']);
  expect([bar(), front()]).toEqual([null, '3 result again']);
});

test('that a turn begins is no step', async () => {
  const page = await new Page('own').draw();
  await page.comes(['turn', 'march', 'turn']);
  expect([place(), steps()]).toEqual(['1 of 1', 1]);
});

test('an entry of the log is read again, among all moments, without sound', async () => {
  const page = await new Page('march', 'march', 'own').draw();
  await page.comes(['march']);
  const [again] = document.querySelectorAll<HTMLElement>('[aria-label^="Read again"]');
  await press(again ?? document.body);
  expect([bar()?.getAttribute('aria-label'), place(), front()]).toEqual(['From the log', '2 of 4', '1 result again']);
});

test('nothing is in front of a moment that is played', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  const [moment] = LOG.moments([{ seq: 0, key: 'march', params: {} }], 'rebel', { from: 0, to: 1 });
  page.staged = moment ? { moment, phase: 'opening', isAgain: false } : null;
  await page.draw();
  expect([bar(), steps(), front()]).toEqual([null, 1, '0 opening new']);
});

test('undo takes a step away, and what is played again instead is new', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  await page.undone();
  expect([bar(), steps()]).toEqual([null, 0]);
  await page.leavesUntil('march');
  expect([place(), front()]).toEqual(['1 of 1', '1 result new']);
});

test('a spectator finds what came since, one who watches from now on the last dozen', async () => {
  const page = new Page('march', 'march');
  await page.watchedBy('spectator');
  expect([bar(), steps()]).toEqual([null, 0]);
  for (let n = 0; n < 14; n += 1) await page.comes(['march']);
  expect([bar()?.getAttribute('aria-label'), place()]).toEqual(['Since you were here', '12 of 12']);
});

test('of one who plays both sides the other side opens nothing by itself', async () => {
  const page = await new Page('own').draw();
  await page.comes(['march']);
  await page.watchedBy('empire');
  expect(bar()).toBeNull();
});
