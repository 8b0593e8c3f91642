// @vitest-environment happy-dom
import type { LeaderId, MissionCard, PlaceId, UnitType } from '@echo-base/games/rebellion/client';
import { missionOf, UNITS } from '@echo-base/games/rebellion/client';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { button } from '../../../match/testing/question.tsx';
import { press } from '../../../testing/press.ts';
import { drawnPage, isLit, lit, put, question } from '../testing/draft.tsx';
import { named } from '../testing/hand.tsx';
import { viewOf } from '../testing/part.tsx';

const drawn = drawnPage();

describe('assigning', () => {
  const POOL: readonly LeaderId[] = ['princess-leia', 'jan-dodonna', 'mon-mothma'];
  const HAND: readonly MissionCard[] = ['sabotage#1', 'hit-and-run#1', 'hit-and-run#2'];
  const hidden = { count: 0, cards: null };
  const view = viewOf({
    leaders: Object.fromEntries(POOL.map((id) => [id, { at: 'pool' }])),
    more: {
      phase: 'assignment',
      missions: {
        rebel: { deck: 5, hand: { count: HAND.length, cards: HAND }, discards: [] },
        imperial: { deck: 5, hand: hidden, discards: [] },
      },
      actions: {
        decks: { rebel: 3, imperial: 3 },
        hands: { rebel: { count: 1, cards: ['rebel-planning'] }, imperial: hidden },
        used: [],
      },
    },
  });
  const keyOf = (card: MissionCard, leader: LeaderId) =>
    `assign:${missionOf(card).id}:${leader}${card.endsWith('#1') ? '' : ':2'}`;
  const options = [
    ...POOL.flatMap((leader) =>
      HAND.map((card): Option => {
        const name = { key: `mission.${missionOf(card).id}` };
        const costs = { [`leader:${leader}`]: 1, [`card:${card}`]: 1 };
        return { key: keyOf(card, leader), label: name, from: `leader:${leader}`, at: `card:${card}`, costs };
      }),
    ),
    {
      key: 'play:rebel-planning',
      label: { key: 'action.rebel-planning' },
      at: 'card:rebel-planning',
      costs: { 'leader:jan-dodonna': 1, play: 1 },
    },
  ];
  const budgets = [
    ...POOL.map((id) => ({ id: `leader:${id}`, label: { key: `leader.${id}` }, limit: 1 })),
    ...HAND.map((id) => ({ id: `card:${id}`, label: { key: `mission.${missionOf(id).id}` }, limit: 2 })),
    { id: 'play', label: { key: 'budget.play' }, limit: 1 },
  ];
  const pieces = POOL.map((id) => ({ id: `leader:${id}`, label: { key: `leader.${id}` } }));
  const asked = question('ask.assign', options, { budgets, pieces, max: 3 });
  const onMission = () =>
    [...document.querySelectorAll('button > .visually-hidden')]
      .map(({ textContent }) => textContent)
      .filter((words) => words.startsWith('Take '));

  test('leaders are shown on their missions, and one press sends them all', async () => {
    await drawn.draw(view, asked);
    await put('leader:princess-leia', 'card:sabotage#1');
    expect(onMission()).toEqual(['Take Princess Leia back from Sabotage']);
    expect(isLit('leader:princess-leia')).toBe(false);
    await put('leader:jan-dodonna', 'card:sabotage#1');
    expect(drawn.sent).toEqual([]);
    await press(button('Finish assigning'));
    expect(drawn.sent).toEqual([['assign:sabotage:princess-leia', 'assign:sabotage:jan-dodonna']]);
  });

  test('finishing is advised once no leader is left; before that it says how many stay', async () => {
    const act = () => document.querySelector('[data-act="draft:send"]');
    const isAdvised = () => drawn.step?.options.find(({ key }) => key === 'draft:send')?.kind === 'primary';
    await drawn.draw(view, asked);
    for (const leader of POOL.slice(0, 2)) await put(`leader:${leader}`, 'card:sabotage#1');
    expect(isAdvised()).toBe(false);
    expect(act()?.textContent).toContain('1 leader stays in the pool');
    await put('leader:mon-mothma', 'card:hit-and-run#1');
    expect(isAdvised()).toBe(true);
    expect(act()?.textContent).toBe('Finish assigning');
  });

  test('a leader is taken back by a press on the card, the last one also by undo', async () => {
    await drawn.draw(view, asked);
    // A mission may be chosen before its leader.
    await put('card:sabotage#1', 'leader:princess-leia');
    await put('leader:jan-dodonna', 'card:hit-and-run#1');
    await press(named('Take Princess Leia'));
    expect(onMission()).toEqual(['Take Jan Dodonna back from Hit and Run']);
    await act(async () => drawn.undo?.());
    expect(onMission()).toEqual([]);
    expect(drawn.undo).toBeNull();
    expect(isLit('leader:princess-leia')).toBe(true);
  });

  test('a draft that was sent is gone with the next question, and back when the act is undone', async () => {
    await drawn.draw(view, asked);
    await put('leader:princess-leia', 'card:sabotage#1');
    await press(button('Finish assigning'));
    expect(onMission()).toHaveLength(1);
    await drawn.draw(view, { ...asked, id: 'rebel:2.a' });
    expect(onMission()).toEqual([]);
    await act(async () => drawn.revive());
    expect(onMission()).toEqual(['Take Princess Leia back from Sabotage']);
  });

  test('RB-5.10 a third leader reads that the mission is full', async () => {
    await drawn.draw(view, asked);
    await put('leader:princess-leia', 'card:sabotage#1');
    await put('leader:jan-dodonna', 'card:sabotage#1');
    await press(lit('leader:mon-mothma'));
    expect(isLit('card:sabotage#1')).toBe(false);
    expect(document.querySelector('[data-card="sabotage#1"]')?.textContent).toContain('already has two leaders');
  });

  test('of two copies of a mission the second is offered once the first has a leader', async () => {
    await drawn.draw(view, asked);
    await put('leader:princess-leia', 'card:hit-and-run#1');
    await put('leader:mon-mothma', 'card:hit-and-run#2');
    await press(button('Finish assigning'));
    expect(drawn.sent).toEqual([['assign:hit-and-run:princess-leia', 'assign:hit-and-run:mon-mothma:2']]);
  });

  test('a card is played at once; what has been drafted stays, where it still may', async () => {
    await drawn.draw(view, asked);
    await put('leader:princess-leia', 'card:sabotage#1');
    await press(lit('card:rebel-planning'));
    expect(drawn.sent).toEqual([['play:rebel-planning']]);
    const left = options.filter(({ key }) => !/jan-dodonna|rebel-planning/.test(key));
    await drawn.draw(view, { ...asked, id: 'rebel:2.b', options: left });
    expect(onMission()).toEqual(['Take Princess Leia back from Sabotage']);
    await drawn.draw(view, { ...asked, id: 'rebel:2.c', options: left.filter(({ key }) => !key.includes('sabotage')) });
    expect(onMission()).toEqual([]);
  });
});

