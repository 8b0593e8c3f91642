import { expect, test } from 'vitest';
import { reveal } from '../../../engine/hidden.ts';
import { see } from '../../../engine/match.ts';
import type { ActionId } from '../../data/actions.ts';
import type { LeaderId } from '../../data/leaders.ts';
import { SYSTEM_IDS, type SystemId } from '../../data/systems.ts';
import { rebellion } from '../../index.ts';
import { empire, FINISH, playsCard, waysOf } from '../../testing/assigning.ts';
import { everything, held } from '../../testing/moves.ts';
import type { Position } from '../../testing/position.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** The Empire plays an assignment card with its leader, who is put in this place where one is asked for. */
function plays(card: ActionId, leader: LeaderId, position: Position, place?: SystemId): Scenario {
  const leaders = { [leader]: 'pool', ...position.leaders } as const;
  const s = scenario({ ...position, phase: 'assignment', actions: [card, ...(position.actions ?? [])], leaders });
  return playsCard(s.as('rebel').click(FINISH).as('imperial'), card, place);
}

/** The Empire may play an assignment card with its leader: the places it may be put in. */
function placesFor(card: ActionId, leader: LeaderId, position: Position): string[] {
  const leaders = { [leader]: 'pool', ...position.leaders } as const;
  const s = scenario({ ...position, phase: 'assignment', actions: [card], leaders });
  return waysOf(s.as('rebel').click(FINISH).as('imperial'), card);
}

test('RB-7.3.6 brilliant-administrator queues a unit for every icon of Tarkin’s system, whatever stands there', () => {
  const position: Position = {
    systems: { corellia: { loyalty: 'imperial', sabotaged: true }, naboo: { loyalty: 'rebel' } },
    units: { corellia: { 'y-wing': 1 }, sullust: { stormtrooper: 1 } },
  };
  expect(placesFor('brilliant-administrator', 'grand-moff-tarkin', position)).toEqual([
    'sullust',
    'corellia',
    'coruscant',
  ]);
  const s = plays('brilliant-administrator', 'grand-moff-tarkin', position, 'corellia');
  expect(s.g.leaders['grand-moff-tarkin'].at).toBe('corellia');
  expect(s.units('queue-3')).toEqual({ 'tie-fighter': 1, 'star-destroyer': 1 });
  expect(s.g.usedActions).toEqual(['brilliant-administrator']);
});

test('boba-fett-where forbids Rebel attempts in his system until the command phase ends', () => {
  const position: Position = {
    systems: { naboo: { loyalty: 'imperial' } },
    missions: { rebel: ['hit-and-run'] },
    leaders: { chewbacca: 'pool' },
  };
  const leaders = { 'boba-fett': 'pool', ...position.leaders } as const;
  const s = scenario({ ...position, phase: 'assignment', actions: ['boba-fett-where'], leaders });
  s.as('rebel').click(['assign:hit-and-run:chewbacca']);
  s.as('imperial').click(['play:boba-fett-where:naboo'], FINISH);
  s.as('rebel').click('mission:chewbacca');
  expect(s.legal).toContain('rodia');
  expect(s.legal).not.toContain('naboo');
  expect(s.refusal('naboo')).toMatch(/^system_watched/);
  s.click('rodia').whileAsked('ask.oppose', 'none').whileAsked('ask.turn', 'pass');
  expect(s.g.lasting).toEqual([]);
});

test('boba-fett-where does not forbid the Rebels to resolve missions or the Empire anything', () => {
  const s = plays(
    'boba-fett-where',
    'boba-fett',
    {
      systems: { naboo: { loyalty: 'imperial' } },
      missions: { imperial: ['trade-negotiations'] },
    },
    'naboo',
  );
  s.click(['assign:trade-negotiations:emperor-palpatine']);
  s.as('rebel').whileAsked('ask.assign', FINISH).as('rebel').click('pass');
  s.as('imperial').click('mission:emperor-palpatine');
  expect(s.legal).toContain('naboo');
});

test('boba-fett-where does not yet forbid Rebel action cards in a combat of the assignment phase', () => {
  const s = scenario({
    phase: 'assignment',
    actions: ['boba-fett-where', 'catch-them-by-surprise', 'point-blank-assault'],
    systems: { corellia: { loyalty: 'imperial' } },
    units: { coruscant: { 'star-destroyer': 1 }, corellia: { 'x-wing': 1 } },
    leaders: { 'boba-fett': 'pool', 'admiral-ozzel': 'pool', 'general-madine': 'corellia' },
  });
  s.as('rebel').click(FINISH).as('imperial').click(['play:boba-fett-where:corellia']);
  s.click(['play:catch-them-by-surprise:corellia'], [s.unit('star-destroyer', 'coruscant')]);
  expect([s.g.phase, s.g.combat?.system, s.question]).toEqual(['assignment', 'corellia', 'ask.startCard']);
  expect(s.legal).toContain('point-blank-assault');
});

