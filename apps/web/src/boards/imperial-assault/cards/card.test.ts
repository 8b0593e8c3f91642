import {
  CONDITIONS,
  commandIds,
  deploymentCard,
  deploymentIds,
  missionIds,
} from '@echo-base/games/imperial-assault/client';
import { expect, test } from 'vitest';
import { cardName } from '../names.ts';
import { cardFrom, cardOf } from './card.ts';

test('every card, mission, ability and condition that a sentence names can be read', () => {
  for (const id of commandIds) expect(cardOf({ key: `command.${id}` })).toBe(`command.${id}`);
  for (const id of missionIds) expect(cardOf({ key: `mission.${id}` })).toBe(`mission.${id}`);
  for (const id of CONDITIONS) expect(cardOf({ key: `condition.${id}` })).toBe(`condition.${id}`);
  for (const id of deploymentIds) {
    const found = cardFrom(cardOf(cardName(id)) ?? '');
    expect(found && deploymentCard(found.id).name).toBe(deploymentCard(id).name);
    for (const ability of deploymentCard(id).abilities) expect(cardOf({ key: `ability.${ability}` })).not.toBeNull();
  }
});

test('elite cards are told apart, and a figure on the map is no card', () => {
  expect(cardOf({ key: 'card.elite', params: { card: { key: 'card.stormtrooper' } } })).toBe('card.stormtrooper-elite');
  expect(cardOf({ key: 'card.stormtrooper' })).toBe('card.stormtrooper');
  expect(cardOf({ key: 'card.luke-skywalker', params: { id: 'p2-luke-skywalker-1-1' } })).toBeNull();
  expect(cardOf({ key: 'seat.p1' })).toBeNull();
});
