// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SayProvider } from '../i18n/say.tsx';
import * as insist from '../net/insist.ts';
import { useMatch } from '../net/match-store.ts';
import { useStanding } from '../net/standing-store.ts';
import type { Decision } from '../net/types.ts';
import { StandingPanel } from './standing.tsx';
import { button, nextTask, openQuestion, press, type Question, type } from './testing/question.tsx';

const decision: Decision = {
  id: 'q',
  seat: 'rebel',
  shape: 'one',
  prompt: { key: 'ask' },
  canUndo: false,
  options: [{ key: 'pass', label: { key: 'Pass' }, kind: 'plain' }],
  declines: { kind: 'block', choice: 'pass' },
};
const menu = () => document.querySelector('[role="menu"]');
const item = (name: string) =>
  [...(menu()?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])].find((one) => one.textContent === name)!;

let question: Question;
let sent: unknown[];
beforeEach(async () => {
  sent = [];
  vi.spyOn(insist, 'insist').mockImplementation(async (event, message) => {
    sent.push([event, message]);
    return { ok: true, orders: 'orders' in message ? message.orders : [] } as never;
  });
  useMatch.setState({ matchId: 'm' });
  useStanding.getState().forget();
  question = await openQuestion(decision);
});
afterEach(async () => {
  await question.close();
  useMatch.setState({ matchId: null });
  useStanding.getState().forget();
  vi.restoreAllMocks();
});

test('RB-16.2.4 one gesture passes now and gives the order, by mouse', async () => {
  expect(button('Pass and don’t ask again').getAttribute('aria-haspopup')).toBe('menu');
  await type('d');
  expect(menu()?.textContent).toContain('declines.block');
  await press(item('This round'));
  await nextTask();
  const orders = [{ kind: 'block', until: 'turn' }];
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders }]]);
  expect(question.sent).toEqual(['pass']);
  expect(menu()).toBeNull();
});

test('RB-16.2.4 with the keyboard alone; no shortcut answers while the menu is open', async () => {
  await type('d');
  await nextTask();
  await type('r');
  expect(question.sent).toEqual([]);
  for (let presses = 0; presses < 2; presses++) {
    await type('ArrowDown');
    // The menu moves the focus a task later.
    await nextTask();
  }
  expect(document.activeElement).toBe(item('The whole game'));
  await type('Enter');
  await nextTask();
  expect(sent).toMatchObject([['standing', { orders: [{ kind: 'block', until: 'match' }] }]]);
  expect(question.sent).toEqual(['pass']);
});

test('where the order is refused nothing is answered', async () => {
  vi.spyOn(insist, 'insist').mockResolvedValue({ ok: false, error: { code: 'not_declinable' } } as never);
  await type('d');
  await press(item('This round'));
  await nextTask();
  expect(question.sent).toEqual([]);
  expect(useStanding.getState().bySeat).toEqual({});
});

test('a question that is not declined in advance has no menu; one that is ordered says so and offers to be asked', async () => {
  const { declines: _declines, ...plain } = decision;
  await question.draw(plain);
  expect(document.querySelector('[aria-haspopup="menu"]')).toBeNull();
  await question.draw(decision);
  await act(async () =>
    useStanding.getState().told({ matchId: 'm', seat: 'rebel', orders: [{ kind: 'block', until: 'match' }] }),
  );
  expect(document.querySelector('#prompt')?.textContent).toContain('You pass by standing order.');
  await press(button('Ask me'));
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders: [] }]]);
});

test('the list names every order of the own seats, and takes one back without the others', async () => {
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
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <SayProvider title={null}>
        <StandingPanel matchId="m" seats={['rebel']} />
      </SayProvider>,
    ),
  );
  const panel = place.querySelector('section')!;
  expect(panel.getAttribute('aria-label')).toBe('Standing orders');
  const rows = [...panel.querySelectorAll('li')].map((row) => row.textContent);
  expect(rows).toEqual([
    expect.stringContaining('declines.blockYou pass this round'),
    expect.stringContaining('declines.capturedYou pass the whole game'),
  ]);
  expect(button('Ask me', panel).getAttribute('aria-label')).toBe('Ask me again: declines.block');
  await press(button('Ask me', panel));
  expect(sent).toEqual([['standing', { matchId: 'm', seat: 'rebel', orders: [orders[1]] }]]);
  await act(async () => useStanding.getState().forget());
  expect(place.textContent).toBe('');
  await act(async () => root.unmount());
});