test('RB-5.7 catch-them-by-surprise moves units in from adjacent systems, whose combat is fought at once', () => {
  const position: Position = {
    units: {
      coruscant: { 'star-destroyer': 1, stormtrooper: 2 },
      sullust: { 'tie-fighter': 1 },
      rodia: { 'assault-carrier': 1 },
      corellia: { 'rebel-trooper': 1 },
    },
  };
  const s = plays('catch-them-by-surprise', 'admiral-ozzel', position, 'corellia');
  expect(s.question).toBe('ask.move');
  expect(s.legal).not.toContain(s.unit('assault-carrier', 'rodia'));
  expect(s.legal).not.toContain(s.unit('tie-fighter', 'sullust'));
  s.click([s.unit('star-destroyer', 'coruscant'), s.unit('stormtrooper', 'coruscant')]);
  expect(s.g.phase).toBe('assignment');
  expect(s.g.combat).toMatchObject({ system: 'corellia', current: 'imperial', from: ['coruscant'] });
  expect(s.g.leaders['admiral-ozzel'].at).toBe('corellia');
});

test('RB-8.5 catch-them-by-surprise leaves units where an Imperial leader is', () => {
  const position: Position = {
    units: { coruscant: { 'star-destroyer': 1 }, alderaan: { 'star-destroyer': 1 } },
    leaders: { 'darth-vader': 'coruscant' },
  };
  const s = plays('catch-them-by-surprise', 'admiral-ozzel', position, 'corellia');
  expect(s.legal).not.toContain(s.unit('star-destroyer', 'coruscant'));
  expect(s.legal).toContain(s.unit('star-destroyer', 'alderaan'));
});

test('catch-them-by-surprise that finds the empty base wins at once', () => {
  const position: Position = { base: 'corellia', units: { coruscant: { 'star-destroyer': 1, stormtrooper: 1 } } };
  const s = plays('catch-them-by-surprise', 'admiral-ozzel', position, 'corellia');
  s.click([s.unit('star-destroyer', 'coruscant'), s.unit('stormtrooper', 'coruscant')]);
  expect(s.g.outcome?.winners).toEqual(['imperial']);
});

test('local-rumors is answered truthfully for the region and reveals nothing', () => {
  const position: Position = { base: 'hoth', units: { bespin: { 'tie-fighter': 1 }, rodia: { stormtrooper: 1 } } };
  expect(placesFor('local-rumors', 'colonel-yularen', position)).toEqual(['rodia', 'bespin']);
  const yes = plays('local-rumors', 'colonel-yularen', position, 'bespin');
  expect(yes.log()).toContain('log.baseInRegion');
  expect(yes.g.base.revealed).toBe(false);
  const out = yes.view('imperial').probes.ruledOut ?? [];
  expect(SYSTEM_IDS.filter((id) => !out.includes(id))).toEqual(['mustafar', 'bespin', 'hoth', 'endor']);
  const no = plays('local-rumors', 'colonel-yularen', position, 'rodia');
  expect(no.log()).toContain('log.baseNotInRegion');
  expect(no.view('imperial').probes.ruledOut).toEqual(
    expect.arrayContaining(['tatooine', 'rodia', 'geonosis', 'ryloth']),
  );
});

