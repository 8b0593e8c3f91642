import { describe, expect, test } from 'vitest';
import { diceNow, fight } from '../../testing/fight.ts';
import type { Position } from '../../testing/position.ts';
import { scenario } from '../../testing/scenario.ts';
import { useYoda, yodaReady } from '../dice.ts';

const guards = { coruscant: { stormtrooper: 1 } } as const;

/** Leia infiltrates Coruscant against Yularen; a Rebel there wears a ring. */
const infiltrating = (leaders: Position['leaders']): Position => ({
  units: guards,
  leaders: { 'colonel-yularen': 'coruscant', ...leaders },
  assigned: [{ mission: 'infiltration', leaders: ['princess-leia'] }],
});

describe('rings and dice', () => {
  test('RB-7.1.24 ring-r2-d2 turns an Imperial die to blank after both rolls and is discarded', () => {
    const s = scenario(infiltrating({ 'mon-mothma': { at: 'coruscant', ring: 'r2-d2' } }));
    s.click('mission:princess-leia').rig('hit', 'blank', 'hit', 'blank', 'blank').click('none');
    expect(s.question).toBe('ask.ringDice');
    expect(s.asked).toEqual(['rebel']);
    expect(s.g.mission?.dice).toEqual({ rebel: ['hit', 'blank'], imperial: ['hit', 'blank', 'blank'] });
    // Blank dice are not worth a ring; only the Empire's can be turned.
    expect(s.legal).toEqual(['r2-d2:hit', 'pass']);
    s.click('r2-d2:hit');
    expect(s.log()).toContain('log.missionSucceeds');
    expect(s.g.leaders['mon-mothma'].ring).toBeNull();
  });

  test('RB-7.1.24 ring-r2-d2 answers Imperial missions too, and only in its wearer’s system', () => {
    const play = (at: 'coruscant' | 'ryloth') => {
      const s = scenario({
        units: guards,
        leaders: { 'princess-leia': 'coruscant', 'mon-mothma': { at, ring: 'r2-d2' } },
        assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
      });
      return s
        .click('pass', 'mission:darth-vader')
        .rig('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank')
        .click('none');
    };
    const s = play('coruscant');
    expect(s.click('r2-d2:hit').log()).toContain('log.missionFails');
    expect(play('ryloth').log()).toContain('log.missionSucceeds');
  });

  test('RB-7.1.24 ring-master-yoda rerolls one Rebel die once a round', () => {
    const s = scenario(infiltrating({ 'luke-skywalker-jedi': { at: 'coruscant', ring: 'master-yoda' } }));
    s.click('mission:princess-leia')
      .rig('blank', 'blank', 'blank', 'blank', 'blank', 'hit', 'blank', 'blank')
      .click('none');
    expect(s.legal).toEqual(['master-yoda:blank', 'pass']);
    s.rig('special').click('master-yoda:blank');
    expect(s.log()).toContain('log.missionSucceeds');
    expect(s.g.leaders['luke-skywalker-jedi'].ring).toBe('master-yoda');
    expect(yodaReady(s.g, 'coruscant')).toBe(false);
    const t = scenario(infiltrating({ 'luke-skywalker-jedi': { at: 'coruscant', ring: 'master-yoda' } }));
    t.change(useYoda).click('mission:princess-leia', 'none');
    expect(t.question).not.toBe('ask.ringDice');
  });

  test('RB-7.1.24 both rings may change dice of one mission, in any order, while one can still be used', () => {
    const s = scenario(
      infiltrating({
        'mon-mothma': { at: 'coruscant', ring: 'r2-d2' },
        'luke-skywalker': { at: 'coruscant', ring: 'master-yoda' },
      }),
    );
    s.click('mission:princess-leia').rig('hit', 'blank', 'blank', 'blank', 'special', 'blank', 'blank').click('none');
    s.rig('hit').click('master-yoda:blank');
    expect(s.legal).toEqual(['r2-d2:special', 'pass']);
    s.click('r2-d2:special');
    expect(s.log()).toContain('log.missionSucceeds');
  });
});

