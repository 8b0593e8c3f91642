// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision } from '../../kit/net/types.ts';
import type { Moment } from '../../question/log/moment.ts';
import { MomentsProvider, NO_MOMENTS, StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { press } from '../../testing/press.ts';
import { noteHidden } from '../quick/hidden-marks.ts';
import { PhoneTabs, type ShownTab } from './phone-tabs.tsx';
import type { RailTab } from './rail-tab.ts';

const aboutHand = (id: string, isHand: boolean): Decision => ({
  id,
  seat: 'rebel',
  shape: 'one',
  prompt: { key: 'ask.assign' },
  canUndo: false,
  options: [{ key: 'a', label: { key: 'x' }, at: isHand ? 'card:a' : 'place:a' }],
});

interface Drawn {
  decision?: Decision | null;
  shown?: ShownTab;
  tab?: RailTab;
  hasHand?: boolean;
  hand?: 'hand' | 'story' | null;
  moment?: Moment | null;
  unseen?: number;
}

/** The tabs, and what they have shown so far. */
function tabs() {
  const asked: string[] = [];
  const draw = ({
    decision = null,
    shown = 'board',
    tab = 'log',
    hasHand = true,
    hand = 'hand',
    moment = null,
    unseen = 0,
  }: Drawn) =>
    drawPage(
      <TranslationProvider title="rebellion">
        <StageProvider
          value={{
            staged: moment && { moment, phase: 'opening', isAgain: false },
            time: null,
            next: null,
            skip: () => undefined,
          }}
        >
          <MomentsProvider value={{ ...NO_MOMENTS, unseen }}>
            <SelectionProvider decision={decision} busy={false} onAct={() => undefined}>
              <PhoneTabs
                boardSet={
                  hasHand
                    ? { handTab: ({ options }) => options.some(({ at }) => at?.startsWith('card:') === true) }
                    : {}
                }
                view={null}
                hand={hand}
                rail={{ shown, tab, setShown: (to) => asked.push(to), show: (to) => asked.push(`rail ${to}`) }}
              />
            </SelectionProvider>
          </MomentsProvider>
        </StageProvider>
      </TranslationProvider>,
    );
  return { asked, draw };
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('nav button')];
const now = () => document.querySelector('[aria-current]')?.textContent;
const tab = (name: string | null) => buttons().find((one) => one.textContent === name);

test('each tab shows one thing, and the current one is marked', async () => {
  const { asked, draw } = tabs();
  await draw({});
  expect(now()).toBe('Board');
  for (const { textContent } of buttons()) await press(tab(textContent));
  expect(asked).toEqual(['board', 'hand', 'rail log', 'rail chat', 'rail table']);
  await draw({ shown: 'rail', tab: 'chat' });
  expect(now()).toBe('Chat');
  await draw({ shown: 'rail', tab: 'table' });
  expect(now()).toBe('More');
});

test('a question about the hand shows the hand, one about the board the board', async () => {
  const { asked, draw } = tabs();
  await draw({ decision: aboutHand('q1', true) });
  await draw({ decision: aboutHand('q1', true), shown: 'hand' });
  await draw({ decision: aboutHand('q2', false), shown: 'hand' });
  expect(asked).toEqual(['hand', 'board']);
});

const MOVE: Moment = { kind: 'moved', from: 3, seq: 3, title: { key: 'log.moved' }, entries: [] };

test('the board is shown when a moment begins there, from any tab, once', async () => {
  const { asked, draw } = tabs();
  await draw({ shown: 'rail', tab: 'log' });
  await draw({ shown: 'rail', tab: 'log', moment: MOVE });
  await draw({ shown: 'hand', moment: MOVE });
  expect(asked).toEqual(['board']);
  await draw({ shown: 'hand', moment: { ...MOVE, from: 9 } });
  expect(asked).toEqual(['board', 'board']);
});

test('a player who writes a message keeps the field when a moment begins', async () => {
  const { asked, draw } = tabs();
  await draw({ shown: 'rail', tab: 'chat' });
  const field = document.body.appendChild(document.createElement('textarea'));
  field.focus();
  await draw({ shown: 'rail', tab: 'chat', moment: MOVE });
  field.remove();
  expect(asked).toEqual([]);
});

/** Badges: what a screen reader is told of a tab, and whether it waits for an answer. */
const badges = () =>
  buttons().flatMap((one) => {
    const count = one.querySelector<HTMLElement>('[aria-hidden="true"]:not(svg)');
    if (!count) return [];
    const words = [...one.childNodes].filter((node) => node !== count).map((node) => node.textContent);
    return [`${words.join('')} (${count.textContent}${count.dataset.asking ? ', waits' : ''})`];
  });

test('a tab has a sign, in words for readers, while somebody points at a place there that is not seen', async () => {
  const { draw } = tabs();
  const marked = () => [document.querySelectorAll('[data-marked]').length, ...buttons().map((one) => one.textContent)];
  await draw({ shown: 'hand' });
  await act(async () => noteHidden('one', 'board'));
  await act(async () => noteHidden('two', 'rail'));
  expect(marked()).toEqual([
    2,
    'Board, somebody points at a place here',
    'Your side',
    'Log, somebody points at a place here',
    'Chat',
    'More',
  ]);
  await act(async () => noteHidden('one', null));
  await act(async () => noteHidden('two', null));
  expect(marked()).toEqual([0, 'Board', 'Your side', 'Log', 'Chat', 'More']);
});

test('a tab whose question waits has a badge while another one is shown', async () => {
  const { draw } = tabs();
  await draw({ decision: aboutHand('q1', true), shown: 'hand' });
  expect(badges()).toEqual([]);
  await draw({ decision: aboutHand('q1', true), shown: 'rail' });
  expect(badges()).toEqual(['Your side, Your turn (1, waits)']);
  await draw({ decision: aboutHand('q2', false), shown: 'rail' });
  expect(badges()).toEqual(['Board, Your turn (1, waits)']);
});

test('the log counts moments that were not seen', async () => {
  const { draw } = tabs();
  await draw({ unseen: 2 });
  expect(badges()).toEqual(['Log, 2 new (2)']);
});

test('a player reading the log stays there', async () => {
  const { asked, draw } = tabs();
  await draw({ decision: aboutHand('q1', true), shown: 'rail' });
  expect(asked).toEqual([]);
});

test('a hand that is always below the question has no tab', async () => {
  const { draw } = tabs();
  await draw({ hasHand: false });
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Board', 'Log', 'Chat', 'More']);
});

test('the story is shown at the end; a spectator has no side', async () => {
  const { asked, draw } = tabs();
  await draw({ hand: null });
  expect(buttons().map(({ textContent }) => textContent)).not.toContain('Your side');
  await draw({ hand: 'story' });
  expect(asked).toEqual(['hand']);
  expect(buttons()[1]?.textContent).toBe('Story');
});

test('a title without a tab for the hand keeps its board in view when the match ends, with its story in a tab', async () => {
  const { asked, draw } = tabs();
  await draw({ hasHand: false });
  await draw({ hasHand: false, hand: 'story' });
  expect([asked, now()]).toEqual([[], 'Board']);
  await press(tab('Story'));
  expect(asked).toEqual(['hand']);
});