describe('deploying', () => {
  const view = viewOf({
    systems: { naboo: { loyalty: 'rebel' } },
    units: { deploying: { 'x-wing': 3 } },
    more: { phase: 'refresh' },
  });
  const place = (id: PlaceId) =>
    [1, 2].map((n): Option => {
      const costs = { 'type:x-wing': 1, [`place:${id}`]: 1 };
      const label = { key: `system.${id}` };
      return { key: `x-wing:${id}:${n}`, label, from: 'type:x-wing', at: `place:${id}`, costs };
    });
  const budgets = [
    { id: 'type:x-wing', label: { key: 'unit.x-wing' }, limit: 3 },
    ...(['naboo', 'bothawui'] as const).map((id) => ({ id: `place:${id}`, label: { key: `system.${id}` }, limit: 2 })),
  ];
  const pieces = [{ id: 'type:x-wing', label: { key: 'piece.units', params: { unit: { key: 'unit.x-wing' }, n: 3 } } }];
  const asked = question('ask.deploy', [...place('naboo'), ...place('bothawui')], { budgets, pieces, max: 3 });

  test('units are shown where they go, two to a place, and one press sends them', async () => {
    await drawn.draw(view, asked);
    button('Leave 3 units in the queue');
    await put('type:x-wing', 'place:naboo');
    expect(button('Naboo').textContent).toContain('1 of 2');
    // The tile stays chosen.
    await press(lit('place:naboo'));
    expect(isLit('place:naboo')).toBe(false);
    await press(lit('place:bothawui'));
    await press(button('Deploy 3 units'));
    expect(drawn.sent).toEqual([['x-wing:naboo:1', 'x-wing:naboo:2', 'x-wing:bothawui:1']]);
  });

  test('a unit is taken back from its place', async () => {
    await drawn.draw(view, asked);
    await put('type:x-wing', 'place:naboo');
    await press(lit('type:x-wing'));
    await press(button('Take the X-wing back from Naboo'));
    expect(drawn.undo).toBeNull();
    button('Leave 3 units in the queue');
  });
});

