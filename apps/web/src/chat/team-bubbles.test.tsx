// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../kit/i18n/translate.tsx';
import { useChat } from '../kit/net/chat-store.ts';
import { useMatch } from '../kit/net/match-store.ts';
import { person, summaryOf } from '../pages/lobby/testing/matches.ts';
import { drawPage } from '../testing/draw-page.ts';
import { pause, press } from '../testing/press.ts';
import { TeamBubbles } from './team-bubbles.tsx';

let replies = 0;
let shown: string[] = [];
/** What lies over the page: null for nothing. */
let cover: Element | null = null;

beforeEach(async () => {
  vi.useFakeTimers();
  replies = 0;
  shown = [];
  cover = null;
  document.elementFromPoint = () => cover ?? document.querySelector('[data-bubbles] article');
  useChat.getState().open('m');
  useMatch.setState({ viewers: ['rebel-admiral'] });
  await drawPage(
    <TranslationProvider title="rebellion" names={{ 'rebel-general': 'Clo' }}>
      <TeamBubbles
        lookOf={() => 'rebel'}
        onReply={() => {
          replies += 1;
        }}
        onShow={(target) => shown.push(target)}
      />
    </TranslationProvider>,
  );
});
afterEach(() =>
  act(async () => {
    useChat.getState().open(null);
    useMatch.setState({ viewers: [] });
  }),
);

const says = (seq: number, text: string, more: object = { team: 'rebel' }) =>
  act(async () =>
    useChat.getState().said({
      matchId: 'm',
      seq,
      from: 'Clo',
      role: 'player',
      seat: 'rebel-general',
      text,
      at: new Date(seq * 1_000).toISOString(),
      ...more,
    }),
  );
const bubbles = () => [...document.querySelectorAll('[data-bubbles] article')];
const senders = () => bubbles().map((one) => one.querySelector('svg[data-look]')?.textContent);
const somethingDone = () => act(async () => void document.dispatchEvent(new Event('pointermove')));

test('a message to the team stands over the board with its name; one to all, and an own one, do not', async () => {
  await says(1, 'The base is on Hoth', {});
  await says(2, 'I moved', { team: 'rebel', seat: 'rebel-admiral' });
  expect(bubbles()).toEqual([]);
  await says(3, 'Move the fleet to Hoth');
  expect(bubbles().map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Move the fleet to Hoth')]);
  expect(bubbles()[0]?.textContent).toContain('Clo');
  expect(bubbles()[0]?.textContent).toContain('To the team');
});

test('it leaves once its reader has been there for as long as it takes to read, and the chat keeps it', async () => {
  await says(1, 'Move the fleet to Hoth');
  await pause(60_000);
  expect(bubbles()).toHaveLength(1);
  await somethingDone();
  await pause(500);
  expect(bubbles()).toHaveLength(0);
  expect(useChat.getState().lines).toHaveLength(1);
});

test('what lies under a dialog was not seen', async () => {
  cover = document.body;
  await says(1, 'Move the fleet to Hoth');
  await somethingDone();
  await pause(60_000);
  expect(bubbles()).toHaveLength(1);
  cover = null;
  await pause(2_000);
  expect(bubbles()).toHaveLength(1);
  await pause(8_000);
  expect(bubbles()).toHaveLength(0);
});

test('two are shown at once, the oldest first, and how many follow', async () => {
  for (const seq of [1, 2, 3]) await says(seq, `message ${seq}`);
  expect(bubbles().map(({ textContent }) => textContent?.match(/message \d/)?.[0])).toEqual(['message 1', 'message 2']);
  expect(document.querySelector('[data-bubbles]')?.textContent).toContain('1 more message');
});

test('an answer goes to the team, and what was read in the chat stands no longer over the board', async () => {
  await says(1, 'Where is the base?');
  await press(bubbles()[0]?.querySelector('button'));
  expect([replies, useChat.getState().audience]).toEqual([1, 'team']);
  await act(async () => useChat.getState().read());
  expect(bubbles()).toEqual([]);
});

test('a signal of a mate, such as a leader sent back, stands in a bubble in words', async () => {
  const notice = { key: 'signal.backElsewhere', params: { what: 'Mon Mothma', at: 'leader:mon-mothma' } };
  await says(1, '', { team: 'rebel', notice });
  expect(bubbles().map((one) => one.textContent)).toEqual([
    expect.stringContaining('Clo sends Mon Mothma back: needed elsewhere.'),
  ]);
  // What people have changed about the match is told elsewhere.
  await says(2, '', { team: 'rebel', notice: { key: 'notice.paused' } });
  expect(bubbles()).toHaveLength(1);
});

test('RB-18.20 the mark of a mate is shown on the board from its bubble, which then leaves; other signals show nothing', async () => {
  const showers = () => bubbles().flatMap((one) => [...one.querySelectorAll<HTMLElement>('button')].slice(2));
  const notice = { key: 'signal.here', params: { what: { key: 'system.endor' }, at: 'place:endor' } };
  await says(1, '', { team: 'rebel', notice });
  const back = { key: 'signal.back', params: { what: 'Mon Mothma', at: 'leader:mon-mothma' } };
  await says(2, '', { team: 'rebel', notice: back });
  expect(showers().map((one) => one.textContent)).toEqual(['Show Endor']);
  await pause(2_000);
  await press(showers()[0]);
  expect(shown).toEqual(['place:endor']);
  expect(bubbles()).toHaveLength(1);
});

test('it has the badge of who has sent it', async () => {
  const badge = { figure: 'ewok', colour: 'blue' } as const;
  const summary = summaryOf({ seats: [{ ...person('rebel-general', 'Clo'), badge }] });
  await act(async () => useMatch.setState({ summary }));
  await says(1, 'Move the fleet to Hoth');
  await says(2, 'And stay there', { team: 'rebel', from: 'Dan' });
  await vi.waitFor(async () => {
    await pause(300);
    expect(senders()).toEqual(['', 'D']);
  });
  await act(async () => useMatch.setState({ summary: null }));
});
