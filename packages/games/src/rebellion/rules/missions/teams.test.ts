import { describe, expect, test } from 'vitest';
import { refusedWith } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';

const TEAMS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'] as const;
const guards = { coruscant: { stormtrooper: 1 }, corellia: { stormtrooper: 1 } } as const;
const infiltration: Position = {
  seats: TEAMS,
  units: guards,
  assigned: [{ mission: 'infiltration', leaders: ['jan-dodonna'] }],
};

describe('missions of teams', () => {
  test('RB-18.14 a team’s card holds two leaders at most, whichever seat owns them', () => {
    const s = scenario({ seats: TEAMS, phase: 'assignment', leaders: { 'han-solo': 'pool' } });
    s.as('rebel-admiral').click(['assign:infiltration:jan-dodonna']);
    s.as('rebel-general');
    const two = ['second:jan-dodonna:princess-leia', 'second:jan-dodonna:general-rieekan'];
    expect(refusedWith(s, two)).toBe('over_budget card:infiltration#1 RB-5.10');
    s.click([two[0] as string]);
    expect(s.g.assigned[0]?.leaders).toEqual(['jan-dodonna', 'princess-leia']);
  });

  test('RB-18.15 one leader in all is sent: the players are asked in turn, each for its own leaders', () => {
    const s = scenario(infiltration).as('rebel-admiral').click('mission:jan-dodonna', 'coruscant');
    expect(s.asked).toEqual(['imperial-admiral']);
    expect(s.legal).toEqual(['emperor-palpatine', 'grand-moff-tarkin', 'none']);
    s.as('imperial-admiral').click('none');
    expect(s.asked).toEqual(['imperial-general']);
    expect(s.legal).toEqual(['darth-vader', 'general-tagge', 'none']);
    s.rig('hit', 'blank').as('imperial-general').click('darth-vader');
    expect(s.log()).toContain('log.missionDice');
    const t = scenario(infiltration).as('rebel-admiral').click('mission:jan-dodonna', 'coruscant');
    t.rig('hit', 'hit', 'blank', 'blank').as('imperial-admiral').click('emperor-palpatine');
    // The general is not asked any more.
    expect(t.log()).toContain('log.missionDice');
    expect(t.g.leaders['darth-vader'].at).toBe('pool');
  });

  test('RB-18.16 the player who reveals a mission makes its decisions, the other one’s leader on it or not', () => {
    const s = scenario({
      ...infiltration,
      assigned: [{ mission: 'infiltration', leaders: ['princess-leia', 'jan-dodonna'] }],
    });
    s.as('rebel-admiral').click('mission:princess-leia');
    expect(s.waitsForPlace).toBe(true);
    expect(s.asked).toEqual(['rebel-admiral']);
    s.click('coruscant').as('imperial-admiral').click('none').as('imperial-general').click('none');
    expect(s.asked).toEqual(['rebel-admiral']);
    expect(s.question).toBe('ask.objectiveUnder');
  });

  test('RB-17.3 the players of a side make one common roll with the dice of all their leaders', () => {
    const s = scenario({
      ...infiltration,
      leaders: { 'princess-leia': 'coruscant', 'emperor-palpatine': 'coruscant', 'boba-fett': 'coruscant' },
    });
    s.as('rebel-admiral').click('mission:jan-dodonna', 'coruscant').as('imperial-admiral').click('none');
    s.rig('hit', 'hit', 'hit', 'hit', 'blank', 'blank', 'blank', 'blank').as('imperial-general').click('none');
    const rolls = s.entries.filter((one) => one.key === 'log.missionDice');
    // Dodonna 2 and Leia 2 of two players; Palpatine 2 and Boba Fett 2 of two players.
    expect(rolls.map(({ params }) => Number(params.hit) + Number(params.blank))).toEqual([4, 4]);
  });

  test('bug class 1, choice ownership: a team-mate takes over every question of a mission', () => {
    const s = scenario(infiltration).as('rebel-admiral').click('mission:jan-dodonna', 'coruscant');
    s.concede('rebel-admiral').concede('imperial-admiral');
    // The general now decides for both pools.
    expect(s.asked).toEqual(['imperial-general']);
    expect(s.legal).toEqual(expect.arrayContaining(['emperor-palpatine', 'darth-vader', 'none']));
    s.as('imperial-general').click('none');
    expect([s.question, s.asked]).toEqual(['ask.objectiveUnder', ['rebel-general']]);
    const t = scenario(infiltration).as('rebel-admiral').click('mission:jan-dodonna', 'coruscant');
    t.as('imperial-admiral').click('none').concede('imperial-general');
    expect(t.asked).toEqual(['imperial-admiral']);
    t.as('imperial-admiral').click('none');
    expect(t.question).toBe('ask.objectiveUnder');
  });

  test('bug class 1, choice ownership: each answer to a mission is its owner’s, also on the other side’s turn', () => {
    const s = scenario({
      seats: TEAMS,
      units: guards,
      leaders: {
        'princess-leia': 'pool',
        'lando-calrissian': 'dagobah',
        chewbacca: { at: 'coruscant', ring: 'r2-d2' },
        'mon-mothma': 'ryloth',
        'jan-dodonna': 'ryloth',
        'han-solo': 'ryloth',
        'boba-fett': 'pool',
      },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['boba-fett'] }],
      actions: ['undercover', 'blindside'],
    });
    s.as('rebel-admiral').click('pass').as('imperial-admiral').click('pass');
    s.as('imperial-general').click('mission:boba-fett');
    // The Admiral holds Blindside, but Boba Fett is the General's (RB-18.1): nothing to answer.
    expect([s.question, ...s.asked]).toEqual(['ask.oppose', 'rebel-general']);
    s.as('rebel-general').click('none');
    expect([s.question, ...s.asked]).toEqual(['window.mission-dice', 'rebel-admiral']);
    s.rig('hit', 'hit', 'hit', 'hit', 'hit', 'blank').as('rebel-admiral').click('pass');
    expect([s.question, ...s.asked]).toEqual(['ask.ringDice', 'rebel-general']);
  });

  test('three players: the Rebel player answers for both roles', () => {
    const s = scenario({
      ...infiltration,
      seats: ['rebel', 'imperial-admiral', 'imperial-general'],
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['emperor-palpatine', 'darth-vader'] }],
      leaders: { 'princess-leia': 'coruscant' },
    });
    s.click('pass').as('imperial-admiral').click('mission:emperor-palpatine');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toEqual(expect.arrayContaining(['mon-mothma', 'general-rieekan', 'none']));
  });
});
