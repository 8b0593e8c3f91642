// @vitest-environment happy-dom
import { beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import * as matchStore from '../../kit/net/match-store.ts';
import type { Frame } from '../../kit/net/types.ts';
import { useToasts } from '../../kit/ui/toast-store.ts';
import { mount } from '../../testing/mount.ts';
import { press, settled } from '../../testing/press.ts';
import { canDraw } from '../people/seating.ts';
import { DrawBanner } from './draw.tsx';
import { DrawDialog } from './draw-dialog.tsx';
import { useRequests } from './requests-store.ts';

const NO_FRAME: Frame = {
  matchId: 'm',
  viewer: 'empire',
  version: 1,
  view: {},
  decisions: [],
  canUndo: false,
  log: [],
  logLength: 0,
  waitingFor: [],
  pending: [],
};
const offered = (by: string, asked: string[]): Frame => ({ ...NO_FRAME, draw: { offer: { id: 3, by, asked } } });

interface Shown {
  readonly frame: Frame;
  readonly mine: readonly string[];
}

let answerDraw: MockInstance<typeof matchStore.answerDraw>;
let page: ReturnType<typeof mount<Shown>>;
beforeEach(() => {
  answerDraw = vi.spyOn(matchStore, 'answerDraw').mockResolvedValue(null);
  page = mount<Shown>((shown) => (
    <TranslationProvider title={null}>
      <DrawBanner {...shown} />
    </TranslationProvider>
  ));
});

const question = () => useRequests.getState().open[0];
const banner = () => document.querySelector('[role="status"]');

test('BH-4.13 an offer asks the seats that have not agreed, the safe answer first; each of mine answers', async () => {
  await page.draw({ frame: offered('rebels', ['empire', 'empire-2']), mine: ['empire', 'empire-2'] });
  expect(banner()).toBeNull();
  const { no: decline, yes: accept, confirm } = question() ?? {};
  // Accepting ends the game: it is confirmed.
  expect([decline?.label, accept?.label, confirm?.title]).toEqual(['Decline', 'Accept', 'Agree to a draw?']);
  await accept?.onPress();
  await expect.poll(() => answerDraw.mock.calls.length).toBe(2);
  expect(answerDraw.mock.calls).toEqual([
    ['empire', 'accept:3'],
    ['empire-2', 'accept:3'],
  ]);
  answerDraw.mockClear();
  await decline?.onPress();
  expect(answerDraw.mock.calls).toEqual([['empire', 'decline:3']]);
});

test('the seat that offers can withdraw; spectators read of the offer and are asked nothing', async () => {
  await page.draw({ frame: offered('rebels', ['empire']), mine: ['rebels'] });
  expect(banner()?.textContent).toContain('You offer a draw.');
  await press(document.querySelector('button'));
  expect(answerDraw.mock.calls).toEqual([['rebels', 'withdraw:3']]);
  await page.draw({ frame: { ...offered('rebels', ['empire']), viewer: 'spectator' }, mine: [] });
  expect(banner()?.textContent).toContain('offers a draw.');
  expect([question(), document.querySelector('button')]).toEqual([undefined, null]);
});

test('an offer that closes takes its question away and says why', async () => {
  await page.draw({ frame: offered('rebels', ['empire']), mine: ['empire'] });
  const log = [{ seq: 1, key: 'log.draw-lapsed', params: { seat: 'rebels' } }];
  await page.draw({ frame: { ...NO_FRAME, log }, mine: ['empire'] });
  expect(question()).toBeUndefined();
  expect(useToasts.getState().toasts.map(({ tone }) => tone)).toEqual(['info']);
  // A later offer is accepted: the end of the first is old.
  useToasts.setState({ toasts: [] });
  await page.draw({ frame: { ...offered('rebels', ['empire']), log }, mine: ['rebels'] });
  const accepted = [...log, { seq: 2, key: 'log.draw-accepted', params: { seat: 'empire' } }];
  await page.draw({ frame: { ...NO_FRAME, log: accepted }, mine: ['rebels'] });
  expect(useToasts.getState().toasts).toEqual([]);
});

test('a draw is offered after one question; a refusal is read instead of the button', async () => {
  await page.close();
  const dialog = mount<Frame>((frame) => (
    <TranslationProvider title={null}>
      <DrawDialog open frame={frame} onOpenChange={() => undefined} />
    </TranslationProvider>
  ));
  const buttons = () => [...document.querySelectorAll('[role="dialog"] button')].map((one) => one.textContent);
  await dialog.draw({ ...NO_FRAME, draw: {} });
  expect(buttons()).toEqual(['Keep playing', 'Offer a draw']);
  await settled();
  [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')].at(-1)?.click();
  expect(answerDraw.mock.calls).toEqual([['empire', 'offer']]);
  await dialog.draw({ ...NO_FRAME, draw: { refused: { code: 'draw_too_soon', params: { n: 2 } } } });
  expect(buttons()).toEqual(['Keep playing']);
  expect(document.querySelector('[role="dialog"]')?.textContent).toContain('again in 2 turns');
});

test('BH-4.13 in a campaign both sides agree on its end, and the words say so', async () => {
  const { draw } = offered('rebels', ['empire']);
  const campaign: Frame = { ...NO_FRAME, draw: { ...draw, endsCampaign: true } };
  await page.draw({ frame: campaign, mine: ['empire'] });
  expect([question()?.title, question()?.text]).toEqual([
    expect.stringContaining('proposes to end the campaign.'),
    'If you accept, the campaign ends without a winner. If you play on, the proposal lapses.',
  ]);
  const log = [{ seq: 1, key: 'log.end-declined', params: { seat: 'empire' } }];
  await page.draw({ frame: { ...NO_FRAME, draw: { endsCampaign: true }, log }, mine: ['rebels'] });
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual([
    expect.stringContaining('wants to continue the campaign.'),
  ]);
  await page.close();
  const dialog = mount<Frame>((frame) => (
    <TranslationProvider title={null}>
      <DrawDialog open frame={frame} onOpenChange={() => undefined} />
    </TranslationProvider>
  ));
  await dialog.draw({ ...NO_FRAME, draw: { endsCampaign: true } });
  const text = document.querySelector('[role="dialog"]')?.textContent;
  expect(text).toContain('End the campaign by agreement?');
  expect(text).toContain('the battle being played does not count');
  expect(text).toContain('Propose the end');
});

test('draws are shown where the title knows them, to players of a running match', () => {
  expect(canDraw({ ...NO_FRAME, draw: {} })).toBe(true);
  expect([canDraw(NO_FRAME), canDraw({ ...NO_FRAME, viewer: 'spectator', draw: {} })]).toEqual([false, false]);
});
