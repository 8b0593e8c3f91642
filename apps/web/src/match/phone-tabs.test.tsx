// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { TranslationProvider } from '../i18n/translate.tsx';
import type { Decision } from '../net/types.ts';
import { PhoneTabs, type Shown } from './phone-tabs.tsx';
import type { RailTab } from './rail-tab.ts';
import { TargetsProvider } from './targets.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

const aboutHand = (id: string, isHand: boolean): Decision => ({
  ...{ id, seat: 'rebel', shape: 'one', prompt: { key: 'ask.assign' }, canUndo: false },
  options: [{ key: 'a', label: { key: 'x' }, at: isHand ? 'card:a' : 'place:a' }],
});

interface Drawn {
  decision?: Decision | null;
  shown?: Shown;
  tab?: RailTab;
  hasHand?: boolean;
  hand?: 'hand' | 'story' | null;
}

/** The tabs, and what they have shown so far. */
function tabs() {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const made = createRoot(document.body.appendChild(document.createElement('div')));
  root = made;
  const asked: string[] = [];
  const draw = ({ decision = null, shown = 'board', tab = 'log', hasHand = true, hand = 'hand' }: Drawn) =>
    act(async () =>
      made.render(
        <TranslationProvider title="rebellion">
          <TargetsProvider decision={decision} busy={false} onAct={() => undefined}>
            <PhoneTabs
              boards={
                hasHand ? { handTab: ({ options }) => options.some(({ at }) => at?.startsWith('card:') === true) } : {}
              }
              view={null}
              hand={hand}
              rail={{ shown, tab, setShown: (to) => asked.push(to), show: (to) => asked.push(`rail ${to}`) }}
            />
          </TargetsProvider>
        </TranslationProvider>,
      ),
    );
  return { asked, draw };
}

const buttons = () => [...document.querySelectorAll<HTMLElement>('nav button')];
const now = () => document.querySelector('[aria-current]')?.textContent;
const press = (name: string) =>
  act(async () =>
    buttons()
      .find((one) => one.textContent === name)
      ?.click(),
  );

test('each tab shows one thing, and the current one is marked', async () => {
  const { asked, draw } = tabs();
  await draw({});
  expect(now()).toBe('Board');
  for (const { textContent } of buttons()) await press(textContent ?? '');
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
  await press('Story');
  expect(asked).toEqual(['hand']);
});
