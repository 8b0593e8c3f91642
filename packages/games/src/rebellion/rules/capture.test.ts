import { describe, expect, test } from 'vitest';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';
import { leadersAt, pool, sideOf } from './board.ts';
import { captureLeader } from './capture.ts';
import * as changes from './changes.ts';
import { check } from './checks.ts';
import { legalTargets } from './mission.ts';
import { mayHold, usersAt, usersOf } from './reacting.ts';
import { moveUnit } from './unit-index.ts';

const guards = { coruscant: { stormtrooper: 1 }, corellia: { stormtrooper: 1 } } as const;

describe('capture', () => {
  test('RB-13.1 ring-captured: only Rebel leaders can be captured', () => {
    const s = scenario({ units: guards, leaders: { 'darth-vader': 'coruscant', chewbacca: 'coruscant' } });
    s.start(captureLeader, { leader: 'darth-vader' });
    expect(s.g.leaders['darth-vader'].ring).toBeNull();
    s.start(captureLeader, { leader: 'chewbacca' });
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'coruscant', ring: 'captured' });
  });

  test('RB-13.2 a second capture rescues the first captive and moves the ring', () => {
    const s = scenario({ units: guards, leaders: { chewbacca: { captive: 'corellia' }, 'han-solo': 'coruscant' } });
    s.start(captureLeader, { leader: 'han-solo' });
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.leaders['han-solo'].ring).toBe('captured');
  });

  test('RB-13.3 ring-carbonite leaves the captured ring free: the Empire holds two', () => {
    const s = scenario({
      units: guards,
      leaders: { chewbacca: { captive: 'corellia' }, 'han-solo': 'coruscant' },
      assigned: [
        { mission: 'carbon-freezing', leaders: ['darth-vader'] },
        { mission: 'capture-rebel-operative', leaders: ['boba-fett'] },
      ],
    });
    s.click('pass', 'mission:darth-vader')
      .rig('special', 'special', 'special', 'blank', 'blank', 'blank')
      .click('none');
    expect(s.g.leaders.chewbacca.ring).toBe('carbonite');
    expect(s.g.reputation).toBe(15);
    s.start(captureLeader, { leader: 'han-solo' });
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'corellia', ring: 'carbonite' });
    expect(s.g.leaders['han-solo'].ring).toBe('captured');
    // Rescued, the ring is gone and the reputation is not given back.
    s.change((g) => changes.rescue(g, 'chewbacca'));
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.reputation).toBe(15);
  });

  test('RB-13.2 the log says that the capture of another leader has freed the first one', () => {
    const s = scenario({ units: guards, leaders: { chewbacca: { captive: 'corellia' }, 'han-solo': 'coruscant' } });
    s.start(captureLeader, { leader: 'han-solo' });
    expect(s.log()).toEqual(expect.arrayContaining(['log.released', 'log.captured']));
    expect(s.log()).not.toContain('log.rescued');
  });

  test('RB-13.3 ring-carbonite is one ring: given to another captive, it sets the first one free', () => {
    const s = scenario({
      units: guards,
      leaders: { chewbacca: { captive: 'corellia', ring: 'carbonite' }, 'general-rieekan': { captive: 'coruscant' } },
      assigned: [{ mission: 'carbon-freezing', leaders: ['darth-vader'] }],
    });
    s.click('pass', 'mission:darth-vader', 'general-rieekan').rig('special', 'hit', 'hit', 'blank').click('none');
    expect(s.g.leaders['general-rieekan']).toMatchObject({ at: 'coruscant', ring: 'carbonite' });
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'rebel-base-space', ring: null });
  });

  test('RB-19.12 capturing a detained leader ends its detention', () => {
    const s = scenario({ units: guards, leaders: { chewbacca: 'coruscant' } });
    s.change((g) => {
      g.leaders.chewbacca.detained = true;
    });
    s.start(captureLeader, { leader: 'chewbacca' });
    expect(s.g.leaders.chewbacca).toMatchObject({ detained: false, ring: 'captured' });
  });

  test('RB-19.11 a detained leader opposes missions and blocks movement like any other', () => {
    const s = scenario({
      units: guards,
      leaders: { chewbacca: 'coruscant' },
      assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
    });
    s.change((g) => {
      g.leaders.chewbacca.detained = true;
    });
    expect(leadersAt(s.g, 'rebel', 'coruscant')).toEqual(['chewbacca']);
    s.click('pass', 'mission:darth-vader').rig('blank', 'blank', 'blank', 'hit', 'hit', 'hit').click('none');
    expect(s.log()).toContain('log.missionFails');
  });

  test('RB-19.9 capture-rebel-operative and collect-bounty do not target captured or lured leaders', () => {
    const s = scenario({
      units: guards,
      leaders: {
        chewbacca: { captive: 'coruscant' },
        'luke-skywalker': { at: 'coruscant', ring: 'lure-of-the-dark-side' },
        'princess-leia': 'coruscant',
      },
    });
    for (const id of ['capture-rebel-operative', 'collect-bounty'] as const) {
      expect(legalTargets(s.g, id, 'imperial').map((aim) => aim.leader)).toEqual(['princess-leia']);
    }
  });

  test('RB-19.10 collect-bounty where an Imperial unit stands moves no one', () => {
    const s = scenario({
      units: guards,
      leaders: { chewbacca: 'coruscant' },
      assigned: [{ mission: 'collect-bounty', leaders: ['boba-fett'] }],
    });
    s.click('pass', 'mission:boba-fett').rig('hit', 'hit', 'hit', 'blank', 'blank', 'blank').click('none');
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'coruscant', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('coruscant');
  });

  test('collect-bounty elsewhere: capture and journey are one step, so no one is set free on the way', () => {
    const s = scenario({
      units: { corellia: { stormtrooper: 1 } },
      leaders: { chewbacca: 'mandalore' },
      assigned: [{ mission: 'collect-bounty', leaders: ['boba-fett'] }],
    });
    s.click('pass', 'mission:boba-fett').rig('hit', 'hit', 'hit', 'blank', 'blank', 'blank').click('none');
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'corellia', ring: 'captured' });
    expect(s.g.leaders['boba-fett'].at).toBe('corellia');
  });
});

