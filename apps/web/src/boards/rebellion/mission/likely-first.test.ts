import type { MissionCard } from '@echo-base/games/rebellion/client';
import { describe, expect, test } from 'vitest';
import type { Option } from '../../../kit/net/types.ts';
import { likelyCards } from './likely-first.ts';
import { usefulFirst } from './useful-first.ts';

const fit = (n: number, required: number) => ({
  key: 'detail.fit',
  params: { n, required, skill: { key: 'skill.spec-ops' } },
});
const assign = (leader: string, card: MissionCard, n: number, required: number): Option => ({
  key: `assign:${card}:${leader}`,
  label: { key: `mission.${card}` },
  detail: fit(n, required),
  from: `leader:${leader}`,
  at: `card:${card}`,
});
const keys = (options: readonly Option[]) =>
  usefulFirst(options, { key: 'ask.assign' }).map(({ key, kind = 'target' }) => `${key} ${kind}`);

describe('RB-5.5 missions that a leader may be assigned to', () => {
  test('those with its picture and enough skill first, then enough skill, then the least that is missing', () => {
    const options = [
      assign('admiral-piett', 'display-of-power#1', 0, 3),
      assign('admiral-piett', 'collect-bounty#1', 1, 3),
      assign('admiral-piett', 'gather-intel#1', 2, 1),
      assign('admiral-piett', 'long-range-probe#1', 2, 2),
      assign('darth-vader', 'gather-intel#1', 0, 1),
      assign('darth-vader', 'collect-bounty#1', 3, 3),
    ];
    expect(keys(options)).toEqual([
      'assign:long-range-probe#1:admiral-piett target',
      'assign:gather-intel#1:admiral-piett target',
      'assign:collect-bounty#1:admiral-piett target',
      'assign:display-of-power#1:admiral-piett target',
      'assign:collect-bounty#1:darth-vader target',
      'assign:gather-intel#1:darth-vader target',
    ]);
  });

  test('a mission that has a leader already comes after those that have none, before those it lacks icons for', () => {
    const second: Option = {
      ...assign('admiral-piett', 'trade-negotiations#1', 1, 1),
      detail: { key: 'detail.fitWith', params: { leader: { key: 'leader.boba-fett' }, fit: fit(2, 1) } },
    };
    const options = [
      second,
      assign('admiral-piett', 'rule-by-fear#1', 0, 1),
      assign('admiral-piett', 'gather-intel#1', 1, 1),
    ];
    expect(keys(options).map((key) => key.split(/[:#]/)[1])).toEqual([
      'gather-intel',
      'trade-negotiations',
      'rule-by-fear',
    ]);
  });

  test('an action card that is put nowhere is an act beside finishing; one with places is a piece', () => {
    const card: Option = { key: 'play:rebel-planning', label: { key: 'play' }, at: 'card:rebel-planning' };
    const placed: Option = { ...card, key: 'play:rebel-planning:hoth', from: 'card:rebel-planning', at: 'place:hoth' };
    expect(keys([card, placed])).toEqual(['play:rebel-planning plain', 'play:rebel-planning:hoth target']);
  });

  test('the cards of a hand: those that one of the leaders can do alone come first', () => {
    const cards: MissionCard[] = ['rule-by-fear#1', 'gather-intel#1'];
    expect(likelyCards(cards, [])).toEqual(cards);
    expect(likelyCards(cards, ['colonel-yularen'])).toEqual(['gather-intel#1', 'rule-by-fear#1']);
  });
});
