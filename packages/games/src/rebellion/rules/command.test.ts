import { describe, expect, test } from 'vitest';
import { hasTactics, LEADER_IDS, LEADERS } from '../data/leaders.ts';
import { SYSTEM_IDS } from '../data/systems.ts';
import { everything } from '../testing/moves.ts';
import type { Position } from '../testing/position.ts';
import { scenario } from '../testing/scenario.ts';

describe('turns', () => {
  test('RB-6.1 sides take turns, the Rebels first, one option each', () => {
    const s = scenario();
    expect(s.asked).toEqual(['rebel']);
    expect(s.g.active).toBe('rebel');
    expect(s.decision.help?.key).toBe('help.turn');
    s.click('activate:princess-leia', 'hoth');
    expect(s.asked).toEqual(['imperial']);
    expect(s.g.active).toBe('imperial');
    s.click('activate:darth-vader', 'endor');
    expect(s.asked).toEqual(['rebel']);
  });

  test('RB-6.2 only a leader of the pool with tactic values activates', () => {
    const s = scenario({ leaders: { 'jan-dodonna': 'hoth', 'boba-fett': 'pool' } });
    expect(s.legal).toContain('activate:princess-leia');
    expect(s.refusal('activate:mon-mothma')).toBe('no_tactics RB-6.2');
    expect(s.decision.options.some((option) => option.key === 'activate:jan-dodonna')).toBe(false);
    expect(s.click('pass').refusal('activate:boba-fett')).toBe('no_tactics RB-6.2');
  });

  test('RB-8.1 the leader goes to any system: no units, adjacency or loyalty are needed', () => {
    const s = scenario({ leaders: { 'jan-dodonna': 'hoth' } })
      .click('pass')
      .click('activate:darth-vader');
    expect(s.legal).toEqual([...SYSTEM_IDS]);
    s.click('hoth');
    expect(s.g.leaders['darth-vader'].at).toBe('hoth');
  });

  test('RB-6.3 a mission is revealed only if its leaders have the icons it needs', () => {
    const s = scenario({
      missions: { rebel: ['daring-rescue'] },
      systems: { corellia: { loyalty: 'imperial' } },
      assigned: [
        { mission: 'sabotage', leaders: ['mon-mothma'] },
        { mission: 'infiltration', leaders: ['jan-dodonna'] },
      ],
    });
    expect(s.refusal('mission:mon-mothma')).toMatch(/^skill_short/);
    expect(s.legal).not.toContain('mission:darth-vader');
  });

  test('RB-6.3 RB-16.2.7 the other side’s missions are not on the list', () => {
    const s = scenario({ assigned: [{ mission: 'research-and-development', leaders: ['grand-moff-tarkin'] }] });
    expect(s.decision.options.some((option) => option.key === 'mission:grand-moff-tarkin')).toBe(false);
    expect(s.click('pass').legal).toContain('mission:grand-moff-tarkin');
  });

  test('RB-6.4 RB-6.7 a side that passes is out; the other side goes on until it passes too', () => {
    const s = scenario().click('pass');
    s.click('activate:darth-vader', 'hoth');
    expect(s.asked).toEqual(['imperial']);
    s.click('activate:general-tagge', 'endor');
    expect(s.asked).toEqual(['imperial']);
    expect(s.g.phase).toBe('command');
    s.click('pass');
    expect(s.g.phase).not.toBe('command');
  });

  test('RB-6.7 the Rebels go on after the Empire has passed', () => {
    const s = scenario().click('activate:princess-leia', 'hoth').click('pass');
    expect(s.asked).toEqual(['rebel']);
    s.click('activate:jan-dodonna', 'endor');
    expect(s.asked).toEqual(['rebel']);
  });

  test('RB-6.5 a side that has passed still sends leaders against missions', () => {
    const s = scenario({
      systems: { corellia: { loyalty: 'rebel' } },
      units: { corellia: { 'x-wing': 1 } },
      assigned: [{ mission: 'gather-intel', leaders: ['emperor-palpatine'] }],
    }).click('pass');
    s.click('mission:emperor-palpatine');
    if (s.waitsForPlace) s.click('corellia');
    expect(s.asked).toEqual(['rebel']);
    s.click('princess-leia');
    expect(s.g.leaders['princess-leia'].at).toBe('corellia');
  });

  test('RB-6.6 a side that has passed still adds a leader to a combat', () => {
    const s = scenario({
      units: { corellia: { 'star-destroyer': 1 }, alderaan: { 'mon-calamari-cruiser': 1 } },
    }).click('pass');
    s.click('activate:darth-vader', 'alderaan', [s.unit('star-destroyer', 'corellia')]);
    expect(s.g.combat?.system).toBe('alderaan');
    expect(s.asked).toEqual(['rebel']);
    s.click('princess-leia');
    expect(s.g.leaders['princess-leia'].at).toBe('alderaan');
  });

  test('RB-6.9 showing the base is a grave act', () => {
    expect(scenario().option('reveal-base')?.kind).toBe('grave');
  });

  test('RB-6.4 passing is a grave act while leaders are in the pool or a mission can be revealed', () => {
    const passing = (position: Position) => scenario(position).option('pass')?.kind;
    const away = { 'jan-dodonna': 'hoth', 'general-rieekan': 'hoth' } as const;
    const gone = { ...away, 'mon-mothma': 'hoth', 'princess-leia': 'hoth' } as const;
    expect(passing({})).toBe('grave');
    expect(passing({ leaders: gone })).toBe('plain');
    expect(passing({ leaders: { ...gone, 'mon-mothma': 'pool' } })).toBe('grave');
    const leia = [{ mission: 'build-alliance', leaders: ['princess-leia'] }] as const;
    expect(passing({ leaders: { ...away, 'mon-mothma': 'hoth' }, assigned: leia })).toBe('grave');
    const mothma = [{ mission: 'infiltration', leaders: ['mon-mothma'] }] as const;
    expect(passing({ leaders: { ...away, 'princess-leia': 'hoth' }, assigned: mothma })).toBe('plain');
  });

  test('RB-6.12 an Imperial turn with nothing left is passed automatically', () => {
    const gone = Object.fromEntries(
      LEADER_IDS.filter((id) => LEADERS[id].side === 'imperial' && LEADERS[id].comes === 'start').map((id) => [
        id,
        'hoth',
      ]),
    ) as Position['leaders'];
    const s = scenario({ leaders: { ...gone, 'boba-fett': 'pool' } }).click('activate:princess-leia', 'endor');
    expect(hasTactics('boba-fett')).toBe(false);
    expect(s.asked).toEqual(['rebel']);
    expect(s.g.passed).toEqual([1]);
    const busy = scenario({
      leaders: gone ?? {},
      assigned: [{ mission: 'rule-by-fear', leaders: ['general-tagge'] }],
    }).click('activate:princess-leia', 'endor');
    expect(busy.asked).toEqual(['imperial']);
  });
});

