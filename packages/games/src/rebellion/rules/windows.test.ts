import { describe, expect, test } from 'vitest';
import { FOUR } from '../testing/begin.ts';
import type { Position } from '../testing/position.ts';
import { type Scenario, scenario } from '../testing/scenario.ts';

const position: Position = {
  seats: FOUR,
  units: { kessel: { stormtrooper: 1 } },
  leaders: { 'lando-calrissian': 'ryloth' },
  assigned: [{ mission: 'rule-by-fear', leaders: ['emperor-palpatine'] }],
  actions: ['undercover'],
};

/** Lando's player is asked whether a card answers the mission of the Empire. */
function answering(): Scenario {
  const s = scenario(position).as('rebel-admiral').click('pass').as('imperial-admiral');
  return s.click('mission:emperor-palpatine').as('rebel-admiral').click('none').as('rebel-general').click('none');
}

test('a team-mate may play in an open window the cards of a player who concedes', () => {
  const s = answering();
  expect([s.asked, s.question]).toEqual([['rebel-admiral'], 'window.mission-dice']);
  s.concede('rebel-admiral');
  expect([s.asked, s.question]).toEqual([['rebel-general'], 'window.mission-dice']);
  s.click('undercover:lando-calrissian');
  expect(s.g.leaders['lando-calrissian'].at).toBe('kessel');
});

describe('a window ends as soon as the table knows that no seat could still answer', () => {
  const caught = (actions: Position['actions']) =>
    scenario({
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'obi-wan-kenobi': 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
      actions: actions ?? [],
    })
      .click('pass', 'mission:darth-vader')
      .rig('hit', 'hit', 'hit')
      .click('none');

  test('RB-16.2.1 RB-13.12 after Noble Sacrifice the game goes on: the only card that could answer lies open', () => {
    const s = caught(['noble-sacrifice', 'its-a-trap']);
    expect(s.question).toBe('window.captured');
    s.click('noble-sacrifice:play');
    expect(s.g.leaders['obi-wan-kenobi'].at).toBe('gone');
    expect(s.question).toBe('ask.turn');
  });

  test('RB-16.2.1 after a pass of the only seat that could answer the game goes on', () => {
    expect(caught(['its-a-trap']).click('pass').question).toBe('ask.turn');
  });

  const guarded: Position = {
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { chewbacca: 'coruscant', 'lando-calrissian': 'ryloth' },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
  };

  test('RB-7.1.9 RB-16.2.1 with a second card in hand the Rebels are asked again, for it could be Wookiee Guardian', () => {
    const s = scenario({ ...guarded, actions: ['undercover', 'its-a-trap'] });
    s.click('pass', 'mission:darth-vader', 'none').click('undercover:lando-calrissian');
    expect([s.question, s.asked, s.legal]).toEqual(['window.mission-dice', ['rebel'], ['pass']]);
  });

  test('RB-7.1.9 RB-16.2.1 once the mission has failed before the dice no other card can answer it', () => {
    const s = scenario({ ...guarded, actions: ['wookiee-guardian', 'its-a-trap'] });
    s.click('pass', 'mission:darth-vader', 'none', 'wookiee-guardian:chewbacca');
    expect(s.log()).toContain('log.missionFails');
    expect(s.question).toBe('ask.turn');
  });

  test('RB-16.2.1 a hand of starting cards cannot hold Noble Sacrifice, which comes with a recruit', () => {
    expect(caught(['rebel-planning', 'temporary-alliance']).question).toBe('ask.turn');
    expect(caught(['rebel-planning', 'its-a-trap']).question).toBe('window.captured');
  });

  test('RB-18.3 RB-16.2.1 in a team only the General is asked for the card of a General’s leader', () => {
    const attempted = (actions: Position['actions']) => {
      const leaders = { chewbacca: 'coruscant' } as const;
      const s = scenario({ ...guarded, leaders, seats: FOUR, actions: actions ?? [] });
      return s.click('pass', 'pass', 'mission:darth-vader').whileAsked('ask.oppose', 'none');
    };
    // It's a Trap lies with the Admiral: Ackbar is a leader of hers, Chewbacca is not.
    const admiral = attempted(['its-a-trap']);
    expect(admiral.log()).toContain('log.missionDice');
    const general = attempted(['its-a-trap', 'ambush']);
    expect([general.question, general.asked]).toEqual(['window.mission-dice', ['rebel-general']]);
    expect(general.click('pass').log()).toContain('log.missionDice');
  });
});

describe('the question of a window says what is at stake', () => {
  test('RB-7.1.9 before the dice: mission, skill, place and the dice of both sides', () => {
    const { decision } = scenario({
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { chewbacca: 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
      actions: ['wookiee-guardian'],
    }).click('pass', 'mission:darth-vader', 'none');
    expect(decision.source).toEqual({ key: 'mission.capture-rebel-operative' });
    expect(decision.prompt).toEqual({
      key: 'window.mission-dice',
      params: {
        side: { key: 'side.imperial' },
        mission: { key: 'mission.capture-rebel-operative' },
        place: { key: 'system.coruscant' },
        skill: { key: 'skill.specOps' },
        own: 3,
        enemy: 3,
        opposed: 'yes',
      },
    });
  });

  test('RB-7.1.23 before a roll of the Rebels: how many dice, and for what', () => {
    const { decision } = scenario({
      units: { coruscant: { stormtrooper: 1 } },
      leaders: { 'wedge-antilles': 'coruscant', 'colonel-yularen': 'coruscant' },
      assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
      actions: ['one-in-a-million'],
    }).click('mission:princess-leia', 'none');
    const card = { key: 'mission.infiltration' };
    expect(decision.source).toEqual(card);
    expect(decision.prompt.params).toMatchObject({ roll: 'mission', card, dice: 2, skill: { key: 'skill.intel' } });
  });
});
