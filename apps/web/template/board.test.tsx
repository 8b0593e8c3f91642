// @vitest-environment happy-dom
import type { View } from '@echo-base/games/template/client';
import { scenario, text } from '@echo-base/games/template/testing';
import { act } from 'react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { mountPart } from '../src/boards/testing/part.tsx';
import { keepTitle } from '../src/kit/i18n/texts.ts';
import type { Decision } from '../src/kit/net/types.ts';
import { useToasts } from '../src/kit/ui/toast-store.ts';
import type { BoardProps } from '../src/question/board-set.ts';
import { press, type } from '../src/testing/press.ts';
import { board as boardSet } from './index.tsx';
import words from './text/en.json';

type Match = ReturnType<typeof scenario>;

const NAMES = { p1: 'Ida', p2: 'Jonas' };

function Table(props: BoardProps<View>) {
  return (
    <>
      <boardSet.Opponents {...props} />
      <boardSet.Board {...props} />
    </>
  );
}

/** The board as a seat sees it, with its question. */
const seenBy = (match: Match, viewer: string) => ({
  view: match.view(viewer),
  viewer,
  names: NAMES,
  decision: match.asked.includes(viewer) ? ({ ...match.as(viewer).decision, canUndo: false } as Decision) : null,
  outcome: match.g.outcome ?? undefined,
});

beforeAll(() => keepTitle('high-card', 'en', { ...text.en, ...words }));

let part: ReturnType<typeof mountPart<View>>;
beforeEach(() => {
  part = mountPart<View>(Table, { title: 'high-card' });
});

const button = (card: number) => document.querySelector<HTMLElement>(`[data-place="card:${card}"] > button`);
const lit = () => [...document.querySelectorAll('[data-target="legal"]')].map((one) => one.getAttribute('data-names'));
const looks = (inside: string) =>
  [...document.querySelectorAll(`${inside} [data-look]`)].map((one) => one.getAttribute('data-look'));
const hands = { p1: [3, 7, 9], p2: [4, 8, 30] };

test('the cards of the own hand are lit, and a press plays one', async () => {
  await part.draw(seenBy(scenario({ short: true, hands }), 'p1'));
  expect(lit()).toEqual(['card:3', 'card:7', 'card:9']);
  await press(button(7));
  expect(part.sent).toEqual(['card:7']);
});

test('the bar does not list the cards, which are all on the board', async () => {
  const { options } = scenario({ short: true, hands }).as('p2').decision;
  expect(options.filter((option) => !boardSet.isUnlisted?.(option))).toEqual([]);
});

test('a card that may not be played says why', async () => {
  await part.draw(seenBy(scenario({ short: true, hands }), 'p2'));
  expect(button(30)?.getAttribute('aria-disabled')).toBe('true');
  await press(button(30));
  expect([part.sent, useToasts.getState().toasts.length]).toEqual([[], 1]);
});

test('arrow keys move from card to card', async () => {
  await part.draw(seenBy(scenario({ short: true, hands }), 'p1'));
  await act(async () => button(7)?.focus());
  for (const key of ['ArrowDown', 'ArrowRight']) await type(key);
  expect(document.activeElement).toBe(button(14));
});

test('who has played a card is on it, and after the last round the result replaces the other players', async () => {
  const match = scenario({ short: true, hands }).play({ p1: 7, p2: 4 });
  await part.draw(seenBy(match, 'p1'));
  expect(button(4)?.getAttribute('aria-label')).toBe('Card 4, played by Jonas');
  expect(document.querySelectorAll('section[aria-label="Jonas"]')).toHaveLength(1);
  expect(looks(`section[aria-label="${words['board.high-card.deck']}"]`)).toEqual(['bars', 'plain']);
  await part.draw(seenBy(match.play({ p1: 3, p2: 8 }).play({ p1: 9, p2: 30 }), 'p1'));
  expect([document.querySelectorAll('h2').length, lit()]).toEqual([1, []]);
  expect(looks(':has(> h2)')).toEqual(['bars']);
});
