// @vitest-environment happy-dom
import type { MissionCard } from '@echo-base/games/rebellion/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { useMatch } from '../../../kit/net/match-store.ts';
import * as socket from '../../../kit/net/socket.ts';
import { button, dialog } from '../../../match/testing/question.tsx';
import { press } from '../../../testing/press.ts';
import { until } from '../../../testing/until.ts';
import { Hand } from '../hand.tsx';
import { type Drawn, decisionOf, leaders, mount, named, viewOf } from '../testing/hand.tsx';

const NAMES = { 'rebel-admiral': 'Ann', 'rebel-general': 'Diego', imperial: 'Bia' };
let drawn: Drawn;
let sent: unknown[];
beforeAll(() => loadTitle('rebellion', 'en'));
beforeEach(() => {
  sent = [];
  vi.spyOn(socket, 'emit').mockImplementation(async (event, message) => {
    sent.push([event, message]);
    return { ok: true } as never;
  });
  useMatch.setState({ matchId: 'm' });
  drawn = mount(Hand, 'rebel-general', NAMES);
});
afterEach(() => useMatch.setState({ matchId: null }));

const take = (leader: string) => ({
  key: `take:${leader}`,
  label: { key: 'option.takeBack', params: { leader: { key: `leader.${leader}` }, card: { key: 'mission.sabotage' } } },
  at: `leader:${leader}`,
  kind: 'plain' as const,
});
const asked = decisionOf([take('mon-mothma'), take('princess-leia')], { seat: 'rebel-general' });
const missions = {
  rebel: { deck: 10, hand: { count: 0, cards: [] as MissionCard[] }, discards: [] },
  imperial: { deck: 10, hand: { count: 0, cards: null }, discards: [] },
};
const assigned = [
  { side: 'rebel' as const, leaders: ['mon-mothma' as const], card: 'build-alliance#1' as const },
  { side: 'rebel' as const, leaders: ['princess-leia' as const], card: 'sabotage#1' as const },
];
const onMission = { 'mon-mothma': { at: 'mission' }, 'princess-leia': { at: 'mission' } } as const;

test('RB-18.11 the General sends a leader of the Admiral back with a reason, which the Admiral is told once it is done', async () => {
  await drawn.draw(viewOf({ missions, assigned, leaders: leaders(onMission) }), asked);
  await press(named('Send Mon Mothma back'));
  await until(() => dialog() !== null);
  expect(dialog()?.textContent).toContain('Ann gets Mon Mothma back into the pool and assigns again.');
  await press(button('Needed elsewhere', dialog()));
  expect(drawn.sent).toEqual(['take:mon-mothma']);
  // Not before the leader is back: the act may be refused.
  expect(sent).toEqual([]);
  await drawn.draw(viewOf({ missions, leaders: leaders({ 'princess-leia': { at: 'mission' } }) }), null);
  const signal = { matchId: 'm', kind: 'backElsewhere', name: 'leader.mon-mothma', at: 'leader:mon-mothma' };
  await until(() => sent.length > 0);
  expect(sent).toEqual([['signal', signal]]);
});

test('RB-18.11 nothing is sent before the General has confirmed it', async () => {
  await drawn.draw(viewOf({ missions, assigned, leaders: leaders(onMission) }), asked);
  await press(named('Send Mon Mothma back'));
  await until(() => dialog() !== null);
  await press(button('Leave it there', dialog()));
  expect([dialog(), drawn.sent, sent]).toEqual([null, [], []]);
});

test('RB-5.8 an own leader is taken back at once, and tells the mate nothing', async () => {
  await drawn.draw(viewOf({ missions, assigned, leaders: leaders(onMission) }), asked);
  await press(named('Take Princess Leia back from Sabotage'));
  expect(drawn.sent).toEqual(['take:princess-leia']);
  expect(dialog()).toBeNull();
});
