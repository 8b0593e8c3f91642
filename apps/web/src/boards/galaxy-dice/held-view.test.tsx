// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Frame, LogEntry } from '../../kit/net/types.ts';
import { LogProvider } from '../../question/log/log-context.ts';
import { StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { Opponents } from './opponents.tsx';
import { viewOf } from './testing.tsx';

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
async function drawn(log: readonly LogEntry[], next: unknown) {
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
            <Board view={before} viewer="p1" seats={[]} />
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
  const view = isBoardTold ? next.view : before;
  await drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <StageProvider
        value={{ staged: null, time: null, next: isOver ? null : (next as unknown as Frame), skip: () => undefined }}
      >
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <LogProvider value={told}>
            <Opponents view={view} viewer="p1" seats={[]} />
            <Hand view={view} viewer="p1" seats={[]} />
          </LogProvider>
        </SelectionProvider>
      </StageProvider>
    </TranslationProvider>,
  );
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
