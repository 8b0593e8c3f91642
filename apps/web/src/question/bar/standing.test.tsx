// @vitest-environment happy-dom

import { render } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { useMatch } from '../../kit/net/match-store.ts';
import * as sending from '../../kit/net/send-until-acknowledged.ts';
import { useStanding } from '../../kit/net/standing-store.ts';
import type { Decision, Option } from '../../kit/net/types.ts';
import { button, openQuestion, type Question } from '../../match/testing/question.tsx';
import { nextTask, press, type } from '../../testing/press.ts';
import { StandingPanel } from './standing.tsx';

const decision: Decision = {
  id: 'q',
  seat: 'rebel',
  shape: 'one',
  prompt: { key: 'ask' },
  canUndo: false,
  options: [{ key: 'pass', label: { key: 'Pass' }, kind: 'plain' }],
  declines: { kind: 'block', choice: 'pass' },
};
let question: Question;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  vi.spyOn(sending, 'sendUntilAcknowledged').mockImplementation(async (event, message) => {
    sent.push([event, message]);
    return { ok: true, orders: 'orders' in message ? message.orders : [] } as never;
  });
  useMatch.setState({ matchId: 'm' });
  useStanding.getState().forget();
  question = await openQuestion(decision);
});
afterEach(() => {
  useMatch.setState({ matchId: null });
  useStanding.getState().forget();
});

const pressed = () =>
  [...document.querySelectorAll('#prompt button[aria-pressed]')]
    .filter((one) => one.getAttribute('aria-pressed') === 'true')
    .map((one) => one.textContent);

test('RB-16.2.4 one press passes now and gives the order', async () => {
  expect(pressed()).toEqual(['Ask me']);
  await press(button('declines.turn'));
  await nextTask();
  const orders = [{ kind: 'block', until: 'turn' }];
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders }]]);
  expect(question.sent).toEqual(['pass']);
  expect(pressed()).toEqual(['declines.turn']);
});

test('RB-16.2.4 the key only moves the focus there: nothing is passed before a press', async () => {
  await type('d');
  expect(document.activeElement).toBe(button('declines.turn'));
  expect([sent, question.sent]).toEqual([[], []]);
  await press(button('Pass all game'));
  await nextTask();
  expect(sent).toMatchObject([['standing', { orders: [{ kind: 'block', until: 'match' }] }]]);
  expect(question.sent).toEqual(['pass']);
});

test('if the order is refused nothing is answered', async () => {
  vi.spyOn(sending, 'sendUntilAcknowledged').mockResolvedValue({
    ok: false,
    error: { code: 'not_declinable' },
  } as never);
  await press(button('declines.turn'));
  await nextTask();
  expect(question.sent).toEqual([]);
  expect(useStanding.getState().bySeat).toEqual({});
});

const order = () =>
  act(async () =>
    useStanding.getState().told({ matchId: 'm', seat: 'rebel', orders: [{ kind: 'block', until: 'match' }] }),
  );
const ORDERED = 'You pass by standing order.';
const words = () => document.querySelector('#prompt')?.textContent;

test('a question that cannot be declined in advance has no such row; one with an order shows it', async () => {
  const { declines: _declines, ...plain } = decision;
  await question.draw(plain);
  expect(pressed()).toEqual([]);
  await question.draw(decision);
  await order();
  expect(words()).toContain(ORDERED);
  await press(button('Ask me'));
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders: [] }]]);
  expect(question.sent).toEqual([]);
});

const card: Option = { key: 'play', label: { key: 'Defensive Formation' } };
const point = (name: string) =>
  act(async () => void button(name).dispatchEvent(new MouseEvent('mouseover', { bubbles: true })));

test('RB-16.2.4 with a card to play the bar says so, and pointing at it withdraws the order without an answer', async () => {
  await question.draw({ ...decision, id: 'usable', options: [card, ...decision.options] });
  await order();
  expect(words()).toContain('although you could act');
  await point('Defensive Formation');
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders: [] }]]);
  expect(question.sent).toEqual([]);
  expect(pressed()).toEqual(['Ask me']);
});

test('RB-16.2.4 without a card to play pointing at the pass leaves the order', async () => {
  await order();
  await point('Pass');
  expect(sent).toEqual([]);
});

test('after an undo of the seat the question waits for its player, and the bar shows that', async () => {
  await order();
  await act(async () => useMatch.setState({ takenBack: new Set(['rebel']) }));
  expect(words()).not.toContain(ORDERED);
  await act(async () => useMatch.setState({ takenBack: new Set() }));
  expect(words()).toContain(ORDERED);
});

test('a question that no order answers in time waits for its player', async () => {
  vi.useFakeTimers();
  await question.draw({ ...decision, id: 'later' });
  await order();
  await act(async () => vi.advanceTimersByTime(20_000));
  expect(words()).not.toContain(ORDERED);
});

test('the list shows every order of the own seats, and withdraws one without the others', async () => {
  const orders = [
    { kind: 'block', until: 'turn' },
    { kind: 'captured', until: 'match' },
  ] as const;
  await act(async () =>
    useStanding.getState().watched([
      { matchId: 'm', seat: 'rebel', orders },
      { matchId: 'm', seat: 'other', orders },
    ]),
  );
  const { container: place } = render(
    <TranslationProvider title={null}>
      <StandingPanel matchId="m" seats={['rebel']} />
    </TranslationProvider>,
  );
  const panel = place.querySelector('section')!;
  expect(panel.getAttribute('aria-label')).toBe('Standing orders');
  const rows = [...panel.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('declines.blockdeclines.turn'),
    expect.stringContaining('declines.capturedYou pass the whole game'),
  ]);
  expect(button('Ask me', panel).getAttribute('aria-label')).toBe('Ask me again: declines.block');
  await press(button('Ask me', panel));
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders: [orders[1]] }]]);
  await act(async () => useStanding.getState().forget());
  expect(place.textContent).toBe('');
});
