import { describe, expect, test } from 'vitest';
import type { HexId } from '../../engine/hex/index.ts';
import type { Face } from '../data/dice.ts';
import type { TerrainId } from '../data/terrain.ts';
import { hexName } from '../rules/names.ts';
import { battle } from '../testing/scenario.ts';

type Terrain = Partial<Record<HexId, TerrainId>>;

/** The first Rebel unit attacks the first Imperial one with these dice; artillery at 4,2 rolls three dice at distance 2. */
function shoot(units: string[], faces: Face[], terrain: Terrain = {}) {
  const s = battle({ units, terrain, hands: { rebels: ['rebels-direct-from-hq'] } }).play('rebels-direct-from-hq');
  const [attacker = ''] = Object.keys(s.g.units);
  const target = Object.keys(s.g.units).find((id) => /^(snow|atat|probe)/.test(id) && !id.startsWith('snowsp')) ?? '';
  return s.order(attacker).attack(attacker, target, ...faces);
}
const guns = 'rebelArtillery 4,5';

describe('before the attack', () => {
  const escapeOf = (units: string[], terrain: Terrain = {}) => {
    const s = battle({ units, terrain, hands: { rebels: ['rebels-direct-from-hq'] } }).play('rebels-direct-from-hq');
    s.order('rebelArtillery-1');
    return s.view().aims.find(({ target }) => target === 'snowtrooper-1')?.escape;
  };

  test('BH-19.8 BH-11.4 BH-11.5 the view has the hexes of the first step and the steps there is room for', () => {
    expect(escapeOf([guns, 'snowtrooper 4,3'])).toEqual({ first: ['4,2', '5,2'], room: 3, holds: false });
    const cramped = escapeOf([guns, 'snowtrooper 4,3', 'atat 4,2', 'atat 4,1', 'atat 5,1']);
    expect(cramped).toEqual({ first: ['5,2'], room: 1, holds: false });
    expect(escapeOf([guns, 'snowtrooper 4,3', 'atat 4,2', 'atat 5,2'])).toMatchObject({ first: [], room: 0 });
  });

  test('BH-19.8 BH-11.11 a trench may ignore one retreat', () => {
    expect(escapeOf([guns, 'snowtrooper 4,3'], { '4,3': 'trench' })?.holds).toBe(true);
  });
});