describe('combat after a move', () => {
  test('RB-8.14 it is fought only if both sides share a theatre', () => {
    const position: Position = {
      units: {
        corellia: { 'star-destroyer': 1 },
        alderaan: { 'rebel-trooper': 1 },
        coruscant: { 'star-destroyer': 1 },
      },
    };
    const apart = scenario(position).click('pass');
    apart.click('activate:darth-vader', 'alderaan', [apart.unit('star-destroyer', 'corellia')]);
    expect(apart.g.combat).toBeNull();
    expect(apart.question).toBe('ask.turn');
    const together = scenario({ ...position, units: { ...position.units, alderaan: { 'x-wing': 1 } } }).click('pass');
    together.click('activate:darth-vader', 'alderaan', [together.unit('star-destroyer', 'corellia')]);
    expect(together.g.combat).toMatchObject({ system: 'alderaan', current: 'imperial', from: ['corellia'] });
  });

  test('RB-8.14 RB-8.4 units that shared the theatre before fight too, although nothing has moved', () => {
    const s = scenario({ units: { alderaan: { 'star-destroyer': 1, 'x-wing': 1 } } }).click('pass');
    s.click('activate:darth-vader', 'alderaan');
    expect(s.g.combat?.system).toBe('alderaan');
  });

  test('RB-8.17 RB-2.12 in a destroyed system space battles are fought, ground battles never, and it is not subjugated', () => {
    const s = scenario({
      systems: { alderaan: { destroyed: true } },
      units: {
        corellia: { 'star-destroyer': 1, stormtrooper: 2 },
        alderaan: { 'mon-calamari-cruiser': 1, 'rebel-trooper': 2 },
      },
    }).click('pass');
    s.click('activate:darth-vader', 'alderaan');
    s.click(everything(s, 'corellia'));
    const battles = new Set<string>();
    for (let n = 0; n < 200 && s.g.combat; n++) {
      if (s.g.combat.battle) battles.add(s.g.combat.battle);
      s.click(pickFrom(s.legal));
    }
    expect(s.g.combat).toBeNull();
    expect([...battles]).not.toContain('ground');
    expect(s.log().filter((key) => key === 'log.combat')).toHaveLength(1);
    expect(s.g.systems.alderaan.subjugated).toBe(false);
  });

  test('RB-11.3.5 RB-8.13 the base that is found is revealed first, then the combat is fought', () => {
    const s = scenario({
      base: 'ilum',
      units: {
        'ord-mantell': { 'star-destroyer': 1, stormtrooper: 2 },
        'rebel-base-space': { 'rebel-trooper': 3 },
      },
    }).click('pass');
    s.click('activate:darth-vader', 'ilum');
    s.click(everything(s, 'ord-mantell'));
    expect(s.g.base.revealed).toBe(true);
    expect(s.g.combat).toMatchObject({ system: 'ilum', current: 'imperial', from: ['ord-mantell'] });
    expect(s.units('ilum')).toEqual({ 'star-destroyer': 1, stormtrooper: 2, 'rebel-trooper': 3 });
  });

  test('RB-6.11 RB-11.3.5 a voluntary reveal beside Imperial units is fought out, then the turn goes on', () => {
    const s = scenario({
      base: 'ilum',
      units: { ilum: { 'tie-fighter': 1 }, 'rebel-base-space': { 'mon-calamari-cruiser': 1, 'x-wing': 4 } },
      leaders: {
        'emperor-palpatine': 'endor',
        'grand-moff-tarkin': 'endor',
        'darth-vader': 'endor',
        'general-tagge': 'endor',
        'princess-leia': 'endor',
        'general-rieekan': 'endor',
        'jan-dodonna': 'endor',
        'han-solo': 'pool',
      },
      assigned: [{ mission: 'rapid-mobilization', leaders: ['mon-mothma'] }],
    }).click('reveal-base');
    expect(s.g.combat).toMatchObject({ system: 'ilum', current: 'rebel' });
    for (let n = 0; n < 60 && s.question !== 'ask.turn'; n++) s.click(pickFrom(s.legal));
    expect(s.g.combat).toBeNull();
    expect(s.asked).toEqual(['rebel']);
    expect(s.g.passed).toEqual([]);
    expect(s.legal).toContain('mission:mon-mothma');
    expect(s.legal).not.toContain('reveal-base');
  });
});

