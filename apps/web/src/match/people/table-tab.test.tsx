// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useLanguage } from '../../kit/i18n/language.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Leave } from '../../kit/net/leave.ts';
import { useTitleStore } from '../../kit/net/titles.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import type { SeatInfo } from '../../question/board-set.ts';
// What the test waits for is there before: in a first run it and all it needs are compiled only when asked for.
import '../../settings/settings-dialog.tsx';
import { mount } from '../../testing/mount.ts';
import { press, write } from '../../testing/press.ts';
import { until } from '../../testing/until.ts';
import { TableTab } from './table-tab.tsx';

beforeEach(() => useTitleStore.setState({ titles: [galaxy] }));

const summary = summaryOf({ status: 'playing', seats: [person('p1', 'Ida'), person('p2', 'Jonas')] });
const seatOf = (id: string, name: string): SeatInfo => ({ id, name, connected: true, isBot: false, isMine: false });

let page: ReturnType<typeof mount<Leave | null>>;
const open = (leave: Leave | null) => {
  page = mount((shown) => (
    <TranslationProvider title={null}>
      <TableTab summary={summary} seats={[seatOf('p1', 'Ida'), { ...seatOf('p2', 'Jonas'), leave: shown }]} />
    </TranslationProvider>
  ));
  return page.draw(leave);
};
afterEach(async () => {
  await page.close();
  useLanguage.getState().setLanguage('en');
  await expect.poll(() => useLanguage.getState().language).toBe('en');
});

const players = () => [...document.querySelectorAll('li')].map((seat) => seat.textContent);

test.each([
  ['conceded', 'conceded'],
  ['time', 'lost on time'],
  ['removed', 'removed'],
  ['computer', 'computer plays'],
  ['out', 'out of time'],
  ['away', 'away'],
] as const)('the players tell who has left, and how: %s', async (leave, word) => {
  await open(leave);
  expect(players()).toEqual(['Ida here', `Jonas ${word}`]);
  const isStruck = ['conceded', 'time', 'removed'].includes(leave);
  expect(document.querySelectorAll('strong[class]')).toHaveLength(isStruck ? 1 : 0);
});

test('the language can be changed during a match, also by spectators', async () => {
  await open(null);
  await press(
    await until(() => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Settings')),
  );
  // Not within `act`, which renders what has been loaded only when it ends.
  const field = await until(() => [...document.querySelectorAll('select')].find(({ value }) => value === 'en'));
  await write(field, 'it');
  await expect.poll(() => players().slice(0, 2)).toEqual(['Ida in linea', 'Jonas in linea']);
});