describe('the path', () => {
  test('BH-11.1 BH-11.2 BH-11.4 BH-19.4 one hex a symbol toward the own baseline; the owner picks, in the other’s turn', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 9,0'], ['retreat', 'retreat', 'miss']);
    expect([s.asked, s.question]).toEqual([['empire'], 'ask.retreat']);
    s.legalExactly('retreat:4,2:3,1', 'retreat:4,2:4,1', 'retreat:5,2:5,1').click('retreat:4,2:4,1');
    expect([s.hexOf('snowtrooper-1'), s.figures('snowtrooper-1'), s.g.active]).toEqual(['4,1', 4, 'empire']);
  });

  test('BH-11.2 Rebels retreat to the south-west or south-east', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,2', 'echoTrooper 4,3', 'echoTrooper 0,6'],
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    s.as('rebels').legalExactly('retreat:4,4', 'retreat:5,4');
  });

  test('BH-11.14 BH-19.11 with one lawful path there is no question', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 4,2', 'atat 9,0'], ['retreat', 'miss', 'miss']);
    expect([s.hexOf('snowtrooper-1'), s.g.active]).toEqual(['5,2', 'empire']);
  });

  test('BH-11.14 paths that lead to the same hex are one choice, named by that hex; in a campaign each path is one', () => {
    const units = [guns, 'snowtrooper 4,3', 'atat 3,1', 'atat 5,1', 'atat 9,0'];
    const s = shoot(units, ['retreat', 'retreat', 'miss']);
    expect([s.hexOf('snowtrooper-1'), s.g.active]).toEqual(['4,1', 'empire']);
    const two = shoot([guns, 'snowtrooper 4,3', 'atat 9,0'], ['retreat', 'retreat', 'miss']);
    expect(two.option('retreat:4,2:4,1')?.label.params).toEqual({ hexes: hexName('4,1') });

    const campaign = 'outpost-delta';
    const hidden = battle({ campaign, units, terrain: {}, hands: { rebels: ['rebels-direct-from-hq'] } });
    hidden.play('rebels-direct-from-hq').order('rebelArtillery-1');
    hidden.attack('rebelArtillery-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss');
    hidden.as('empire').legalExactly('retreat:4,2:4,1', 'retreat:5,2:4,1');
  });

  test('BH-11.14 BH-14.2 paths to the same hex are two choices where one of them enters an objective that counts', () => {
    const s = battle({
      scenario: 'last-stand',
      units: ['rebelArtillery 4,6', 'snowtrooper 4,4', 'atat 9,0'],
      terrain: {},
      hands: { rebels: ['rebels-direct-from-hq'] },
    }).play('rebels-direct-from-hq');
    s.order('rebelArtillery-1').attack('rebelArtillery-1', 'snowtrooper-1', 'retreat', 'retreat', 'retreat');
    const toMiddle = s.legal.filter((key) => key.endsWith(':4,1'));
    expect(toMiddle).toEqual(['retreat:3,3:4,2:4,1', 'retreat:4,3:4,2:4,1']);
    s.click('retreat:4,3:4,2:4,1');
    expect(s.medals('empire')).toBe(2);
  });

  test('BH-11.14 BH-19.11 a unit that falls whichever way it goes is not asked', () => {
    const units = ['echoTrooper 4,2', 'snowtrooper 4,1 1', 'atat 9,0'];
    const s = shoot(units, ['retreat', 'retreat', 'miss']);
    expect([s.figures('snowtrooper-1'), s.medals('rebels'), s.question]).toEqual([0, 1, 'ask.card']);
  });

  test('BH-11.5 BH-11.8 not into units or impassable terrain; a path that makes all steps must be taken', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 3,1', 'atat 9,0'], ['retreat', 'retreat', 'miss'], {
      '4,1': 'serac',
    });
    expect([s.hexOf('snowtrooper-1'), s.figures('snowtrooper-1')]).toEqual(['5,1', 4]);
  });

  test('BH-11.7 BH-11.9 BH-11.13 the most steps there are, then a figure for each that is missing', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 4,2', 'atat 4,1', 'atat 5,1'], ['retreat', 'retreat', 'miss']);
    expect([s.hexOf('snowtrooper-1'), s.figures('snowtrooper-1')]).toEqual(['5,2', 3]);
  });

  test('BH-11.4 BH-11.9 where no path makes all steps the owner may enter a shorter blind alley and lose one figure more', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,3', 'echoTrooper 4,4', 'echoTrooper 4,6', 'echoTrooper 5,6'],
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'retreat', 'retreat');
    s.as('rebels').legalExactly('retreat:3,5:3,6', 'retreat:4,5').click('retreat:4,5');
    expect([s.hexOf('echoTrooper-1'), s.figures('echoTrooper-1')]).toEqual(['4,5', 1]);
  });

  test('BH-11.7 BH-11.12 off the board costs figures; the last one is a medal for the attacker', () => {
    const s = shoot(['echoTrooper 4,1', 'snowtrooper 4,0 2', 'atat 9,0'], ['retreat', 'retreat', 'miss']);
    expect([s.figures('snowtrooper-1'), s.medals('rebels')]).toEqual([0, 1]);
  });

  test('BH-9.9 hits come before retreats', () => {
    const s = shoot(['echoTrooper 4,1', 'snowtrooper 4,0 2', 'atat 9,0'], ['infantry', 'retreat', 'miss']);
    expect([s.figures('snowtrooper-1'), s.medals('rebels')]).toEqual([0, 1]);
  });

  test('BH-8.17 rocks do not stop a retreat, a crevasse is closed to those on foot', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 9,0'], ['retreat', 'retreat', 'miss'], {
      '4,2': 'rock',
      '5,2': 'crevasse',
    });
    s.legalExactly('retreat:4,2:3,1', 'retreat:4,2:4,1');
  });

  test('BH-11.17 snowspeeders retreat over and into crevasses', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,2', 'snowspeeder 4,3', 'echoTrooper 0,6'],
      terrain: { '4,4': 'crevasse', '5,4': 'serac' },
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'snowspeeder-1', 'retreat', 'miss', 'miss');
    expect(s.hexOf('snowspeeder-1')).toBe('4,4');
  });

  test('BH-11.10 artillery ignores retreats', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,2', 'rebelArtillery 4,3', 'echoTrooper 0,6'],
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'rebelArtillery-1', 'retreat', 'retreat', 'miss');
    expect([s.hexOf('rebelArtillery-1'), s.g.attack?.retreats]).toEqual(['4,3', 0]);
  });

  test('BH-11.6 having retreated costs no later move or attack', () => {
    const s = shoot([guns, 'snowtrooper 4,3', 'atat 9,0'], ['retreat', 'miss', 'miss'], {
      '4,2': 'rock',
      '5,2': 'rock',
    });
    s.click('retreat:4,2').give('empire', 'empire-assault-centre').play('empire-assault-centre').order('snowtrooper-1');
    expect(s.reach('snowtrooper-1').length).toBeGreaterThan(0);
  });
});

