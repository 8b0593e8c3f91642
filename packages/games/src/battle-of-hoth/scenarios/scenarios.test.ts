import { describe, expect, test } from 'vitest';
import { SCENARIO_IDS } from '../data/scenarios/index.ts';
import { playableScenarios } from '../rules/scenario-book.ts';
import { battle } from '../testing/scenario.ts';

const rebelCard = { hands: { rebels: ['rebels-direct-from-hq'] } } as const;
const imperialCard = { active: 'empire', hands: { empire: ['empire-direct-from-hq'] } } as const;

describe('objectives', () => {
  test('BH-14.1 BH-4.5 successful-landings: a temporary medal counts while a unit stands there', () => {
    const s = battle({ scenario: 'successful-landings', units: ['echoTrooper 5,5', 'atat 9,0'], ...rebelCard });
    expect([s.medals('rebels'), s.view().sides[0]]).toMatchObject([1, { held: 1, medals: 1, won: [] }]);
    s.play('rebels-direct-from-hq').order('echoTrooper-1').move('echoTrooper-1', '4,5');
    expect(s.medals('rebels')).toBe(0);
  });

  test('BH-14.1 BH-4.1 hill-alpha-defense: the side that enters takes both medals, and wins with them', () => {
    const s = battle({
      scenario: 'hill-alpha-defense',
      units: ['snowtrooper 4,2', 'echoTrooper 0,6'],
      terrain: { '4,3': 'wreckage' },
      ...imperialCard,
    });
    s.change((g) => {
      g.medals.empire = Array.from({ length: 3 }, () => ({ for: 'unit' as const, of: 'echoTrooper' }));
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').move('snowtrooper-1', '4,3');
    expect([s.winner, s.medals('empire')]).toEqual(['empire', 5]);
  });

  test('BH-4.8 passing through the hex of a temporary medal does not win it', () => {
    const s = battle({
      scenario: 'hill-alpha-defense',
      units: ['snowtrooper 4,2', 'echoTrooper 0,6'],
      ...imperialCard,
    });
    s.change((g) => {
      g.medals.empire = Array.from({ length: 3 }, () => ({ for: 'unit' as const, of: 'echoTrooper' }));
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').click('trace:snowtrooper-1', 'step:4,3', 'step:4,4');
    expect([s.winner, s.hexOf('snowtrooper-1')]).toEqual([undefined, '4,4']);
  });

  test('under-siege: the camp is one medal at most, for the Empire only', () => {
    const s = battle({
      scenario: 'under-siege',
      units: ['snowtrooper 0,5', 'snowtrooper 1,5', 'echoTrooper 0,6'],
      active: 'empire',
    });
    expect([s.medals('empire'), s.medals('rebels')]).toEqual([1, 0]);
  });
});

describe('rules of a scenario', () => {
  const kill = (scenario: 'imperial-scout-mission' | 'enemy-spotted', target: string) =>
    battle({ scenario, units: ['echoTrooper 4,4', `${target} 4,3 1`, 'snowtrooper 9,0'], ...rebelCard })
      .play('rebels-direct-from-hq')
      .order('echoTrooper-1')
      .attack('echoTrooper-1', `${target}-1`, 'explosion', 'miss', 'miss', 'explosion');

  test('BH-14.14 BH-14.5 imperial-scout-mission: probe droids are worth two medals; enemy-spotted: the AT-AT is', () => {
    expect([
      kill('imperial-scout-mission', 'probeDroid').medals('rebels'),
      kill('enemy-spotted', 'atat').medals('rebels'),
    ]).toEqual([2, 2]);
  });

  test('BH-14.4 securing-defensive-positions: units on all three hexes win at once', () => {
    const units = ['echoTrooper 0,3', 'echoTrooper 5,2', 'echoTrooper 8,4', 'snowtrooper 0,0'];
    const s = battle({ scenario: 'securing-defensive-positions', units, ...rebelCard });
    s.play('rebels-direct-from-hq').order('echoTrooper-3').move('echoTrooper-3', '8,3');
    expect([s.winner, s.g.outcome?.reason.key]).toEqual(['rebels', 'outcome.sudden']);
  });

  test('BH-4.4 BH-14.4 target-the-shield-generators: both generators win, kills give the Empire no medal', () => {
    const s = battle({
      scenario: 'target-the-shield-generators',
      active: 'empire',
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.change((g) => {
      const [west] = g.structures;
      g.structures = g.structures.filter((one) => one !== west);
      g.destroyed.push('shieldGenerator');
      g.units['snowtrooper-1']!.hex = '8,6';
      g.structures[0]!.hex = '9,6';
      g.units['echoTrooper-6']!.figures = 1;
    });
    s.play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'gen-e', 'explosion', 'miss', 'miss');
    expect([s.winner, s.medals('empire')]).toEqual(['empire', 0]);
    const kill = battle({
      scenario: 'target-the-shield-generators',
      units: ['snowtrooper 4,3', 'echoTrooper 4,4 1', 'echoTrooper 0,6'],
      ...imperialCard,
    });
    kill
      .play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'echoTrooper-1', 'infantry', 'miss', 'miss');
    expect([kill.g.fallen, kill.medals('empire')]).toEqual([['echoTrooper'], 0]);
  });
});

describe('protect-rebel-transports', () => {
  const ion = { id: 'ion', type: 'ionCannon', hex: '3,6', attackableBy: 'empire' } as const;
  const cannon = () =>
    battle({ scenario: 'protect-rebel-transports', units: ['snowtrooper 9,0'], structures: [ion], active: 'empire' });

  test('BH-4.11 BH-5.10 BH-14.5 Rebels without units play on; every third charge is a medal, three medals win', () => {
    const s = cannon();
    const charges = () => s.view().structures[0]?.charges;
    const seen: unknown[] = [];
    for (let turn = 0; turn < 3; turn++) {
      s.pass();
      if (s.g.active === 'rebels') s.pass();
      seen.push([charges(), s.medals('rebels')]);
    }
    expect(seen).toEqual([
      [1, 0],
      [2, 0],
      [0, 1],
    ]);
    for (let turn = 0; turn < 20 && !s.g.outcome; turn++) s.pass();
    expect([s.winner, s.medals('rebels')]).toEqual(['rebels', 3]);
  });

  test('BH-14.4 the Empire wins at once when the cannon is destroyed', () => {
    const s = battle({
      scenario: 'protect-rebel-transports',
      units: ['snowtrooper 3,5', 'echoTrooper 9,6'],
      structures: [ion],
      ...imperialCard,
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1').attack('snowtrooper-1', 'ion', 'explosion', 'miss', 'miss');
    expect(s.winner).toBe('empire');
  });
});

test('every scenario has the code of all its rules', () => {
  expect(playableScenarios()).toEqual(SCENARIO_IDS);
});