describe('placing', () => {
  const left = { stormtrooper: 2, 'tie-fighter': 1 } as const;
  const view = viewOf({
    more: { phase: 'setup', placing: { side: 'imperial', left, all: left, bare: ['rodia', 'coruscant'] } },
  });
  const unit = (type: UnitType, place: PlaceId, slot: string): Option => {
    const isGround = UNITS[type].theatre === 'ground';
    const own = { [`type:${type}`]: 1 };
    const costs = isGround ? { ...own, [slot === 'guard' ? `guard:${place}` : 'further']: 1 } : own;
    const label = { key: `system.${place}` };
    return { key: `${type}:${place}:${slot}`, label, from: `type:${type}`, at: `place:${place}`, costs };
  };
  const options = (['rodia', 'coruscant'] as const).flatMap((place) => [
    ...['guard', '1', '2'].map((slot) => unit('stormtrooper', place, slot)),
    unit('tie-fighter', place, '1'),
  ]);
  const label = { key: 'budget.further' };
  const budgets = [
    { id: 'type:stormtrooper', label, limit: 2 },
    { id: 'type:tie-fighter', label, limit: 1 },
    { id: 'guard:rodia', label, limit: 1 },
    { id: 'guard:coruscant', label, limit: 1 },
    { id: 'further', label, limit: 0 },
  ];
  const pieces = Object.entries(left).map(([type, n]) => ({
    id: `type:${type}`,
    label: { key: 'piece.units', params: { unit: { key: `unit.${type}` }, n } },
  }));
  const asked = question('ask.place.imperial', options, { seat: 'imperial', budgets, pieces, max: 3 });

  test('RB-3.3.6 the last ground units go where the Empire has none; the rest is spread', async () => {
    await drawn.draw(view, asked);
    await put('type:stormtrooper', 'place:rodia');
    expect(isLit('place:rodia')).toBe(false);
    expect(document.querySelectorAll('[data-bare]')).toHaveLength(1);
    await press(lit('place:coruscant'));
    await press(button('Place the rest for me'));
    expect(drawn.sent).toEqual([['stormtrooper:rodia:guard', 'stormtrooper:coruscant:guard']]);
  });

  test('all units placed are sent with Done', async () => {
    await drawn.draw(view, asked);
    await put('type:tie-fighter', 'place:rodia');
    await put('type:stormtrooper', 'place:rodia');
    await press(lit('place:coruscant'));
    await press(button('Done'));
    expect(drawn.sent).toHaveLength(1);
    expect(drawn.sent[0]).toHaveLength(3);
  });
});
