// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { act } from 'react';
import { expect, test } from 'vitest';
import type { BoardProps } from '../../../question/board-set.ts';
import { Board } from '../board.tsx';
import { MatchResult } from '../end/result.tsx';
import { battle, documentOf, openPart, seenBy } from '../testing/match.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { setCampaignOpen } from './opened.ts';
import { isPause, waysAhead } from './tree.ts';

/** A campaign whose first battle the Rebels have just won. */
function won() {
  const match = battle({
    campaign: 'assault-on-echo-base',
    units: ['echoTrooper 4,4', 'snowtrooper 4,3 1', 'snowtrooper 9,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.change((g) => {
    g.medals.rebels = Array.from({ length: 4 }, () => ({ for: 'unit' as const, of: 'any' }));
  });
  return match
    .play('rebels-direct-from-hq')
    .order('echoTrooper-1')
    .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
}

let part: Awaited<ReturnType<typeof openPart>>;
const loaded = () => act(() => import('./between.tsx'));

test('20.1 20.8 between two battles the page of the campaign replaces the field, with the battle that follows', async () => {
  const match = won();
  part = await openPart(Board, seenBy(match, 'rebels'));
  await loaded();
  const text = document.body.textContent ?? '';
  expect(text).toContain('Battles won: Rebels 1 of 5, Empire 0 of 5');
  expect(text).toContain('Next: battle 2');
  // Whether both sides have met their objectives in the battle that is over: neither has.
  expect(text).toContain('Rebels: Not met');
  expect(text).toContain('Empire: Not met');
  expect([...document.querySelectorAll('[data-ready]')].map((seat) => seat.getAttribute('data-ready'))).toEqual([
    'true',
    'true',
  ]);
  expect(document.querySelectorAll('[data-size="small"]')).toHaveLength(2);
  expect(document.querySelector('[data-place]')).toBeNull();
  // The page over the match names the same state.
  await act(async () => setCampaignOpen(true));
  await act(() => import('./campaign-page.tsx'));
  const dialog = document.querySelector('[role="dialog"]')?.textContent;
  expect(dialog).toContain('next battle');
  expect(dialog).not.toContain('current battle');
  await act(async () => setCampaignOpen(false));
  // What lies further ahead is not named.
  expect(text).not.toContain('Target the shield generators');
  await part.draw(seenBy(match.click('begin').as('empire').click('begin')));
  expect(document.querySelector('[data-place]')).not.toBeNull();
});

test('20.6 a choice that an outcome asks for is made on the map', () => {
  const { campaign, ...view } = won().view('rebels');
  expect(isPause({ ...view, campaign }, 'ask.ready')).toBe(true);
  expect(isPause({ ...view, campaign }, undefined)).toBe(true);
  expect(isPause({ ...view, campaign }, 'ask.badge')).toBe(false);
  expect(isPause({ ...view, campaign: null }, undefined)).toBe(false);
  expect(campaign && waysAhead(campaign).filter(({ from }) => from.column === 1)).toHaveLength(2);
});

test('BH-4.13 a campaign that ended between two battles shows the map and an unfinished battle', async () => {
  const match = won().draw('rebels', 'offer').draw('empire', 'accept:1');
  const { outcome } = match.g;
  if (!outcome) throw new Error('the campaign has not ended');
  const Ended = (props: BoardProps<View>) => <Board {...props} outcome={outcome} />;
  part = await openPart(Ended, seenBy(match, 'rebels'));
  await loaded();
  expect(document.querySelector('[data-place]')).not.toBeNull();
  const { campaign } = match.view('rebels');
  if (!campaign) throw new Error('no campaign');
  const Page = (props: BoardProps<View>) => <CampaignPage {...props} campaign={campaign} outcome={outcome} />;
  const page = documentOf(Page, seenBy(match, 'rebels'));
  const [battle] = [...page.querySelectorAll('li')].filter(({ textContent }) => textContent?.includes('not finished'));
  expect(battle?.getAttribute('aria-current')).toBeNull();
  expect(page.body.textContent).not.toContain('current battle');
  expect(page.body.textContent).toContain('The campaign is over.');
  expect(page.body.textContent).toContain('Not met');
  expect(page.body.textContent).not.toContain('until met');
  const End = (props: BoardProps<View>) => <MatchResult {...props} outcome={outcome} />;
  const end = documentOf(End, seenBy(match, 'rebels')).body.textContent;
  expect(end).toContain('The campaign has ended without a winner');
  expect(end).toContain('Battles won: Rebels 1 of 5, Empire 0 of 5');
});