describe('rings after the result', () => {
  const alliance: Position = {
    leaders: { 'mon-mothma': { at: 'ryloth', ring: 'c-3po' }, 'darth-vader': 'ryloth' },
    assigned: [{ mission: 'build-alliance', leaders: ['princess-leia'] }],
  };
  const lost = [...new Array<'blank'>(5).fill('blank'), 'hit', 'hit'] as const;

  test('RB-7.1.27 ring-c-3po turns a failed Rebel diplomacy mission into a success', () => {
    const s = scenario(alliance)
      .click('mission:princess-leia', 'ryloth')
      .rig(...lost)
      .click('none');
    expect(s.question).toBe('ask.threepio');
    s.click('use');
    expect(s.g.systems.ryloth.loyalty).toBe('rebel');
    expect(s.g.leaders['mon-mothma'].ring).toBeNull();
    const t = scenario(alliance)
      .click('mission:princess-leia', 'ryloth')
      .rig(...lost)
      .click('none', 'pass');
    expect(t.g.systems.ryloth.loyalty).toBeNull();
    expect(t.g.leaders['mon-mothma'].ring).toBe('c-3po');
  });

  test('RB-7.1.27 ring-c-3po does not answer other skills, other systems or a success', () => {
    const elsewhere = scenario({
      ...alliance,
      leaders: { ...alliance.leaders, 'mon-mothma': { at: 'dagobah', ring: 'c-3po' } },
    });
    elsewhere.click('mission:princess-leia', 'ryloth').rig('blank', 'blank', 'hit', 'hit').click('none');
    expect(elsewhere.question).toBe('ask.turn');
    const intel = scenario(infiltrating({ 'mon-mothma': { at: 'coruscant', ring: 'c-3po' } }));
    intel.click('mission:princess-leia').rig('blank', 'blank', 'hit', 'hit', 'hit').click('none');
    expect(intel.question).toBe('ask.turn');
    const won = scenario(alliance)
      .click('mission:princess-leia', 'ryloth')
      .rig('special', 'special', 'hit', 'hit', 'hit', 'hit', 'hit')
      .click('none');
    expect(won.question).toBe('ask.turn');
  });

  test('RB-7.3.3 resolved missions neither succeed nor fail: ring-millennium-falcon cannot answer one', () => {
    const s = scenario({
      units: { dagobah: { stormtrooper: 1 } },
      leaders: { chewbacca: { at: 'dagobah', ring: 'millennium-falcon' }, 'han-solo': { captive: 'dagobah' } },
      assigned: [{ mission: 'seek-yoda', leaders: ['princess-leia'] }],
    });
    s.click('mission:princess-leia');
    expect(s.question).toBe('ask.turn');
  });

  const falcon: Position = {
    units: { coruscant: { stormtrooper: 1 } },
    leaders: { chewbacca: { at: 'coruscant', ring: 'millennium-falcon' }, 'han-solo': { captive: 'coruscant' } },
    assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
  };

  test('RB-7.1.30 RB-13.11 ring-millennium-falcon rescues a captive; only assigned leaders go along', () => {
    const s = scenario(falcon).click('mission:princess-leia', 'coruscant', 'none');
    expect(s.question).toBe('ask.falcon');
    s.click('han-solo');
    expect(s.g.leaders['han-solo']).toMatchObject({ at: 'rebel-base-space', ring: null });
    expect(s.question).toBe('ask.escort');
    expect(s.legal).toEqual(['princess-leia']);
    s.click(['princess-leia']);
    expect(s.g.leaders['princess-leia'].at).toBe('rebel-base-space');
    expect(s.g.leaders.chewbacca).toMatchObject({ at: 'coruscant', ring: null });
  });

  test('RB-7.1.30 ring-millennium-falcon comes before the combat the mission causes', () => {
    const s = scenario({
      systems: { ryloth: { subjugated: true } },
      units: { ryloth: { stormtrooper: 1 } },
      leaders: { chewbacca: { at: 'ryloth', ring: 'millennium-falcon' }, 'han-solo': { captive: 'ryloth' } },
      assigned: [{ mission: 'incite-rebellion', leaders: ['mon-mothma'] }],
    });
    s.click('mission:mon-mothma', 'none');
    expect(s.units('ryloth')).toEqual({ stormtrooper: 1, 'rebel-trooper': 3 });
    expect(s.question).toBe('ask.falcon');
    expect(s.g.combat).toBeNull();
    s.click('han-solo', []);
    expect(s.g.combat?.system).toBe('ryloth');
  });

  test('ring-millennium-falcon: it-is-your-destiny answers the rescue only if the wearer was on the mission', () => {
    const play = (on: 'chewbacca' | 'princess-leia') => {
      const s = scenario({
        units: guards,
        leaders: {
          'darth-vader': 'coruscant',
          'han-solo': { captive: 'coruscant' },
          chewbacca: { at: 'coruscant', ring: 'millennium-falcon' },
        },
        assigned: [{ mission: 'sabotage', leaders: [on] }],
        actions: ['it-is-your-destiny'],
      });
      if (on === 'chewbacca') s.change((g) => Object.assign(g.leaders.chewbacca, { ring: 'millennium-falcon' }));
      s.click(`mission:${on}`, 'coruscant').rig('special', 'special', 'special', 'special', 'blank', 'blank', 'blank');
      return s.click('none', 'han-solo', []).question;
    };
    expect(play('chewbacca')).toBe('window.mission-rescued');
    expect(play('princess-leia')).toBe('ask.turn');
  });
});

