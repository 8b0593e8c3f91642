import { describe, expect, test } from 'vitest';
import { everything } from '../../testing/moves.ts';
import { type Scenario, scenario } from '../../testing/scenario.ts';

/** The Rebel leaders of the set-up, none in the pool. */
const AWAY = {
  'jan-dodonna': 'hoth',
  'princess-leia': 'hoth',
  'general-rieekan': 'hoth',
  'mon-mothma': 'hoth',
} as const;

describe('three and four players', () => {
  const four = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];
  const three = ['rebel', 'imperial-admiral', 'imperial-general'];
  const allLeaders = {
    'mon-mothma': 'pool',
    'han-solo': 'pool',
    'darth-vader': 'pool',
  } as const;

  test('RB-18.7 turns go round: Rebel Admiral, Imperial Admiral, Imperial General, Rebel General', () => {
    const s = scenario({ seats: four, leaders: allLeaders });
    const seen: string[] = [];
    for (const leader of ['jan-dodonna', 'emperor-palpatine', 'darth-vader', 'princess-leia', 'han-solo']) {
      seen.push(...s.asked);
      s.click(`activate:${leader}`, 'hoth');
    }
    expect(seen).toEqual(['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general', 'rebel-admiral']);
  });

  test('RB-18.8 RB-18.1 a turn offers the own leaders, and missions with an own leader on them', () => {
    const s = scenario({
      seats: four,
      units: { corellia: { stormtrooper: 1 } },
      assigned: [
        { mission: 'infiltration', leaders: ['jan-dodonna', 'princess-leia'] },
        { mission: 'sabotage', leaders: ['general-rieekan'] },
      ],
      leaders: { 'han-solo': 'pool', 'luke-skywalker': 'pool' },
    });
    expect(s.legal).toContain('activate:han-solo');
    expect(s.legal).not.toContain('activate:luke-skywalker');
    const keys = s.decision.options.map((option) => option.key);
    expect(keys).toContain('mission:jan-dodonna');
    expect(keys).not.toContain('mission:general-rieekan');
    s.click('pass', 'pass', 'pass');
    expect(s.asked).toEqual(['rebel-general']);
    const general = s.decision.options.map((option) => option.key);
    expect(general).toEqual(expect.arrayContaining(['mission:jan-dodonna', 'mission:general-rieekan']));
    expect(general).toContain('activate:luke-skywalker');
    expect(general).not.toContain('activate:han-solo');
  });

  test('RB-18.2 the player who activates moves any unit of the side', () => {
    const s = scenario({ seats: four, units: { corellia: { 'x-wing': 1, 'rebel-transport': 1, 'rebel-trooper': 2 } } });
    s.click('activate:jan-dodonna', 'alderaan');
    expect(s.asked).toEqual(['rebel-admiral']);
    s.click(everything(s, 'corellia'));
    expect(s.units('alderaan')).toEqual({ 'x-wing': 1, 'rebel-transport': 1, 'rebel-trooper': 2 });
  });

  test('RB-18.4 RB-18.5 with three players the Rebel player takes a turn for each role', () => {
    const s = scenario({ seats: three, leaders: allLeaders });
    expect(s.asked).toEqual(['rebel']);
    expect(s.decision.prompt).toMatchObject({ key: 'ask.roleTurn', params: { role: { key: 'role.admiral' } } });
    expect(s.legal).toContain('activate:jan-dodonna');
    expect(s.legal).not.toContain('activate:princess-leia');
    s.click('activate:jan-dodonna', 'hoth');
    expect(s.asked).toEqual(['imperial-admiral']);
    s.click('pass');
    expect(s.asked).toEqual(['imperial-general']);
    s.click('pass');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toContain('activate:princess-leia');
    expect(s.legal).not.toContain('activate:han-solo');
  });

  test('RB-18.6 the Rebel player passes for one role and goes on with the other', () => {
    const s = scenario({ seats: three, leaders: allLeaders }).click('pass');
    expect(s.log()).toContain('log.rolePassed');
    s.click('pass', 'pass');
    expect(s.asked).toEqual(['rebel']);
    s.click('activate:princess-leia', 'hoth');
    expect(s.asked).toEqual(['rebel']);
    expect(s.legal).toContain('activate:general-rieekan');
    expect(s.legal).not.toContain('activate:jan-dodonna');
    s.click('pass');
    expect(s.g.phase).not.toBe('command');
  });

  test('RB-18.6 who still has the other role reads which one passes; with the last role, and beside a mate, that it is all', () => {
    const detail = (s: Scenario) => s.decision.options.find(({ key }) => key === 'pass')?.detail?.key;
    const s = scenario({ seats: three, leaders: allLeaders });
    expect(detail(s)).toBe('detail.passAdmiral');
    s.click('activate:jan-dodonna', 'hoth', 'pass', 'pass');
    expect([s.asked, detail(s)]).toEqual([['rebel'], 'detail.passGeneral']);
    expect(detail(s.click('pass'))).toBe('detail.pass');
    const team = scenario({ seats: four, leaders: allLeaders });
    expect(detail(team)).toBe('detail.pass');
    // The General concedes, and the Admiral commands both.
    expect(detail(team.concede('rebel-general'))).toBe('detail.passAdmiral');
  });

  test('RB-6.4 RB-6.12 a Rebel seat with nothing left is asked once a phase: it may reveal the base, and passing is for good', () => {
    const s = scenario({ seats: four, leaders: { ...AWAY, 'darth-vader': 'pool' } });
    expect(s.legal).toEqual(['reveal-base', 'pass']);
    const asked: string[] = [];
    while (s.g.phase === 'command') {
      asked.push(...s.asked);
      const leader = s.legal.find((key) => key.startsWith('activate:'));
      s.click(leader ?? 'pass');
      if (s.waitsForPlace) s.click('hoth');
    }
    expect(asked.filter((seat) => seat.startsWith('rebel'))).toEqual(['rebel-admiral', 'rebel-general']);
    expect(asked.length).toBeGreaterThan(4);
  });

  test('RB-18.8 RB-6.9 each Rebel player may reveal the base at the start of a turn of theirs', () => {
    const s = scenario({ seats: four });
    expect(s.legal).toContain('reveal-base');
    s.click('pass', 'pass', 'pass');
    expect(s.asked).toEqual(['rebel-general']);
    expect(s.click('reveal-base').asked).toEqual(['rebel-general']);
  });
});
