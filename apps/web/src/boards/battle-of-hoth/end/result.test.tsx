// @vitest-environment happy-dom
import type { View } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { battle, documentOf, seenBy } from '../testing/match.tsx';
import { Story } from './end-story.tsx';
import { MatchResult } from './result.tsx';

test('BH-14.4 the end tells which condition a sudden victory met', () => {
  const match = battle({
    scenario: 'securing-defensive-positions',
    units: ['echoTrooper 0,3', 'echoTrooper 5,2', 'echoTrooper 8,4', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-3').move('echoTrooper-3', '8,3');
  const { outcome } = match.g;
  if (!outcome) throw new Error('the battle has not ended');
  const End = (props: BoardProps<View>) => <MatchResult {...props} outcome={outcome} />;
  const text = documentOf(End, seenBy(match, 'rebels')).body.textContent;
  expect(text).toContain('win by sudden victory with units in all of these hexes: A4, F3, I4.');
});

test('BH-17.15 the end of a campaign tells what became of its last battle', () => {
  const match = battle({ campaign: 'assault-on-echo-base', units: ['echoTrooper 0,3', 'snowtrooper 0,0'] });
  const drawn = seenBy(match, 'rebels');
  const { campaign } = drawn.view;
  if (!campaign) throw new Error('no campaign');
  const last = {
    ...{ node: 'E1', scenario: 'echo-base-evacuation', winner: 'rebels' as const, medals: [], met: [] },
    outcome: { key: 'story.assault-on-echo-base.E1.rebels' },
  };
  const view = { ...drawn.view, campaign: { ...campaign, node: 'E1', past: [last] } };
  const outcome = {
    winners: ['rebels'],
    reason: { key: 'outcome.campaign', params: { side: { key: 'side.rebels' } } },
  };
  const End = (props: BoardProps<View>) => <MatchResult {...props} outcome={outcome} />;
  const text = documentOf(End, { ...drawn, view }).body.textContent;
  expect(text).toContain('The evacuation succeeds: the Rebels win the campaign.');
  expect(text).toContain('Battles won: Rebels 1 of 5, Empire 0 of 5');
});

test('BH-14.1 the end counts the medals held at that moment, says how many, and its story says the same', () => {
  const drawn = seenBy(battle({ units: ['echoTrooper 0,3', 'snowtrooper 0,0'] }), 'rebels');
  const sides = drawn.view.sides.map((one) => (one.side === 'rebels' ? { ...one, medals: 3, held: 1 } : one));
  const log: LogEntry[] = [
    { seq: 1, key: 'log.turn', params: { side: { key: 'side.rebels' } } },
    { seq: 2, key: 'log.medals', params: { side: { key: 'side.rebels' }, n: 2 } },
  ];
  const outcome = { winners: ['rebels'], reason: { key: 'outcome.medals' } };
  const End = (props: BoardProps<View>) => <MatchResult {...props} outcome={outcome} />;
  const Told = (props: BoardProps<View>) => <Story {...props} log={log} />;
  for (const Part of [End, Told]) {
    const text = documentOf(Part, { ...drawn, view: { ...drawn.view, sides } }).body.textContent;
    expect(text).toContain('Rebels: 3 medals, 1 held for now');
    expect(text).toContain('Empire: 0 medals');
  }
});
