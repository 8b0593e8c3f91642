// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useTitleStore } from '../../kit/net/titles.ts';
import type { Frame } from '../../kit/net/types.ts';
import { galaxy, person, summaryOf } from '../../pages/lobby/testing/matches.ts';
import type { BoardProps, BoardSet } from '../../question/board-set.ts';
import { type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { rulesOf } from '../../rules/book.ts';
import { useGuides } from '../../rules/guide.ts';
import { mount } from '../../testing/mount.ts';
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
const boardSet: Pick<BoardSet, 'Rail' | 'hereOf'> = {
  Rail: () => <p>What the title shows</p>,
  hereOf: () => ({ chapter: 'assignment', player: 'rebel', step: 'assignment', isEarly: true }),
};

let page: ReturnType<typeof mount<RailTab>>;
afterEach(async () => {});

/** The rail in a window that is a phone's or not. */
function open(tab: RailTab, isPhone: boolean, staged: Staged | null = null) {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: () => {}, removeEventListener: () => {} }));
  page = mount((shown) => (
    <TranslationProvider title="rebellion">
      <StageProvider value={{ staged, time: null, next: null, skip: () => undefined }}>
        <Rail
          summary={summary}
          frame={frame}
          boardSet={boardSet}
          board={board}
          rail={{ tab: shown, setTab: () => undefined, leave: () => undefined }}
          onOpen={() => undefined}
        />
      </StageProvider>
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

test('beside the board the talk has the whole height, without the guide and what the title shows', async () => {
  await rulesOf('rebellion', 'en').load();
  useGuides.setState({ guides: {} });
  const words = () => document.body.textContent ?? '';
  await open('log', false);
  await vi.waitFor(() => expect(words()).toContain('Use two or three leaders'));
  expect(words()).toContain('What the title shows');
  await open('chat', false);
  expect(words()).not.toContain('Your first round as the Rebels');
  expect(words()).not.toContain('What the title shows');
});

test('the guide of the first turns folds while a moment is in front', async () => {
  await rulesOf('rebellion', 'en').load();
  useGuides.setState({ guides: {} });
  const moment = { kind: 'attack', from: 0, seq: 1, title: { key: '2 hits' }, entries: [] };
  const words = () => document.body.textContent ?? '';
  await open('log', false);
  await vi.waitFor(() => expect(words()).toContain('Use two or three leaders'));
  await open('log', false, { moment, phase: 'dice', isAgain: false });
  await vi.waitFor(() => expect(words()).toContain('Your first round as the Rebels'));
  expect(words()).not.toContain('Use two or three leaders');
});
