// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useTitleStore } from '../../kit/net/titles.ts';
import type { Frame } from '../../kit/net/types.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import type { BoardProps } from '../../question/board-set.ts';
import { mount } from '../testing/mount.ts';
import { Rail } from './rail.tsx';
import type { RailTab } from './rail-tab.ts';

beforeEach(() => useTitleStore.setState({ titles: [galaxy] }));

const summary = summaryOf({
  status: 'playing',
  title: 'rebellion',
  seats: [person('p1', 'Ida'), person('p2', 'Jonas')],
});
const frame = {
  version: 1,
  viewer: 'p1',
  view: null,
  pending: [],
  log: [],
  canUndo: false,
  undoable: 0,
  conceded: [],
  outcome: undefined,
} as unknown as Frame;
const board: BoardProps = { view: null, viewer: 'p1', seats: [], asked: [] };
const boardSet = { Rail: () => <p>What the title shows</p> };

let page: ReturnType<typeof mount<RailTab>>;
afterEach(async () => {});

/** The rail in a window that is a phone's or not. */
function open(tab: RailTab, isPhone: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }));
  page = mount((shown) => (
    <TranslationProvider title="rebellion">
      <Rail
        summary={summary}
        frame={frame}
        boardSet={boardSet}
        board={board}
        rail={{ tab: shown, setTab: () => undefined, leave: () => undefined }}
        onOpen={() => undefined}
      />
    </TranslationProvider>
  ));
  return page.draw(tab);
}

const tabs = () => [...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent);

test.each([
  ['log', []],
  ['chat', []],
  ['table', ['Table', 'Rules']],
  ['rules', ['Table', 'Rules']],
] as const)('a phone repeats no tab of its foot above the %s', async (tab, shown) => {
  await open(tab, true);
  expect(tabs()).toEqual(shown);
});

test('beside the board the rail has all of its tabs', async () => {
  await open('table', false);
  expect(tabs()).toEqual(['Log', 'Chat', 'Table', 'Rules']);
});
