import { expect, test } from 'vitest';
import { reveal } from '../../engine/hidden.ts';
import { scenario } from '../testing/scenario.ts';
import { moveLeader } from './leader-index.ts';
import { canReveal } from './mission.ts';

const garrison = { coruscant: { stormtrooper: 2 }, corellia: { 'tie-fighter': 1 } } as const;

test('RB-7.1.19 RB-7.1.21 RB-7.1.33 the example of the rulebook: Leia, infiltration on Coruscant, against Palpatine', () => {
  const s = scenario({ units: garrison, assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }] });
  const [top, second] = reveal(s.g.objectiveDeck);
  s.click('mission:princess-leia');
  expect(s.waitsForPlace).toBe(true);
  s.click('coruscant');
  expect(s.g.leaders['princess-leia'].at).toBe('coruscant');
  expect(s.asked).toEqual(['imperial']);
  s.rig('special', 'blank', 'hit', 'blank').click('emperor-palpatine');
  expect(s.g.leaders['emperor-palpatine'].at).toBe('coruscant');
  expect(s.g.mission?.dice).toEqual({ rebel: ['special', 'blank'], imperial: ['hit', 'blank'] });
  expect(s.log()).toContain('log.missionSucceeds');
  s.click(`${top}`);
  expect(reveal(s.g.objectiveDeck)[0]).toBe(second);
  expect(reveal(s.g.objectiveDeck).at(-1)).toBe(top);
  expect(s.hand('rebel')).toContain('infiltration');
  expect(s.g.mission).toBeNull();
  expect(s.asked).toEqual(['imperial']);
  expect(s.question).toBe('ask.turn');
});

test('RB-7.1.1 RB-7.1.2 icons of the assigned leaders together are needed; leaders in the target system do not count', () => {
  const s = scenario({
    units: garrison,
    leaders: { 'obi-wan-kenobi': 'coruscant', 'han-solo': 'pool', 'jan-dodonna': 'pool' },
    assigned: [
      { mission: 'covert-operation', leaders: ['han-solo'] },
      { mission: 'stolen-plans', leaders: ['general-rieekan', 'princess-leia'] },
    ],
  });
  expect(s.refusal('mission:han-solo')).toContain('RB-');
  expect(canReveal(s.g, s.g.assigned[0]!)).toMatchObject({ code: 'skill_short', params: { have: 1, need: 3 } });
  expect(s.legal).toContain('mission:general-rieekan');
  s.change((g) => {
    moveLeader(g, 'jan-dodonna', 'mission');
    g.assigned[0]!.leaders.push('jan-dodonna');
  });
  expect(s.legal).toContain('mission:han-solo');
});

test('RB-7.1.3 only the target is declared, and only what the card allows is offered; RB-7.1.28 the rest comes with the effect', () => {
  const s = scenario({
    units: { ...garrison, ryloth: { 'x-wing': 1 } },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia');
  s.legalExactly('corellia', 'coruscant');
  s.click('corellia');
  expect(s.question).toBe('ask.oppose');
  s.click('none');
  // Success: now the objectives are looked at.
  expect(s.question).toBe('ask.objectiveUnder');
});

test('RB-7.1.4 a mission against a leader takes place where that leader is', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 }, ryloth: { stormtrooper: 1 } },
    leaders: { 'mon-mothma': 'ryloth', 'jan-dodonna': 'coruscant', 'princess-leia': 'dagobah' },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
  });
  s.click('pass', 'mission:darth-vader');
  expect(s.legal).toEqual(['mon-mothma', 'jan-dodonna']);
  s.click('mon-mothma');
  expect(s.g.leaders['darth-vader'].at).toBe('ryloth');
  expect(s.g.mission).toMatchObject({ place: 'ryloth', target: 'mon-mothma' });
});

test('RB-7.1.5 a card that names one place asks for no target', () => {
  const s = scenario({ assigned: [{ mission: 'wookiee-uprising', leaders: ['chewbacca'] }] });
  s.click('mission:chewbacca');
  expect(s.question).toBe('ask.oppose');
  expect(s.g.leaders.chewbacca.at).toBe('kashyyyk');
});