test('RB-19.23 RB-5.11 proceeding-as-planned puts any project on the leader, unseen, and a second leader may join', () => {
  const s = plays('proceeding-as-planned', 'moff-jerjerrod', {});
  expect(s.legal).toEqual([
    'construct-factory',
    'oversee-project',
    'superlaser-online',
    'construct-super-star-destroyer',
    'construct-death-star',
  ]);
  for (const viewer of ['rebel', 'spectator']) expect(see(rebellion, s.g, viewer).decisions).toEqual([]);
  s.click('superlaser-online', ['second:moff-jerjerrod:general-tagge']);
  expect(s.g.assigned).toMatchObject([{ side: 'imperial', leaders: ['moff-jerjerrod', 'general-tagge'] }]);
  expect(reveal(s.g.projectDeck)).toHaveLength(9);
  expect(s.view('imperial').assigned[0]?.card).toMatch(/^superlaser-online#/);
  for (const viewer of ['rebel', 'spectator'] as const) {
    expect(s.view(viewer).assigned[0]?.card).toBeNull();
    expect(JSON.stringify(see(rebellion, s.g, viewer))).not.toContain('superlaser-online');
  }
});

test('proceeding-as-planned may be played with either of its leaders', () => {
  const leaders = { 'admiral-ozzel': 'pool', 'moff-jerjerrod': 'pool' } as const;
  const s = empire({ leaders, actions: ['proceeding-as-planned'] });
  expect(waysOf(s, 'proceeding-as-planned')).toEqual(['admiral-ozzel', 'moff-jerjerrod']);
  playsCard(s, 'proceeding-as-planned', 'admiral-ozzel').click('oversee-project', FINISH);
  expect(s.g.assigned).toMatchObject([{ leaders: ['admiral-ozzel'] }]);
  expect(s.g.leaders['moff-jerjerrod'].at).toBe('pool');
});

test('proceeding-as-planned looks through the rebuilt deck when every project has been drawn', () => {
  const leaders = { 'moff-jerjerrod': 'pool' } as const;
  const s = scenario({ phase: 'assignment', actions: ['proceeding-as-planned'], leaders }).change((g) => {
    g.projectDiscards = reveal(g.projectDeck).splice(0);
  });
  s.as('rebel').click(FINISH).as('imperial').click(['play:proceeding-as-planned'], 'construct-factory', FINISH);
  expect(s.g.projectDiscards).toEqual([]);
  expect(reveal(s.g.projectDeck)).toHaveLength(9);
});

test('proceeding-as-planned cannot be used when there is no project to find', () => {
  const leaders = { 'moff-jerjerrod': 'pool' } as const;
  const s = scenario({ phase: 'assignment', actions: ['proceeding-as-planned'], leaders }).change((g) => {
    reveal(g.missionHands.imperial).push(...reveal(g.projectDeck).splice(0));
  });
  s.as('rebel').click(FINISH).as('imperial');
  expect(s.refusal('play:proceeding-as-planned')).toMatch(/^no_projects/);
});

test('public-support brings 3 Stormtroopers, and Janus does not stop units from leaving this round', () => {
  const position: Position = {
    systems: { corellia: { loyalty: 'imperial' }, sullust: { loyalty: 'imperial' } },
    units: { corellia: { 'star-destroyer': 1 }, sullust: { 'rebel-trooper': 1 } },
  };
  expect(placesFor('public-support', 'janus-greejatus', position)).toEqual(['corellia', 'coruscant']);
  const s = plays('public-support', 'janus-greejatus', position, 'corellia');
  expect(s.units('corellia')).toEqual({ 'star-destroyer': 1, stormtrooper: 3 });
  s.click(FINISH).as('rebel').click('pass').as('imperial').click('activate:darth-vader', 'alderaan');
  expect(s.legal).toContain(s.unit('star-destroyer', 'corellia'));
  s.click([s.unit('star-destroyer', 'corellia'), s.unit('stormtrooper', 'corellia')]);
  expect(s.units('alderaan')).toEqual({ 'star-destroyer': 1, stormtrooper: 1 });
  for (let n = 0; n < 30 && s.g.phase !== 'assignment'; n++)
    s.click(s.decision.shape === 'some' ? FINISH : s.legal.includes('pass') ? 'pass' : (s.legal[0] as string));
  expect(s.g.lasting).toEqual([]);
});

test('RB-7.3.6 public-support gains its Stormtroopers in spite of sabotage and enemy ships', () => {
  const position: Position = {
    systems: { corellia: { loyalty: 'imperial', sabotaged: true } },
    units: { corellia: { 'x-wing': 1 } },
  };
  const s = plays('public-support', 'janus-greejatus', position, 'corellia');
  expect(s.units('corellia')).toEqual({ 'x-wing': 1, stormtrooper: 3 });
});

test('scouting-mission brings up to 4 TIE Fighters from anywhere and fights Rebel ships there', () => {
  const position: Position = {
    units: {
      hoth: { 'tie-fighter': 3, 'star-destroyer': 1 },
      rodia: { 'tie-fighter': 2 },
      kessel: { 'y-wing': 1, 'rebel-trooper': 1 },
    },
  };
  const s = plays('scouting-mission', 'soontir-fel', position, 'kessel');
  expect(s.legal).not.toContain(s.unit('star-destroyer', 'hoth'));
  const four = everything(s);
  expect(four).toHaveLength(4);
  expect(held(s, 'tie-fighter', 'hoth', four)).toBe('over type:tie-fighter RB-8.15');
  s.click(four);
  expect(s.units('kessel')).toMatchObject({ 'tie-fighter': 4, 'y-wing': 1 });
  expect(s.g.combat).toMatchObject({ system: 'kessel', current: 'imperial' });
});

test('scouting-mission without Rebel ships there starts no combat', () => {
  const units = { hoth: { 'tie-fighter': 1 }, kessel: { 'rebel-trooper': 1 } } as const;
  const s = plays('scouting-mission', 'soontir-fel', { units }, 'kessel');
  s.click([s.unit('tie-fighter', 'hoth')]);
  expect(s.g.combat).toBeNull();
  expect(s.question).toBe('ask.assign');
});