describe('captives', () => {
  const held: Position = { units: guards, leaders: { 'obi-wan-kenobi': { captive: 'coruscant' } } };

  test('RB-13.5 a captive gives no tactic values: it is no leader of the side there', () => {
    const s = scenario({ ...held, leaders: { ...held.leaders, 'mon-mothma': 'coruscant' } });
    expect(leadersAt(s.g, 'rebel', 'coruscant')).toEqual(['mon-mothma']);
  });

  test('RB-13.6 a captive cannot use action cards', () => {
    const s = scenario({ ...held, actions: ['undercover'] });
    expect(mayHold(s.g, 'undercover')).toEqual(['rebel']);
    expect(usersOf(s.g, 'undercover')).not.toContain('obi-wan-kenobi');
    expect(usersAt(s.g, 'undercover', 'coruscant')).toEqual([]);
  });

  test('RB-13.7 the Rebels cannot move a captive: it is in no pool and not on offer', () => {
    const s = scenario({ ...held, missions: { rebel: ['sabotage'] }, phase: 'assignment' });
    expect(pool(s.g, 'rebel')).not.toContain('obi-wan-kenobi');
    expect(s.legal.join(' ')).not.toContain('obi-wan');
  });

  test('RB-13.9 a captive is rescued the moment no Imperial unit is left, whatever removed the last one', () => {
    const s = scenario(held);
    s.change((g) => {
      changes.destroyUnits(g, [s.unit('stormtrooper', 'coruscant')]);
      check(g);
    });
    expect(s.g.leaders['obi-wan-kenobi']).toMatchObject({ at: 'rebel-base-space', ring: null });
    const moved = scenario(held);
    moved.change((g) => {
      moveUnit(g, moved.unit('stormtrooper', 'coruscant'), 'corellia');
      check(g);
    });
    expect(moved.g.leaders['obi-wan-kenobi'].at).toBe('rebel-base-space');
  });

  test('RB-13.10 a rescued leader goes to the base space, or to the base system once revealed', () => {
    const free = (revealed: boolean) =>
      scenario({
        ...held,
        base: 'ilum',
        revealed,
        assigned: [{ mission: 'for-the-greater-good', leaders: ['luke-skywalker', 'jan-dodonna'] }],
      }).click('mission:luke-skywalker', 'none').g;
    expect(free(false).leaders['obi-wan-kenobi']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(free(true).leaders['obi-wan-kenobi']).toMatchObject({ at: 'ilum', ring: null });
  });
});

describe('rescue', () => {
  const rescue = (mission: 'daring-rescue' | 'for-the-greater-good', leaders: Position['leaders'] = {}) =>
    scenario({
      units: guards,
      leaders: { chewbacca: { captive: 'coruscant' }, ...leaders },
      assigned: [{ mission, leaders: ['princess-leia', 'jan-dodonna'] }],
    }).click('mission:princess-leia', 'none');

  test('RB-13.11 any of the assigned leaders may go along', () => {
    const s = rescue('daring-rescue');
    expect(s.question).toBe('ask.escort');
    expect(s.decision).toMatchObject({ shape: 'some', min: 0, max: 2 });
    s.click(['jan-dodonna']);
    expect(s.g.leaders['jan-dodonna'].at).toBe('rebel-base-space');
    expect(s.g.leaders['princess-leia'].at).toBe('coruscant');
    const both = rescue('daring-rescue').click(['jan-dodonna', 'princess-leia']);
    expect(both.g.leaders['princess-leia'].at).toBe('rebel-base-space');
  });

  test('RB-13.11 unless the card says they stay', () => {
    const s = rescue('for-the-greater-good');
    expect(s.question).toBe('ask.turn');
    expect(s.g.leaders.chewbacca.at).toBe('rebel-base-space');
    expect(s.g.leaders['jan-dodonna'].at).toBe('coruscant');
  });

  test('bug class 3: which of two captives is rescued is asked', () => {
    const s = rescue('daring-rescue', { 'han-solo': { captive: 'coruscant', ring: 'carbonite' } });
    expect(s.question).toBe('ask.rescue');
    s.click('han-solo', []);
    expect(s.g.leaders['han-solo']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.leaders.chewbacca.ring).toBe('captured');
  });

  test('RB-19.14 leaders of a mission that freed a captive by destroying the last Imperial unit stay', () => {
    const s = scenario({
      units: { dagobah: { stormtrooper: 2 }, coruscant: { stormtrooper: 1 } },
      leaders: { 'han-solo': { captive: 'dagobah' }, 'darth-vader': 'dagobah' },
      assigned: [{ mission: 'hit-and-run', leaders: ['chewbacca'] }],
      actions: ['it-is-your-destiny'],
    });
    s.click('mission:chewbacca', 'dagobah')
      .rig('special', 'special', 'special', 'blank', 'blank', 'blank')
      .click('none');
    for (let n = 0; n < 3 && s.g.mission; n++) s.click(s.legal[0]!);
    expect(s.units('dagobah')).toEqual({});
    expect(s.g.leaders['han-solo']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'dagobah', ring: null });
    expect(s.question).toBe('ask.turn');
  });

  test('RB-13.11 homing-beacon: the Rebels place the rescued leader in the region of their base', () => {
    const s = scenario({
      units: guards,
      base: 'ryloth',
      leaders: { 'princess-leia': { captive: 'coruscant' } },
      assigned: [{ mission: 'homing-beacon', leaders: ['colonel-yularen'] }],
    });
    s.click('pass', 'mission:colonel-yularen').rig('hit', 'hit', 'hit', 'blank', 'blank').click('none');
    expect(s.question).toBe('ask.rescueTo');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toContain('ryloth');
    const other = s.legal.find((id) => id !== 'ryloth')!;
    s.click(other);
    expect(s.g.leaders['princess-leia']).toMatchObject({ at: other, ring: null });
  });
});

