// @vitest-environment happy-dom
import type { View } from '@echo-base/games/template/client';
import { scenario, text } from '@echo-base/games/template/testing';
import { act } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { keepTitle } from '../src/kit/i18n/texts.ts';
import { TranslationProvider } from '../src/kit/i18n/translate.tsx';
import type { Decision } from '../src/kit/net/types.ts';
import { useToasts } from '../src/kit/ui/toast-store.ts';
import { mount } from '../src/match/testing/mount.ts';
import type { BoardProps } from '../src/question/board-set.ts';
import { SelectionProvider } from '../src/question/selection/selection-provider.tsx';
import { press, type } from '../src/testing/press.ts';
import { board as boardSet } from './index.tsx';
import words from './text/en.json';

type Match = ReturnType<typeof scenario>;

const board = (match: Match, viewer: string): BoardProps<View> => ({
  view: match.view(viewer),
  viewer,
  seats: [],
  ...(match.g.outcome && { outcome: match.g.outcome }),
});

/** The board as a seat sees it, with its question. */
function open() {
  return mount(({ match, viewer }: { match: Match; viewer: string }, onAct) => (
    <TranslationProvider title="high-card">
      <SelectionProvider
        decision={match.asked.includes(viewer) ? ({ ...match.as(viewer).decision, canUndo: false } as Decision) : null}
        busy={false}
        onAct={onAct}
      >
        <boardSet.Opponents {...board(match, viewer)} />
        <boardSet.Board {...board(match, viewer)} />
      </SelectionProvider>
    </TranslationProvider>
  ));
}

beforeAll(() => keepTitle('high-card', 'en', { ...text.en, ...words }));

let part: ReturnType<typeof open>;
beforeEach(() => {
  part = open();
});

const button = (card: number) => document.querySelector<HTMLElement>(`[data-place="card:${card}"] > button`);
const lit = () => [...document.querySelectorAll('[data-target="legal"]')].map((one) => one.getAttribute('data-names'));
const looks = (inside: string) =>
  [...document.querySelectorAll(`${inside} [data-look]`)].map((one) => one.getAttribute('data-look'));
const hands = { p1: [3, 7, 9], p2: [4, 8, 30] };

test('the cards of the own hand are lit, and a press plays one', async () => {
  await part.draw({ match: scenario({ short: true, hands }), viewer: 'p1' });
  expect(lit()).toEqual(['card:3', 'card:7', 'card:9']);
  await press(button(7));
  expect(part.sent).toEqual(['card:7']);
});

test('the bar does not list the cards, which are all on the board', async () => {
  const { options } = scenario({ short: true, hands }).as('p2').decision;
  expect(options.filter((option) => !boardSet.isUnlisted?.(option))).toEqual([]);
});

test('a card that may not be played says why', async () => {
  await part.draw({ match: scenario({ short: true, hands }), viewer: 'p2' });
  expect(button(30)?.getAttribute('aria-disabled')).toBe('true');
  await press(button(30));
  expect([part.sent, useToasts.getState().toasts.length]).toEqual([[], 1]);
});

test('arrow keys move from card to card', async () => {
  await part.draw({ match: scenario({ short: true, hands }), viewer: 'p1' });
  await act(async () => button(7)?.focus());
  for (const key of ['ArrowDown', 'ArrowRight']) await type(key);
  expect(document.activeElement).toBe(button(14));
});

test('who has played a card is on it, and after the last round the result replaces the other players', async () => {
  const match = scenario({ short: true, hands }).play({ p1: 7, p2: 4 });
  await part.draw({ match, viewer: 'p1' });
  expect(button(4)?.getAttribute('aria-label')).toBe('Card 4, played by Player 2');
  expect(document.querySelectorAll('section[aria-label="Player 2"]')).toHaveLength(1);
  expect(looks(`section[aria-label="${words['board.high-card.deck']}"]`)).toEqual(['bars', 'plain']);
  await part.draw({ match: match.play({ p1: 3, p2: 8 }).play({ p1: 9, p2: 30 }), viewer: 'p1' });
  expect([document.querySelectorAll('h2').length, lit()]).toEqual([1, []]);
  expect(looks(':has(> h2)')).toEqual(['bars']);
});
