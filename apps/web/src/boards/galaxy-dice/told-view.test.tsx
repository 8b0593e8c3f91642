// @vitest-environment happy-dom
import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { LogProvider } from '../../question/log/log-context.ts';
import type { Moment } from '../../question/log/moment.ts';
import { type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Opponents } from './opponents.tsx';
import { viewOf } from './testing/part.tsx';

const LAST = 'endor-1.1';
const seat = { key: 'seat.p2' };
const PLACED: LogEntry = { seq: 7, key: 'log.placed', params: { seat }, at: `space:${LAST}` };
const REWARD = { key: 'reward.vp', params: { vp: 2 } };
const PAID: LogEntry = { seq: 8, key: 'log.row', params: { seat, row: 1, reward: REWARD }, at: 'row:endor-1' };
const DICE: LogEntry = { seq: 9, key: 'log.vpDice', params: { seat, vp: 1 } };

const before = viewOf('endor', {
  active: 'p2',
  dice: [{ id: 1, face: 'tie', state: 'placed', space: LAST, locked: false }],
});
const after = { ...viewOf('hoth'), planetIndex: before.planetIndex + 1 };

/** Rows and markers of the planet on the board while its last turn is told so far. */
async function drawn(log: readonly LogEntry[], next: unknown, view = before) {
  await drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <StageProvider
        value={{
          staged: null,
          time: null,
          next: next ? ({ view: next, log } as unknown as Frame) : null,
          skip: () => undefined,
        }}
      >
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <LogProvider value={log}>
            <Board view={view} viewer="p1" seats={[]} />
          </LogProvider>
        </SelectionProvider>
      </StageProvider>
    </TranslationProvider>,
  );
  return {
    planet: document.querySelector('h2')?.textContent,
    paid: document.querySelectorAll('[data-paid]').length,
  };
}

/** The seats of both players, Jonas first, while so much of the log is told. */
const drawSeats = (view: GalaxyView, told: readonly LogEntry[], next: unknown, staged: Staged | null = null) =>
  drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <StageProvider value={{ staged, time: null, next: next as Frame | null, skip: () => undefined }}>
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <LogProvider value={told}>
            <Opponents view={view} viewer="p1" seats={[]} />
            <Hand view={view} viewer="p1" seats={[]} />
          </LogProvider>
        </SelectionProvider>
      </StageProvider>
    </TranslationProvider>,
  );

beforeEach(() => loadTitle('galaxy-dice', 'en'));

test('GD-6.1 a finished planet stays with its last markers and rows until its end has been told', async () => {
  expect(await drawn([], after)).toMatchObject({ paid: 0 });
  expect(await drawn([PLACED], after)).toMatchObject({ paid: 0 });
  expect(await drawn([PLACED, PAID], after)).toMatchObject({ planet: 'Endor', paid: 1 });
});

test('a planet that goes on has the markers and rows that are told while its turn is still being told', async () => {
  const next = { ...before, turn: 2 };
  expect(await drawn([], next)).toMatchObject({ planet: 'Endor', paid: 0 });
  expect(await drawn([PLACED, PAID], next)).toMatchObject({ planet: 'Endor', paid: 1 });
});

test('what help covers is covered with its sentence, before the row it completes is won', async () => {
  const next = { ...before, turn: 2 };
  const spaces = () => document.querySelectorAll('[data-place^="space:"] b').length;
  await drawn([], next);
  const uncovered = spaces();
  await drawn([{ ...PLACED, key: 'log.allyHelps' }], next);
  expect(spaces()).toBe(uncovered + 1);
});

test('a planet is drawn as its view has it once all is told', async () => {
  expect(await drawn([PLACED, PAID], null)).toMatchObject({ planet: 'Endor', paid: 0 });
});

const TOKEN = {
  seq: 6,
  key: 'log.rolled',
  params: { seat, dice: { key: 'list.1', params: { item1: { key: 'symbol.tie' } } } },
};

test('a row of another player is complete once its last space is covered, not while a die lies there', async () => {
  const row = before.rows.find(({ spaces }) => spaces.some(({ id }) => id === LAST));
  const filled = row?.spaces.filter(({ id }) => id !== LAST).map(({ id }) => [id, 'p2'] as const) ?? [];
  const lying = viewOf('endor', { active: 'p2', dice: before.dice }, Object.fromEntries(filled));
  const told = async (log: readonly LogEntry[], view = lying) => {
    await drawn(log, { ...lying, turn: 2 }, view);
    return [...document.querySelectorAll('li > span')]
      .map((one) => one.textContent)
      .filter((one) => /^(1 to go|Complete)$/.test(one ?? ''));
  };
  expect(await told([TOKEN])).toEqual(['1 to go']);
  expect(await told([TOKEN, PLACED])).toEqual(['Complete']);
  expect(await told([TOKEN], { ...lying, active: 'p1' })).toEqual(['Complete']);
});