describe('for good', () => {
  test('RB-13.12 an eliminated leader never returns', () => {
    const s = scenario({ leaders: { chewbacca: 'ryloth' }, phase: 'refresh' });
    s.change((g) => changes.eliminate(g, 'chewbacca'));
    for (let n = 0; n < 200 && s.g.round < 3 && !s.g.outcome; n++) s.click(anyAnswer(s));
    expect(s.g.round).toBe(3);
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'gone', ring: null });
  });

  const lured: Position = {
    units: guards,
    leaders: { 'luke-skywalker': { captive: 'coruscant' }, 'darth-vader': 'coruscant' },
    assigned: [{ mission: 'lure-of-the-dark-side', leaders: ['emperor-palpatine'] }],
    actions: ['son-of-skywalker', 'one-in-a-million'],
  };

  test('RB-13.14 ring-lure-of-the-dark-side: the leader serves the Empire, is free and returns to its pool', () => {
    const s = scenario(lured).click('pass', 'mission:emperor-palpatine');
    s.rig(...new Array<'hit'>(10).fill('hit'), 'hit', 'hit', 'hit').click('none');
    expect(s.g.leaders['luke-skywalker'].ring).toBe('lure-of-the-dark-side');
    expect(sideOf(s.g, 'luke-skywalker')).toBe('imperial');
    expect(s.g.reputation).toBe(15);
    expect(leadersAt(s.g, 'imperial', 'coruscant')).toContain('luke-skywalker');
    for (let n = 0; n < 60 && s.g.round < 2; n++) s.click(anyAnswer(s));
    expect(pool(s.g, 'imperial')).toContain('luke-skywalker');
    expect(pool(s.g, 'rebel')).not.toContain('luke-skywalker');
  });

  test('RB-13.15 ring-lure-of-the-dark-side: a lured leader can never use action cards', () => {
    const s = scenario({
      units: guards,
      leaders: { 'luke-skywalker': { at: 'coruscant', ring: 'lure-of-the-dark-side' } },
      assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
      actions: ['son-of-skywalker', 'one-in-a-million'],
    });
    expect(usersOf(s.g, 'one-in-a-million')).not.toContain('luke-skywalker');
    s.click('mission:princess-leia', 'coruscant').rig('special', 'blank').click('none');
    expect(s.log()).toContain('log.missionSucceeds');
    expect(s.question).toBe('ask.turn');
  });
});

/** Some legal answer to whatever is asked. */
function anyAnswer(s: ReturnType<typeof scenario>) {
  const { shape, min = 0, options } = s.decision;
  const open = options.filter((option) => !option.refused).map((option) => option.key);
  if (shape === 'some') return open.slice(0, min);
  if (shape === 'number') return min;
  return open.find((key) => ['pass', 'done', 'none'].includes(key)) ?? open[0]!;
}
