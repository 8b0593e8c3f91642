import { describe, expect, test } from 'vitest';
import { act } from '../../engine/match.ts';
import { rebellion } from '../index.ts';
import { cards, FINISH, leadersFor, rebels } from '../testing/assigning.ts';
import { refusedWith } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import type { Scenario } from '../testing/scenario.ts';

describe('a team assigns together', () => {
  const seats = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
  const team = (position: Position = {}): Scenario => rebels({ seats, ...position });

  test('RB-18.1 RB-18.20 both are asked at once, each for the own leaders', () => {
    const s = team();
    expect(s.asked).toEqual(['rebel-admiral', 'rebel-general']);
    expect(leadersFor(s.as('rebel-admiral'), 'assign:build-alliance')).toEqual(['mon-mothma', 'jan-dodonna']);
    expect(leadersFor(s.as('rebel-general'), 'assign:sabotage')).toEqual(['princess-leia', 'general-rieekan']);
    s.click(['assign:sabotage:princess-leia']);
    expect(s.asked).toEqual(['rebel-admiral']);
    s.as('rebel-admiral').click(['assign:build-alliance:mon-mothma']);
    expect(s.asked).toEqual(['imperial-admiral', 'imperial-general']);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia', 'build-alliance mon-mothma']);
  });

  test('RB-18.14 the second leader may be the team-mate’s, and there is no third', () => {
    const s = team().as('rebel-general').click(['assign:sabotage:princess-leia']).as('rebel-admiral');
    const third = ['second:princess-leia:jan-dodonna', 'second:princess-leia:mon-mothma'];
    expect(refusedWith(s, third)).toBe('over_budget card:sabotage#1 RB-5.10');
    s.click(['second:princess-leia:jan-dodonna']);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia jan-dodonna']);
  });

  test('RB-18.11 the General takes back what the Admiral has assigned, not the other way round', () => {
    const s = team().as('rebel-admiral');
    expect(s.legalFor('take:')).toEqual([]);
    s.click(['assign:build-alliance:mon-mothma']).as('rebel-general');
    s.click(['assign:sabotage:princess-leia', 'take:mon-mothma']);
    expect(cards(s, 'rebel')).toEqual(['sabotage princess-leia']);
    expect(s.asked).toEqual(['rebel-admiral', 'rebel-general']);
    expect(s.as('rebel-admiral').legalFor('take:')).toEqual([]);
    s.click(FINISH).as('rebel-general').click(FINISH);
    expect(s.asked).toEqual(['imperial-admiral', 'imperial-general']);
  });

  test('RB-16.1 RB-18.11 of a leader that is taken back only the own side reads from which mission', () => {
    const s = team().as('rebel-admiral').click(['assign:build-alliance:mon-mothma']);
    s.as('rebel-general').click(['take:mon-mothma']);
    for (const viewer of ['rebel-admiral', 'rebel-general']) expect(s.log(viewer)).toContain('log.takenBackFrom');
    for (const viewer of ['imperial-admiral', 'imperial-general', 'spectator']) {
      expect(s.log(viewer)).toContain('log.takenBack');
      expect(s.log(viewer)).not.toContain('log.takenBackFrom');
    }
  });

  test('RB-18.11 the General may take back although the Admiral has used the last leader', () => {
    const s = team({ leaders: { 'princess-leia': 'hoth', 'general-rieekan': 'hoth', 'jan-dodonna': 'hoth' } });
    s.as('rebel-admiral').click(['assign:build-alliance:mon-mothma']).as('rebel-general');
    expect(s.legal).toEqual(['take:mon-mothma']);
    s.click(['take:mon-mothma']);
    expect(cards(s, 'rebel')).toEqual([]);
    expect(s.asked).toEqual(['rebel-admiral', 'rebel-general']);
  });

  test('RB-5.13 RB-18.11 the General who can do nothing is done as soon as the Admiral is', () => {
    const alone = { 'princess-leia': 'hoth', 'general-rieekan': 'hoth' } as const;
    const s = team({ leaders: alone });
    expect(s.asked).toEqual(['rebel-admiral', 'rebel-general']);
    expect(s.as('rebel-general').legal).toEqual([]);
    s.as('rebel-admiral').click(FINISH);
    expect(s.asked).toEqual(['imperial-admiral', 'imperial-general']);
    // With a leader to take back the question stays.
    const t = team({ leaders: alone });
    t.as('rebel-admiral').click(['assign:build-alliance:mon-mothma']);
    expect([t.asked, t.as('rebel-general').legal]).toEqual([['rebel-general'], ['take:mon-mothma']]);
  });

  test('RB-18.11 a card the team-mate has taken meanwhile is gone from the question', () => {
    const s = team().as('rebel-admiral');
    const { id } = s.decision;
    s.as('rebel-general').click(['assign:sabotage:princess-leia']);
    expect(act(rebellion, s.g, 'rebel-admiral', id, ['assign:sabotage:mon-mothma']).ok).toBe(false);
    expect(leadersFor(s.as('rebel-admiral'), 'assign:sabotage')).toEqual([]);
  });

  test('RB-18.21 a player uses the action cards of the own leaders', () => {
    const s = team({ actions: ['rebel-planning', 'start-the-evacuation'] });
    expect(s.as('rebel-admiral').legal).toContain('play:rebel-planning');
    expect(s.legal).not.toContain('play:start-the-evacuation');
    expect(s.as('rebel-general').legalFor('play:start-the-evacuation')).not.toEqual([]);
  });

  test('RB-18.11 the General goes on for an Admiral who concedes', () => {
    const s = team().as('rebel-general').click(FINISH);
    s.concede('rebel-admiral');
    expect(s.asked).toEqual(['rebel-general']);
    expect(leadersFor(s.as('rebel-general'), 'assign:build-alliance')).toContain('mon-mothma');
  });
});