test('lords and allies come and go with the sentence that tells it', async () => {
  const lord = { key: 'lord.vader' };
  const log: LogEntry[] = [
    PLACED,
    { seq: 8, key: 'log.lordTaken', params: { seat, lord, count: 1 } },
    { seq: 9, key: 'log.allyHelps', params: { seat, helper: { key: 'ally.wedge' } } },
    { seq: 10, key: 'log.row', params: { seat, row: 1, reward: { key: 'ally.c3po' } }, at: 'row:endor-1' },
    { seq: 11, key: 'log.lordBack', params: { seat: { key: 'seat.p1' }, lord: { key: 'lord.palpatine' } } },
  ];
  const [ida, jonas] = before.seats;
  if (!ida || !jonas) throw new Error('two seats');
  const old = {
    ...before,
    lords: [],
    seats: [
      { ...ida, lord: 'palpatine' as const },
      { ...jonas, allies: ['wedge' as const] },
    ],
  };
  const next = {
    ...old,
    lords: ['palpatine' as const],
    seats: [ida, { ...jonas, lord: 'vader' as const, allies: ['c3po' as const] }],
  };
  for (const view of [old, next]) {
    const told = async (count: number) => {
      await drawSeats(view, log.slice(0, count), { view: next, log });
      const [other, own] = [document.querySelector('ul'), document.querySelector('ul + *')];
      return [other, own].map(
        (part) => part?.textContent?.match(/Darth Vader|Emperor Palpatine|no allies|\d all(?:y|ies)/g) ?? [],
      );
    };
    expect(await told(1)).toEqual([['1 ally'], ['Emperor Palpatine']]);
    expect(await told(2)).toEqual([['1 ally', 'Darth Vader'], ['Emperor Palpatine']]);
    expect(await told(3)).toEqual([['no allies', 'Darth Vader'], ['Emperor Palpatine']]);
    expect(await told(4)).toEqual([['1 ally', 'Darth Vader'], ['Emperor Palpatine']]);
    expect(await told(5)).toEqual([['1 ally', 'Darth Vader'], []]);
  }
});

const ROLL: Moment = { kind: 'turn', from: 6, seq: 6, dice: 1, title: { key: TOKEN.key }, entries: [TOKEN] };

test('with the roll that begins it a turn is that of its player: nothing is left of the one before', async () => {
  const dice = [{ id: 1, face: 'walker', state: 'unused', space: null, locked: false } as const];
  const own = viewOf('endor', { active: 'p1', step: 'help', dice });
  const shown = async (phase: Staged['phase']) => {
    await drawSeats(own, [], { view: { ...own, active: 'p2' }, log: [TOKEN] }, { moment: ROLL, phase, isAgain: false });
    const plays = document.querySelector('ul')?.textContent?.includes('plays now');
    const unused = document.querySelectorAll('[aria-label$="not used"]').length;
    return { plays, unused, scale: document.querySelector('[data-penalty]')?.getAttribute('data-penalty') };
  };
  expect(await shown('opening')).toEqual({ plays: true, unused: 0, scale: 'p2' });
  expect(await shown('dice')).toEqual({ plays: true, unused: 0, scale: 'p2' });
});

/** Points on screen of both players, Jonas first, while the last turn of Jonas is told so far; it has brought 3 points. */
async function pointsAfter(told: readonly LogEntry[], isBoardTold: boolean, isOver = false) {
  const log = [PLACED, PAID, DICE];
  const next = {
    view: {
      ...before,
      seats: before.seats.map((one) => ({ ...one, vp: (one.vp ?? 0) + (one.seat === 'p2' ? 3 : 0) })),
    },
    log,
  };
  await drawSeats(isBoardTold ? next.view : before, told, isOver ? null : next);
  const shown = [...document.querySelectorAll('[data-points] > span[aria-hidden]')];
  return shown.map((one) => Number(one.textContent));
}

test('GD-5.36 points change with the sentence that tells them, neither before nor after it', async () => {
  for (const isBoardTold of [false, true]) {
    expect(await pointsAfter([], isBoardTold)).toEqual([5, 6]);
    expect(await pointsAfter([PLACED], isBoardTold)).toEqual([5, 6]);
    expect(await pointsAfter([PLACED, PAID], isBoardTold)).toEqual([7, 6]);
    expect(await pointsAfter([PLACED, PAID, DICE], isBoardTold)).toEqual([8, 6]);
  }
  expect(await pointsAfter([PLACED, PAID, DICE], true, true)).toEqual([8, 6]);
});
