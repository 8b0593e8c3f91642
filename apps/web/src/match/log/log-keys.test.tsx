// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { LogEntry } from '../../kit/net/types.ts';
import type { TitleCards } from '../../question/board-set.ts';
import { CardsProvider } from '../../question/log/cards.tsx';
import { HighlightProvider } from '../../question/log/highlight.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press, type } from '../../testing/press.ts';
import { frameOf, TEST_LOG } from '../testing/log.ts';
import { MatchLog } from './log.tsx';

beforeEach(async () => {
  await loadTitle('rebellion', 'en');
});
const cards: TitleCards = {
  cardOf: ({ key }) => (key.startsWith('mission.') ? key : null),
  gistOf: (card) => ({ key: `${card}.gist` }),
  Card: ({ card }) => `The whole of ${card}`,
  Sign: () => null,
};
const carriedOut = (...places: readonly string[]): LogEntry[] =>
  places.map((place, seq) => ({
    seq,
    key: 'log.missionAt',
    params: { side: { key: 'side.rebel' }, mission: { key: 'mission.sabotage' }, place: { key: `system.${place}` } },
  }));
const draw = (entries: readonly LogEntry[]) =>
  drawPage(
    <TranslationProvider title="rebellion">
      <CardsProvider value={cards}>
        <HighlightProvider>
          <MatchLog frame={frameOf(entries)} log={TEST_LOG} />
        </HighlightProvider>
      </CardsProvider>
    </TranslationProvider>,
  );

const log = () => document.querySelector<HTMLElement>('ol') ?? document.body;
const stops = () =>
  [...document.querySelectorAll<HTMLElement>('ol, ol *')].filter(({ tabIndex, tagName }) =>
    tagName === 'OL' || tagName === 'BUTTON' ? tabIndex >= 0 : false,
  );
const focused = () => document.activeElement?.textContent?.replace(/[“”]/g, '');

test('once the reader has scrolled up a button leads back to the newest entry, and counts what has come since', async () => {
  await draw(carriedOut('hoth', 'naboo', 'sullust'));
  const pill = () => document.querySelector<HTMLElement>('ol + button');
  expect(pill()).toBeNull();
  for (const [name, value] of [
    ['scrollHeight', 900],
    ['clientHeight', 100],
  ] as const)
    Object.defineProperty(log(), name, { value, configurable: true });
  const scroll = (top: number) =>
    act(async () => {
      log().scrollTop = top;
      log().dispatchEvent(new Event('scroll', { bubbles: true }));
    });
  await scroll(800);
  expect(pill()).toBeNull();
  await scroll(300);
  expect(pill()?.textContent).toBe('Newest');
  await draw(carriedOut('hoth', 'naboo', 'sullust', 'endor', 'bespin'));
  expect(pill()?.textContent).toBe('2 new entries');
  const button = pill();
  if (button) await press(button);
  expect([pill(), log().scrollTop]).toEqual([null, 900]);
});

test('the log is one Tab stop, whatever it names', async () => {
  await draw(carriedOut('hoth', 'naboo', 'sullust'));
  expect(document.querySelectorAll('ol button')).toHaveLength(6);
  expect(stops()).toEqual([log()]);
});

test('arrow keys go from name to name, from the newest on; Home and End to the first and the last', async () => {
  await draw(carriedOut('hoth', 'naboo'));
  log().focus();
  await type('ArrowUp');
  expect(focused()).toBe('Naboo');
  await type('ArrowUp');
  expect(focused()).toBe('Sabotage');
  await type('ArrowDown');
  await type('ArrowDown');
  expect(focused()).toBe('Naboo');
  await type('Home');
  expect(focused()).toBe('Sabotage');
  await type('ArrowRight');
  expect(focused()).toBe('Hoth');
  await type('End');
  expect(focused()).toBe('Naboo');
});

test('Shift and Tab leave the log at once from a name in it, and the arrow keys return to that name', async () => {
  await draw(carriedOut('hoth', 'naboo'));
  const [, hoth = document.body] = document.querySelectorAll<HTMLElement>('ol button');
  await press(hoth);
  expect(stops()).toEqual([]);
  await act(async () => hoth.blur());
  expect(stops()).toEqual([log()]);
  await draw(carriedOut('hoth', 'naboo', 'sullust'));
  log().focus();
  await type('ArrowDown');
  expect(focused()).toBe('Hoth');
});

test('a log without names scrolls with the arrow keys', async () => {
  await draw([{ seq: 0, key: 'log.gameOver', params: {} }]);
  log().focus();
  const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
  log().dispatchEvent(key);
  expect(key.defaultPrevented).toBe(false);
});

test('a screen reader is told that the arrow keys go from name to name', async () => {
  await draw(carriedOut('hoth'));
  expect(log().getAttribute('aria-description')).toBe('Arrow keys go from name to name.');
});
