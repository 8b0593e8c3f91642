// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Router } from 'wouter';
import { titleTranslator } from '../../kit/i18n/title-translator.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { noteClocks } from '../../kit/net/clock-time.ts';
import type { Glance, MatchSummary } from '../../kit/net/types.ts';
import { drawPage } from '../../testing/draw-page.ts';
import { agoIn } from './card-texts.ts';
import { MyMatches } from './my-matches.tsx';
import { person, summaryOf } from './testing/matches.ts';

const NOW = Date.UTC(2026, 10, 21, 20, 0);
const HOUR = 3_600_000;
const ago = (hours: number) => new Date(NOW - hours * HOUR).toISOString();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
  vi.stubGlobal('navigator', { ...navigator, languages: ['en-GB'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const GLANCE: Glance = {
  place: { key: 'option.scenario.last-stand' },
  at: { key: 'at.turn', params: { n: 2 } },
  scores: { rebels: 3, empire: 1 },
  sketch: { rows: [], pieces: [] },
};

function hoth(more: Partial<MatchSummary> = {}): MatchSummary {
  const seats = [person('rebels', 'Petra'), person('empire', 'Ida')];
  const mine = { title: 'battle-of-hoth', name: '', status: 'playing', seats, mine: ['empire'] } as const;
  return summaryOf({ ...mine, mine: ['empire'], waitingFor: ['rebels'], glance: GLANCE, ...more });
}

async function draw(...matches: MatchSummary[]) {
  await drawPage(
    <Router ssrPath="/">
      <TranslationProvider title={null}>
        <MyMatches matches={matches} titles={[]} />
      </TranslationProvider>
    </Router>,
  );
  return [...document.querySelectorAll('li')].map((card) => card.textContent ?? '');
}

test('a card says who, what and where, whose turn and since when', async () => {
  const [card] = await draw(hoth({ waitingSince: { rebels: ago(3) } }));
  for (const words of ['Last stand, Petra', 'You: Empire · turn 2 · 1\u00a0:\u00a03', 'Waiting for Petra, 3 h'])
    expect(card).toContain(words);
  expect(document.querySelector('time')?.dateTime).toBe(ago(3));
  expect(document.body.textContent).toContain('Waiting for others');
});

test('readers hear a card in one sentence after its title, and its lines nowhere else', async () => {
  await draw(hoth({ waitingFor: ['empire'], waitingSince: { empire: ago(0.24) } }));
  const link = document.querySelector('li a');
  expect(link?.getAttribute('aria-label')?.replaceAll('\u00a0', ' ')).toBe(
    'Last stand, Petra. You: Empire, turn 2, 1 : 3. Your move, 14 minutes. Continue.',
  );
  const read = document.querySelector('li')?.cloneNode(true) as HTMLElement;
  for (const hidden of read.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  expect(read.textContent).toBe('Last stand, PetraContinue');
});

test('a card shows the people I play with by their badges, in the looks of their seats', async () => {
  const badge = { figure: 'ewok', colour: 'blue' } as const;
  await draw(hoth({ seats: [{ ...person('rebels', 'Petra'), badge }, person('empire', 'Ida')] }));
  await vi.waitFor(() => expect(document.querySelector('.people svg[data-look="rebel"] text')).toBeNull());
  expect(document.querySelectorAll('.people svg')).toHaveLength(1);
  cleanup();
  await draw(hoth());
  expect(document.querySelector('.people')?.textContent).toBe('P');
});

test('a rematch says how the last game ended and how long its seat is kept', async () => {
  const seats = [person('rebels', 'Petra'), person('empire', 'Ida')];
  const before = {
    ...hoth(),
    status: 'finished',
    seats,
    outcome: { winners: ['empire'], scores: { rebels: 3, empire: 5 } },
  };
  delete (before as { glance?: Glance }).glance;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(before), { status: 200 }));
  const kept = { ...person('rebels'), keptUntil: new Date(NOW + 250_000).toISOString() };
  const rematch = {
    title: 'battle-of-hoth',
    name: '',
    host: 'Petra',
    rematchOf: 'x',
    seats: [kept, person('empire', 'Petra')],
  };
  await draw(summaryOf({ ...rematch, keptForMe: ['rebels'] }));
  await act(async () => vi.waitFor(() => expect(document.body.textContent).toContain('you won 5\u00a0:\u00a03')));
  expect(document.body.textContent).toMatch(/Kept for you, \d:\d\d/);
});

test('with a clock the time left is told instead, and only the first awaited card has the filled button', async () => {
  const clocks = { at: ago(0), seats: [{ seat: 'empire', runs: true, leftMs: 50_000 }] };
  const clock = { kind: 'bank', bank: 600, increment: 0, atZero: 'claim' } as const;
  const timed = hoth({ matchId: 'a', waitingFor: ['empire'], waitingSince: { empire: ago(0.1) }, clock, clocks });
  noteClocks(timed);
  const cards = await draw(hoth({ matchId: 'b', waitingFor: ['empire'], waitingSince: { empire: ago(9) } }), timed);
  expect(cards[0]).toContain('Your move, 0:50 left');
  expect(document.querySelectorAll('.short')).toHaveLength(1);
  expect([...document.querySelectorAll('a.button')].map((link) => link.classList.contains('primary'))).toEqual([
    true,
    false,
  ]);
});

test('who is awaited for twelve hours can be nudged, and is shown as nudged then', async () => {
  const nudges = [{ seat: 'rebels', from: ago(-1) }];
  await draw(hoth({ waitingSince: { rebels: ago(11) }, nudges }));
  expect(document.querySelector('button')).toBeNull();
  const sent = vi.fn(async () => new Response('{}', { status: 200 }));
  vi.stubGlobal('fetch', sent);
  act(() => void vi.advanceTimersByTime(HOUR));
  const button = document.querySelector('button');
  expect(button?.getAttribute('aria-label')).toBe('Nudge Petra: Last stand, Petra');
  await act(async () => button?.click());
  expect(sent.mock.calls[0]).toMatchObject(['/api/matches/table-one-1/nudge', { body: '{"seat":"rebels"}' }]);
  await act(async () => vi.waitFor(() => expect(document.body.textContent).toContain('Nudged')));
  expect(document.querySelector('button')).toBeNull();
  cleanup();
  await draw(hoth({ nudges: [{ seat: 'rebels', from: ago(-9), nudgedAt: ago(3) }] }));
  expect(document.body.textContent).toContain('Nudged');
});

test('a card stays under the pointer, and a rematch offered meanwhile is first once the pointer has gone', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }));
  const seen = () => [...document.querySelectorAll('h3')].map((title) => title.textContent);
  const running = hoth({ matchId: 'a', waitingFor: ['empire'] });
  const asked = summaryOf({ matchId: 'r', host: 'Marta', keptForMe: ['p2'], rematchOf: 'x', hostConnected: true });
  const page = (matches: MatchSummary[]) => (
    <Router ssrPath="/">
      <TranslationProvider title={null}>
        <MyMatches matches={matches} titles={[]} />
      </TranslationProvider>
    </Router>
  );
  await drawPage(page([running]));
  const list = document.querySelector('ul')?.parentElement;
  const point = (type: string) => act(() => void list?.dispatchEvent(new PointerEvent(type, { bubbles: true })));
  point('pointerover');
  await drawPage(page([running, asked]));
  expect(seen()).toEqual(['Last stand, Petra', 'Marta wants a rematch']);
  point('pointerout');
  expect(seen()).toEqual(['Marta wants a rematch', 'Last stand, Petra']);
  expect(document.body.textContent).toContain('Marta is in the room now.');
});

test('times are relative for a day, then yesterday, then the day', () => {
  const t = titleTranslator('en', 'battle-of-hoth');
  const told = (hours: number) => agoIn(t, 'en', NOW - hours * HOUR, NOW).replace('\u00a0', ' ');
  expect([0, 0.25, 2, 23.9, 30, 60].map(told)).toEqual(['1 min', '15 min', '2 h', '23 h', 'yesterday', '19 November']);
});