test('RB-7.1.6 RB-7.1.35 all assigned leaders are placed in the system and stay there after the mission', () => {
  const s = scenario({
    units: garrison,
    assigned: [{ mission: 'infiltration', leaders: ['jan-dodonna', 'princess-leia'] }],
  });
  s.click('mission:jan-dodonna', 'coruscant')
    .rig('hit', 'hit', 'hit', 'hit', 'blank', 'blank')
    .click('emperor-palpatine');
  s.click(reveal(s.g.objectiveDeck)[0]!);
  expect(s.g.mission).toBeNull();
  for (const id of ['jan-dodonna', 'princess-leia', 'emperor-palpatine'] as const) {
    expect(s.g.leaders[id].at).toBe('coruscant');
  }
});

test('RB-7.1.35 leaders left there take part in the next mission in the system', () => {
  const s = scenario({
    units: garrison,
    leaders: { 'darth-vader': 'coruscant', 'jan-dodonna': 'coruscant' },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia', 'coruscant').rig('hit', 'blank', 'blank', 'blank', 'blank').click('none');
  // Leia 2 and Dodonna 1 icons; Vader, already there, 2.
  expect(s.log()).toContain('log.missionSucceeds');
  expect(s.entries.filter((one) => one.key === 'log.missionDice').map((one) => one.params.n)).toEqual([1, 0]);
});

test('RB-7.1.7 a mission in the base space leaves its leader there; after a reveal it is in the base system', () => {
  const at = (revealed: boolean) =>
    scenario({
      revealed,
      base: 'ilum',
      assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }],
    }).click('mission:mon-mothma').g.leaders['mon-mothma'].at;
  expect(at(false)).toBe('rebel-base-space');
  expect(at(true)).toBe('ilum');
  const s = scenario({ assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }] });
  s.click('mission:mon-mothma', 'pass', 'reveal-base');
  expect(s.g.leaders['mon-mothma'].at).toBe('ilum');
});

