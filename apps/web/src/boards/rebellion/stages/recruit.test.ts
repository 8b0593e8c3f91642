// @vitest-environment happy-dom
import type { RebellionView } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { press } from '../../../testing/press.ts';
import { Board } from '../board.tsx';
import { decisionOf, openPart, viewOf } from '../testing/part.tsx';

let opened: Awaited<ReturnType<typeof openPart>> | undefined;

const recruiting: RebellionView['recruiting'] = {
  rebel: { count: 2, cards: ['one-in-a-million', 'ambush'] },
  imperial: { count: 2, cards: null },
};
const view = viewOf({ more: { phase: 'refresh', recruiting } });

const bring = (card: string, leader: string): Option => ({
  key: `${card}:${leader}`,
  label: { key: `leader.${leader}` },
  at: `leader:${leader}`,
  from: `card:${card}`,
});

const sheet = () => document.querySelector<HTMLElement>('[data-board-sheet]');
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith(name));

test('the drawn cards can be read, and each of their leaders is one press', async () => {
  const options = [
    bring('one-in-a-million', 'luke-skywalker'),
    bring('one-in-a-million', 'wedge-antilles'),
    bring('ambush', 'general-madine'),
  ];
  opened = await openPart(Board, { view, decision: decisionOf(options) });
  expect(sheet()?.textContent).toMatch(/One in a Million.*Ambush/s);
  await press(button('Recruit Wedge Antilles'));
  expect(opened.sent).toEqual(['one-in-a-million:wedge-antilles']);
});

test('a card without a leader is kept by a button on it', async () => {
  const keep: Option = { key: 'ambush:', label: { key: 'action.ambush' }, at: 'card:ambush' };
  opened = await openPart(Board, { view, decision: decisionOf([keep]) });
  expect(sheet()?.textContent).toContain('No one to recruit');
  await act(async () => sheet()?.querySelector<HTMLElement>('li:last-child button')?.click());
  expect(opened.sent).toEqual(['ambush:']);
});

test('the sheet folds away to show the map, and opens again', async () => {
  opened = await openPart(Board, { view, decision: decisionOf([bring('ambush', 'general-madine')]) });
  await press(button('See the galaxy'));
  expect(sheet()).toBeNull();
  await press(button('Back to the cards'));
  expect(sheet()).not.toBeNull();
});

test('no cards are shown to a player who has chosen, nor to the others', async () => {
  opened = await openPart(Board, { view });
  expect(sheet()).toBeNull();
  await opened.close();
  opened = await openPart(Board, { view, viewer: 'spectator', decision: decisionOf([]) });
  expect(sheet()).toBeNull();
});

test('F17 in a first game leaders are shown, large, and not a word of the cards that are put away', async () => {
  const alone = (card: string, leader: string): Option => ({
    key: `${card}:${leader}`,
    label: { key: `leader.${leader}` },
    at: `leader:${leader}`,
  });
  const options = [alone('one-in-a-million', 'luke-skywalker'), alone('ambush', 'general-madine')];
  opened = await openPart(Board, {
    view,
    decision: { ...decisionOf(options), help: { key: 'help.recruitFirst' } },
  });
  expect(sheet()?.textContent).not.toMatch(/One in a Million|Ambush/);
  await press(button('Recruit General Madine'));
  expect(opened.sent).toEqual(['ambush:general-madine']);
});