test('RB-19.15 under Boba Fett? Where? attached rings still work', () => {
  const s = scenario({
    units: guards,
    leaders: { 'princess-leia': 'coruscant', 'mon-mothma': { at: 'coruscant', ring: 'r2-d2' } },
    assigned: [{ mission: 'rule-by-fear', leaders: ['darth-vader'] }],
  });
  s.change((g) => g.lasting.push({ kind: 'locked', system: 'coruscant' }));
  s.click('pass', 'mission:darth-vader').rig('hit', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank').click('none');
  expect(s.legal).toContain('r2-d2:hit');
});

test('RB-19.25 a ring goes on working when the leader on its card is gone', () => {
  const s = scenario({
    units: { coruscant: { stormtrooper: 1 } },
    leaders: {
      chewbacca: { at: 'coruscant', ring: 'millennium-falcon' },
      'han-solo': 'gone',
      'jan-dodonna': { captive: 'coruscant' },
    },
    assigned: [{ mission: 'sabotage', leaders: ['princess-leia'] }],
  });
  s.click('mission:princess-leia', 'coruscant', 'none');
  expect(s.question).toBe('ask.falcon');
});

test('RB-13.13 a new ring replaces the old one, which stops working: ring-captured over ring-c-3po', () => {
  const s = scenario({
    units: guards,
    leaders: { 'princess-leia': { at: 'coruscant', ring: 'c-3po' } },
    assigned: [{ mission: 'capture-rebel-operative', leaders: ['darth-vader'] }],
  });
  s.click('pass', 'mission:darth-vader').rig('hit', 'hit', 'hit', 'blank').click('none');
  expect(s.g.leaders['princess-leia'].ring).toBe('captured');
  expect(Object.values(s.g.leaders).filter((one) => one.ring === 'c-3po')).toHaveLength(0);
});

test('RB-19.17 ring-master-yoda may roll a die again that a tactic card has already rolled again', () => {
  const s = fight({
    units: { yavin: { 'x-wing': 1, 'tie-fighter': 2 } },
    leaders: { 'princess-leia': { at: 'yavin', ring: 'master-yoda' } },
    hands: { rebel: ['space-concentrate-fire'] },
    dice: ['blank'],
  });
  s.rig('blank').click('play:space-concentrate-fire');
  s.rig('direct').click('yoda:0');
  expect(diceNow(s)).toEqual(['black direct']);
});