/** Carries a question on where it can be, and takes the first answer otherwise. */
function pickFrom(keys: readonly string[]): string {
  const found = keys.find((key) => ['none', 'done', 'pass', 'stay', 'decline'].includes(key)) ?? keys[0];
  if (!found) throw new Error('nothing to choose');
  return found;
}

describe('the end of the phase', () => {
  test('RB-6.8 Rapid Mobilization is carried out when all have passed, before the refresh phase', () => {
    const s = scenario().change((g) => g.lasting.push({ kind: 'mobilization', draws: 4 }));
    s.click('pass', 'pass');
    expect(s.g.phase).toBe('command');
    expect(s.asked).toEqual(['rebel']);
    expect(s.question).toBe('ask.mobilize');
  });

  test('RB-6.8 RB-19.22 two of them come in the order the Rebels like', () => {
    const s = scenario().change((g) => {
      g.lasting.push({ kind: 'mobilization', draws: 4 }, { kind: 'mobilization', draws: 8 });
    });
    s.click('pass', 'pass');
    expect(s.question).toBe('ask.mobilizationOrder');
    s.click('draws:8', 'base');
    expect(s.view('rebel').probes.deck).toBe(s.view('imperial').probes.deck);
    s.click('keep');
    expect(s.question).toBe('ask.mobilize');
    s.click('base', 'keep');
    expect(s.g.phase).not.toBe('command');
    expect(s.g.lasting).toEqual([]);
  });

  test('RB-19.15 Boba Fett stops watching his system when the phase ends', () => {
    const s = scenario().change((g) => g.lasting.push({ kind: 'locked', system: 'hoth' }));
    s.click('pass');
    expect(s.g.lasting).toHaveLength(1);
    s.click('pass');
    expect(s.g.lasting.filter((one) => one.kind === 'locked')).toEqual([]);
  });
});
