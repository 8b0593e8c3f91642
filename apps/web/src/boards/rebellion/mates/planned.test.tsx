// @vitest-environment happy-dom
import type { MissionCard, RebellionView } from '@echo-base/games/rebellion/client';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import type { MatesDecision, Option } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { MatesContext, type MatesPlan } from '../../../question/mates.ts';
import { Hand } from '../hand.tsx';
import { type Drawn, mount, named, viewOf } from '../testing/hand.tsx';

beforeAll(() => loadTitle('rebellion', 'en'));

const NAMES = { 'rebel-admiral': 'Ann', 'rebel-general': 'Diego', imperial: 'Bia' };
let plans: readonly MatesPlan[] = [];
const TeamHand = (props: BoardProps<RebellionView>) => (
  <MatesContext value={plans}>
    <Hand {...props} />
  </MatesContext>
);
let drawn: Drawn;
beforeEach(() => {
  drawn = mount(TeamHand, 'rebel-general', NAMES);
});

const assign: Option = {
  key: 'assign:sabotage:mon-mothma',
  label: { key: 'mission.sabotage' },
  from: 'leader:mon-mothma',
  at: 'card:sabotage#1',
};

/** The hand of the General while the Admiral has picked these options. */
async function drawWith(...picked: Option[]): Promise<void> {
  const decision = { id: 'q', seat: 'rebel-admiral', shape: 'some', prompt: { key: 'ask.assign' }, options: [assign] };
  plans = [{ seat: 'rebel-admiral', decision: decision as MatesDecision, picked }];
  const hand = { count: 2, cards: ['sabotage#1', 'infiltration#1'] as MissionCard[] };
  const missions = {
    rebel: { deck: 10, hand, discards: [] },
    imperial: { deck: 10, hand: { count: 0, cards: null }, discards: [] },
  };
  await drawn.draw(viewOf({ missions }));
}

test('RB-18.1 a leader that a mate plans is a ghost on the mission, which says whose plan it is', async () => {
  await drawWith(assign);
  const card = named('Sabotage');
  expect(card.textContent).toContain('Ann plans: Mon Mothma');
  expect(document.querySelector('[data-ghost="leader:mon-mothma"]')).not.toBeNull();
  expect(document.querySelector('[data-planned]')?.textContent).toBe('Ann plans: Mothma');
  expect(named('Infiltration').textContent).not.toContain('plans');
});

test('RB-18.1 the leader in the pool says where a mate plans to put it', async () => {
  await drawWith(assign);
  expect(named('Mon Mothma').textContent).toContain('Ann: Sabotage');
  expect(named('Princess Leia').textContent).not.toContain('Ann');
});

test('nothing is marked once the mate has put it back', async () => {
  await drawWith();
  expect(document.querySelector('[data-ghost], [data-planned]')).toBeNull();
});