test('RB-7.1.10 RB-7.1.11 one leader from the pool may oppose, without values, icons or regard to others there', () => {
  const s = scenario({
    units: garrison,
    leaders: { 'darth-vader': 'coruscant', 'janus-greejatus': 'pool', 'general-veers': 'pool' },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia', 'coruscant');
  // Greejatus has no tactic values, Veers no icon for intel.
  expect(s.legal).toEqual(expect.arrayContaining(['janus-greejatus', 'general-veers', 'emperor-palpatine', 'none']));
  s.rig('hit', 'hit').click('general-veers');
  expect(s.g.leaders['general-veers'].at).toBe('coruscant');
  expect(s.question).toBe('ask.objectiveUnder');
});

test('RB-7.1.12 a resolve mission is not opposed, even with enemy leaders in the system', () => {
  const s = scenario({
    leaders: { 'darth-vader': 'dagobah' },
    assigned: [{ mission: 'seek-yoda', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia');
  expect(s.g.leaders['princess-leia'].ring).toBe('master-yoda');
  expect(s.log()).not.toContain('log.missionDice');
});

test('RB-7.1.13 no one is asked when the pool is empty or an effect forbids it', () => {
  const empty = {
    'emperor-palpatine': 'corellia',
    'grand-moff-tarkin': 'corellia',
    'darth-vader': 'corellia',
    'general-tagge': 'corellia',
  } as const;
  const assigned = [{ mission: 'infiltration', leaders: ['princess-leia'] }] as const;
  const s = scenario({ units: garrison, leaders: empty, assigned });
  expect(s.click('mission:princess-leia', 'coruscant').question).toBe('ask.objectiveUnder');
  const t = scenario({ units: garrison, assigned });
  t.change((g) => g.lasting.push({ kind: 'unopposed', side: 'imperial', leader: 'princess-leia' }));
  t.click('mission:princess-leia', 'coruscant');
  expect(t.question).toBe('ask.objectiveUnder');
  expect(t.log()).toContain('log.nobodySent');
});

test('RB-7.1.13 leaders already there oppose although an effect keeps the pool away', () => {
  const s = scenario({
    units: garrison,
    leaders: { 'colonel-yularen': 'coruscant' },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  s.change((g) => g.lasting.push({ kind: 'unopposed', side: 'imperial', leader: 'princess-leia' }));
  s.click('mission:princess-leia').rig('blank', 'blank', 'hit', 'hit', 'hit').click('coruscant');
  expect(s.log()).toContain('log.missionFails');
});

test('RB-7.1.14 RB-7.1.16 opposed only by free leaders in the system; otherwise it succeeds without dice', () => {
  const play = (vader: 'coruscant' | 'corellia') => {
    const s = scenario({
      units: garrison,
      leaders: { 'darth-vader': vader },
      assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
    });
    return s.click('mission:princess-leia', 'coruscant').rig('hit', 'hit').click('none').log();
  };
  expect(play('corellia')).toContain('log.missionSucceeds');
  expect(play('corellia')).not.toContain('log.missionDice');
  expect(play('coruscant')).toContain('log.missionDice');
});

test('RB-7.1.34 other missions go to their discard pile, after success and failure, projects to their own', () => {
  const own = scenario({ assigned: [{ mission: 'hit-and-run', leaders: ['chewbacca'] }] });
  own.click('mission:chewbacca', 'dagobah', 'none');
  expect(own.g.missionDiscards.rebel).toHaveLength(1);
  expect(own.hand('rebel')).not.toContain('hit-and-run');
  const failed = scenario({
    leaders: { 'darth-vader': 'dagobah' },
    assigned: [{ mission: 'hit-and-run', leaders: ['chewbacca'] }],
  });
  failed.click('mission:chewbacca', 'dagobah');
  failed.rig('blank', 'blank', 'blank', 'hit', 'hit', 'hit').click('none');
  expect(failed.log()).toContain('log.missionFails');
  expect(failed.g.missionDiscards.rebel).toHaveLength(1);
  const project = scenario({ assigned: [{ mission: 'construct-factory', leaders: ['grand-moff-tarkin'] }] });
  project.click('pass', 'mission:grand-moff-tarkin');
  if (project.waitsForPlace) project.click(project.legal[0]!);
  for (let n = 0; n < 9 && project.g.mission; n++) project.click(project.legal[0]!);
  expect(project.g.projectDiscards).toHaveLength(1);
  expect(project.g.missionDiscards.imperial).toHaveLength(0);
});

test('RB-7.1.33 a starting mission returns to hand after a failure too', () => {
  const s = scenario({
    units: garrison,
    leaders: { 'colonel-yularen': 'coruscant' },
    assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
  });
  expect(s.hand('rebel')).not.toContain('infiltration');
  s.click('mission:princess-leia', 'coruscant').rig('blank', 'blank', 'hit', 'hit', 'hit').click('none');
  expect(s.log()).toContain('log.missionFails');
  expect(s.hand('rebel')).toContain('infiltration');
});

test('RB-7.1.29 bug class 2, order of nested effects: the combat of a mission comes when all its steps are over', () => {
  const s = scenario({
    systems: { ryloth: { subjugated: true } },
    units: { ryloth: { stormtrooper: 1 } },
    leaders: { 'mon-mothma': 'pool', 'admiral-ackbar': 'pool' },
    assigned: [{ mission: 'incite-rebellion', leaders: ['mon-mothma'] }],
  });
  s.click('mission:mon-mothma').whileAsked('ask.oppose', 'none');
  expect(s.g.combat?.system).toBe('ryloth');
  // The mission has been judged, carried out and discarded before the combat asks its first question.
  expect(s.g.mission).toBeNull();
  expect(s.g.missionDiscards.rebel).toEqual(['incite-rebellion#1']);
  const log = s.log();
  expect(log).toContain('log.missionSucceeds');
  expect(s.units('ryloth')).toEqual({ stormtrooper: 1, 'rebel-trooper': 3 });
});

test('Contingency Plan has no system, no one opposes it, and it uses the turn', () => {
  const s = scenario({ assigned: [{ mission: 'contingency-plan', leaders: ['mon-mothma'] }] });
  s.click('mission:mon-mothma');
  for (let n = 0; n < 5 && s.g.mission; n++) s.click(s.legal[0]!);
  expect(s.g.mission).toBeNull();
  expect(s.log()).not.toContain('log.missionSucceeds');
  expect(s.g.missionDiscards.rebel).toEqual(['contingency-plan#1']);
  expect(s.g.leaders['mon-mothma'].at).toBe('mission');
  expect(s.asked).toEqual(['imperial']);
});