describe('trenches', () => {
  test('BH-11.11 infantry in a trench may ignore one retreat, or not', () => {
    const trench: Terrain = { '4,3': 'trench' };
    const s = shoot(['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 9,0'], ['retreat', 'miss'], trench);
    s.legalExactly('hold', 'retreat:4,2', 'retreat:5,2').click('hold');
    expect(s.hexOf('snowtrooper-1')).toBe('4,3');
    const two = shoot(
      ['snowspeeder 4,4', 'snowtrooper 4,3', 'atat 4,2', 'atat 9,0'],
      ['retreat', 'retreat', 'miss'],
      trench,
    );
    two.legalExactly('hold:5,2', 'retreat:5,2:4,1', 'retreat:5,2:5,1').click('hold:5,2');
    expect([two.hexOf('snowtrooper-1'), two.figures('snowtrooper-1')]).toEqual(['5,2', 4]);
  });

  test('BH-11.11 others in a trench may not', () => {
    const s = shoot(['echoTrooper 4,4', 'probeDroid 4,3', 'atat 9,0'], ['retreat', 'miss', 'miss'], {
      '4,3': 'trench',
    });
    s.legalExactly('retreat:4,2', 'retreat:5,2');
  });
});

test('BH-11.3 in under-siege Rebels fall back to the west too, and the Empire to the east', () => {
  const s = battle({
    scenario: 'under-siege',
    active: 'empire',
    units: ['snowtrooper 4,2', 'echoTrooper 4,3', 'echoTrooper 0,3'],
    hands: { empire: ['empire-direct-from-hq'] },
  });
  s.play('empire-direct-from-hq')
    .order('snowtrooper-1')
    .attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
  s.as('rebels').legalExactly('retreat:3,3', 'retreat:4,4', 'retreat:5,4');
});

describe('BH-4.7 BH-11.13 medals are looked at after the steps, before figures are lost for missing ones', () => {
  const medals = (n: number) => Array.from({ length: n }, () => ({ for: 'unit' as const, of: 'rebelArtillery' }));

  test('last-stand: the Empire has won on the hill before its unit falls', () => {
    const s = battle({
      scenario: 'last-stand',
      units: [
        'rebelArtillery 4,6',
        ...['3,3', '5,4', '4,2', '5,2', '5,3'].map((hex) => `echoTrooper ${hex}`),
        'snowtrooper 4,4 1',
        'snowtrooper 9,0',
      ],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    s.change((g) => {
      g.medals = { rebels: medals(4), empire: medals(3) };
    });
    s.play('rebels-direct-from-hq').order('rebelArtillery-1');
    s.attack('rebelArtillery-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss');
    expect([s.winner, s.medals('empire'), s.medals('rebels')]).toEqual(['empire', 5, 4]);
  });

  test('outpost-attack: so it has in the outpost', () => {
    const s = battle({
      scenario: 'outpost-attack',
      units: ['echoTrooper 5,6', ...['6,4', '4,3', '5,3'].map((hex) => `echoTrooper ${hex}`), 'snowtrooper 5,5 1'],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    s.change((g) => {
      g.medals = { rebels: medals(4), empire: medals(4) };
    });
    s.play('rebels-direct-from-hq').order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'retreat', 'miss');
    expect([s.winner, s.medals('empire'), s.medals('rebels')]).toEqual(['empire', 5, 4]);
  });
});
