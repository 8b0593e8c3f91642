import { describe, expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { LEADER_IDS, type LeaderId, type Role } from '../../data/leaders.ts';
import { MISSIONS, type MissionId } from '../../data/missions.ts';
import type { Side } from '../../data/units.ts';
import { playerOf } from '../../seats.ts';
import { scenario } from '../../testing/scenario.ts';
import { combat } from '../combat/begin.ts';
import { type Attempt, bonusOf, missionDice } from './icons.ts';

/** Id, side, role; icons for diplomacy, intel, spec ops, logistics; tactic values; missions that picture it for 2 successes. */
type Row = [LeaderId, Side, Role, [number, number, number, number], number, number, MissionId[]];

// biome-ignore format: one line each
const BOX: Row[] = [
  ['emperor-palpatine', 'imperial', 'admiral', [3, 2, 0, 0], 3, 2, ['lure-of-the-dark-side']],
  ['grand-moff-tarkin', 'imperial', 'admiral', [1, 1, 0, 1], 2, 1, ['fear-will-keep-them-in-line']],
  ['darth-vader', 'imperial', 'general', [2, 0, 3, 0], 2, 3, ['retrieve-the-plans']],
  ['general-tagge', 'imperial', 'general', [0, 0, 1, 1], 1, 2, ['detained']],
  ['admiral-ozzel', 'imperial', 'admiral', [0, 1, 0, 1], 2, 1, []],
  ['admiral-piett', 'imperial', 'admiral', [0, 2, 1, 0], 3, 1, ['long-range-probe']],
  ['janus-greejatus', 'imperial', 'admiral', [2, 1, 0, 0], 0, 0, ['imperial-propaganda']],
  ['soontir-fel', 'imperial', 'admiral', [0, 1, 2, 0], 2, 1, ['hunt-them-down']],
  ['boba-fett', 'imperial', 'general', [0, 2, 3, 0], 0, 0, ['collect-bounty']],
  ['colonel-yularen', 'imperial', 'general', [0, 3, 0, 0], 2, 2, ['interrogation-droid']],
  ['general-veers', 'imperial', 'general', [0, 0, 2, 0], 1, 3, ['planetary-conquest']],
  ['moff-jerjerrod', 'imperial', 'general', [1, 0, 0, 1], 1, 1, []],
  ['mon-mothma', 'rebel', 'admiral', [3, 0, 0, 1], 0, 0, ['establish-trade-relations']],
  ['jan-dodonna', 'rebel', 'admiral', [1, 2, 0, 0], 2, 1, ['plan-the-assault']],
  ['princess-leia', 'rebel', 'general', [2, 2, 1, 0], 1, 1, ['stolen-plans']],
  ['general-rieekan', 'rebel', 'general', [1, 0, 1, 1], 1, 2, ['base-defenses']],
  ['admiral-ackbar', 'rebel', 'admiral', [2, 0, 0, 1], 3, 1, ['support-of-mon-calamari']],
  ['han-solo', 'rebel', 'admiral', [1, 1, 2, 0], 2, 2, ['lead-the-strike-team']],
  ['lando-calrissian', 'rebel', 'admiral', [1, 1, 1, 1], 2, 2, []],
  ['wedge-antilles', 'rebel', 'admiral', [0, 0, 2, 0], 3, 1, ['rogue-squadron-raid']],
  ['chewbacca', 'rebel', 'general', [0, 0, 3, 0], 1, 2, ['wookiee-uprising']],
  ['general-madine', 'rebel', 'general', [0, 2, 2, 0], 1, 3, ['misdirection']],
  ['luke-skywalker', 'rebel', 'general', [0, 2, 1, 0], 2, 2, []],
  ['obi-wan-kenobi', 'rebel', 'general', [1, 3, 0, 0], 1, 3, ['for-the-greater-good']],
  ['luke-skywalker-jedi', 'rebel', 'general', [0, 3, 2, 0], 3, 3, []],
];

/** A mission of each skill; the icons count whatever the card is. */
const BY_SKILL: Record<Side, [MissionId, MissionId, MissionId, MissionId]> = {
  rebel: ['incite-rebellion', 'infiltration', 'sabotage', 'hidden-fleet'],
  imperial: ['rule-by-fear', 'gather-intel', 'capture-rebel-operative', 'address-delays'],
};

const attempt = (side: Side, card: MissionId, leaders: LeaderId[]): Attempt => ({
  side,
  seat: side,
  card,
  place: 'ryloth',
  target: null,
  leaders,
});

test('all leaders of the box are in the table', () => {
  expect(BOX.map(([id]) => id).sort()).toEqual([...LEADER_IDS].sort());
});

describe('leaders of the box', () => {
  test.each(BOX)('RB-7.1.17 RB-7.1.22 RB-9.0.10 %s (%s, %s): dice for missions, tactic cards, portrait', (...row) => {
    const [id, side, role, icons, space, ground, pictured] = row;
    const s = scenario({
      units: { ryloth: { 'x-wing': 1, 'rebel-trooper': 1, 'tie-fighter': 1, stormtrooper: 1 } },
      leaders: {
        ...(Object.fromEntries(LEADER_IDS.map((one) => [one, 'gone'])) as Record<LeaderId, 'gone'>),
        [id]: 'ryloth',
      },
    });
    // Present in the system, on no card.
    expect(BY_SKILL[side].map((card) => missionDice(s.g, attempt(side, card, []), side))).toEqual(icons);
    const two = Object.values(MISSIONS).filter(
      (card) => card.side === side && bonusOf(s.g, { card: card.id, leaders: [id] }) === 2,
    );
    expect(two.map((card) => card.id).sort()).toEqual([...pictured].sort());
    expect(
      playerOf({ ...s.g, seats: ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] }, side, id),
    ).toBe(`${side}-${role}`);
    s.start(combat, { system: 'ryloth', current: side, from: [] });
    expect(reveal(s.g.tacticHands[side])).toHaveLength(space + ground);
    expect(s.decision.seat).toBeDefined();
  });
});
