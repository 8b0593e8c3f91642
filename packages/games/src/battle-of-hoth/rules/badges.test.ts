import { describe, expect, test } from 'vitest';
import type { HexId } from '../../engine/hex/index.ts';
import type { TerrainId } from '../data/terrain.ts';
import { battle } from '../testing/scenario.ts';

type Terrain = Partial<Record<HexId, TerrainId>>;
function rebels(units: string[], terrain: Terrain = {}) {
  return battle({ units, terrain, hands: { rebels: ['rebels-direct-from-hq'] } }).play('rebels-direct-from-hq');
}

describe('assault', () => {
  const fight = (...more: string[]) =>
    rebels(['echoTrooper 4,4 assault', 'snowtrooper 4,3 1', ...more, 'atat 9,0']).order('echoTrooper-1');

  test('BH-12.3 BH-12.4 BH-12.20 after a close combat that eliminates its target it may move in, and attack once more', () => {
    const s = fight('snowtrooper 4,2').attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    expect([s.question, s.legal]).toEqual(['ask.breakthrough', ['advance', 'stay']]);
    s.click('advance');
    expect([s.hexOf('echoTrooper-1'), s.question]).toEqual(['4,3', 'ask.second']);
    s.legalExactly('attack:echoTrooper-1:snowtrooper-2', 'hold');
  });

  test('BH-12.5 BH-12.6 the second attack comes at once, and only one breakthrough a turn', () => {
    const s = fight('snowtrooper 4,2 1', 'echoTrooper 8,6', 'echoTrooper 7,6').attack(
      'echoTrooper-1',
      'snowtrooper-1',
      'infantry',
      'miss',
      'miss',
    );
    s.click('advance').dice('infantry', 'miss', 'miss').click('attack:echoTrooper-1:snowtrooper-2');
    expect([s.figures('snowtrooper-2'), s.hexOf('echoTrooper-1'), s.g.active]).toEqual([0, '4,3', 'empire']);
  });

  test('BH-12.4 it may stay, and the second attack may be declined', () => {
    expect(
      fight('snowtrooper 4,2')
        .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss')
        .click('stay')
        .hexOf('echoTrooper-1'),
    ).toBe('4,4');
    const s = fight('snowtrooper 4,2')
      .attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss')
      .click('advance', 'hold');
    expect(s.g.active).toBe('empire');
  });

  test('BH-12.3 BH-12.18 a retreat opens the hex too, a target that only lost figures does not', () => {
    const fled = rebels(['echoTrooper 4,4 assault', 'snowtrooper 4,3', 'atat 9,0']).order('echoTrooper-1');
    fled.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss').as('empire').click('retreat:4,2');
    expect([fled.question, fled.asked]).toEqual(['ask.breakthrough', ['rebels']]);
    const stayed = rebels(['echoTrooper 4,4 assault', 'snowtrooper 4,3', 'atat 4,2', 'atat 5,2', 'atat 9,0']).order(
      'echoTrooper-1',
    );
    stayed.attack('echoTrooper-1', 'snowtrooper-1', 'retreat', 'miss', 'miss');
    expect([stayed.figures('snowtrooper-1'), stayed.g.active]).toEqual([3, 'empire']);
  });

  test('BH-12.3 not after an attack from farther off', () => {
    const far = rebels(['echoTrooper 4,4 assault', 'snowtrooper 4,2 1', 'atat 9,0']).order('echoTrooper-1');
    expect(far.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss').g.active).toBe('empire');
  });

  test('BH-12.7 not into a hex that is closed to it: a crevasse', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,3 assault', 'snowspeeder 4,4 1', 'echoTrooper 0,6'],
      terrain: { '4,4': 'crevasse' },
      hands: { empire: ['empire-direct-from-hq'] },
    });
    s.play('empire-direct-from-hq').order('snowtrooper-1');
    s.attack('snowtrooper-1', 'snowspeeder-1', 'vehicle', 'miss', 'miss');
    expect([s.g.fallen, s.g.active]).toEqual([['snowspeeder'], 'rebels']);
  });

  test('BH-12.7 into terrain that stops there is no second attack', () => {
    const s = rebels(['echoTrooper 4,4 assault', 'snowtrooper 4,3 1', 'snowtrooper 4,2', 'atat 9,0'], {
      '4,3': 'rock',
    }).order('echoTrooper-1');
    s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss').click('advance');
    expect([s.hexOf('echoTrooper-1'), s.g.active]).toEqual(['4,3', 'empire']);
  });

  test('BH-6.32 a card that bars movement bars the breakthrough; BH-6.28 dice of the card hold after it', () => {
    const units = ['echoTrooper 4,4 assault', 'snowtrooper 4,3 1', 'snowtrooper 4,2', 'atat 9,0'];
    const s = battle({ units, hands: { rebels: ['rebels-defensive-position'] } })
      .play('rebels-defensive-position')
      .order('echoTrooper-1');
    expect(s.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss', 'miss').g.active).toBe('empire');
    const t = battle({ units, hands: { rebels: ['rebels-trooper-assault'] } })
      .play('rebels-trooper-assault')
      .click('section:centre')
      .order('echoTrooper-1');
    t.attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss', 'miss').click('advance');
    expect(t.diceFor('echoTrooper-1', 'snowtrooper-2')).toBe(4);
  });
});

describe('eweb', () => {
  const gun = (...more: string[]) =>
    rebels(['echoTrooper 4,4 eweb', 'snowtrooper 4,3', 'atat 9,0', ...more]).order('echoTrooper-1');

  test('BH-12.12 BH-9.25 BH-19.5 a deployed one may reroll any of its dice once', () => {
    const s = gun().attack('echoTrooper-1', 'snowtrooper-1', 'infantry', 'miss', 'miss');
    expect([s.question, s.legal]).toEqual(['ask.reroll', ['die:0', 'die:1', 'die:2']]);
    s.dice('explosion', 'infantry').click(['die:2', 'die:1']);
    expect([s.g.attack?.faces, s.figures('snowtrooper-1')]).toEqual([['infantry', 'explosion', 'infantry'], 1]);
  });

  test('BH-12.9 BH-12.10 BH-12.11 one that moved is moving, and deployed again after a turn in which it stayed', () => {
    const s = gun().move('echoTrooper-1', '3,3');
    expect(s.view().units[0]).toMatchObject({ badge: 'eweb', deployed: false });
    s.attack('echoTrooper-1', 'snowtrooper-1', 'miss', 'miss', 'miss');
    expect(s.question).not.toBe('ask.reroll');
    s.pass().give('rebels', 'rebels-recon-in-force').play('rebels-recon-in-force').order('echoTrooper-1').click('done');
    expect(s.g.units['echoTrooper-1']?.deployed).toBe(true);
  });

  describe('BH-9.20 against an AT-AT', () => {
    const shots = () =>
      rebels(['echoTrooper 4,4 eweb', 'atat 4,3', 'atat 9,0'])
        .order('echoTrooper-1')
        .attack('echoTrooper-1', 'atat-1', 'vehicle', 'explosion', 'miss');

    test('the reroll may be used for the second roll, where the armour would hold', () => {
      const s = shots().dice('miss', 'retreat').click([]);
      expect([s.question, s.legal, s.g.attack?.confirmation]).toEqual([
        'ask.confirm',
        ['die:0', 'die:1'],
        ['miss', 'retreat'],
      ]);
      s.dice('explosion').click(['die:1']);
      expect([s.figures('atat-1'), s.g.attack?.confirmation, s.medals('rebels')]).toEqual([
        0,
        ['miss', 'explosion'],
        1,
      ]);
    });

    test('it is not asked for when it is used up, or when the second roll has its explosion', () => {
      const used = shots().dice('miss', 'miss', 'miss').click(['die:2']);
      expect([used.g.active, used.figures('atat-1')]).toEqual(['empire', 1]);
      const hit = shots().dice('miss', 'explosion').click([]);
      expect([hit.g.active, hit.figures('atat-1')]).toEqual(['empire', 0]);
    });

    test('BH-19.4 while dice may be rerolled the roll is open for all who watch, and nothing is counted', () => {
      const s = shots();
      const seen = () => (['rebels', 'empire', 'spectator'] as const).map((viewer) => s.view(viewer).attack?.isOpen);
      expect(seen()).toEqual([true, true, true]);
      s.dice('miss', 'miss').click([]);
      expect(seen()).toEqual([true, true, true]);
      s.click([]);
      expect(seen()).toEqual([false, false, false]);
    });
  });

  test('BH-12.13 a retreat does not change it', () => {
    const t = battle({
      active: 'empire',
      units: ['snowtrooper 4,2', 'echoTrooper 4,3 eweb', 'echoTrooper 0,6'],
      hands: { empire: ['empire-direct-from-hq'] },
    });
    t.play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'echoTrooper-1', 'retreat', 'miss', 'miss');
    expect(t.as('rebels').click('retreat:4,4').g.units['echoTrooper-1']?.deployed).toBe(true);
  });

  test('BH-12.21 a breakthrough or any other own move makes it moving at once', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,3 eweb', 'echoTrooper 4,4', 'echoTrooper 0,6'],
      hands: { empire: ['empire-search-and-destroy'] },
    });
    s.play('empire-search-and-destroy')
      .order('snowtrooper-1')
      .attack('snowtrooper-1', 'echoTrooper-1', 'miss', 'miss', 'miss')
      .click([]);
    expect(s.move('snowtrooper-1', '4,2').g.units['snowtrooper-1']?.deployed).toBe(false);
  });
});

describe('scouts', () => {
  const dice = (units: string[], terrain: Terrain) =>
    rebels([...units, 'atat 9,0'], terrain)
      .order('echoTrooper-1')
      .click('done')
      .diceFor('echoTrooper-1', 'snowtrooper-1');

  test('BH-12.14 BH-12.23 scouts on a ridge with sight, at any distance and without an order, give others a die', () => {
    const units = ['echoTrooper 4,4', 'echoTrooper 0,2 scouts', 'snowtrooper 4,3'];
    expect(dice(units, { '0,2': 'ridge' })).toBe(4);
    expect(dice(units, {})).toBe(3);
    expect(
      dice(units, { '0,2': 'ridge', '1,2': 'serac', '2,2': 'serac', '1,3': 'serac', '2,3': 'serac', '3,3': 'serac' }),
    ).toBe(3);
  });

  test('BH-12.15 BH-12.16 BH-12.22 not themselves, one die only, and one scouts unit for another', () => {
    const ridges = { '4,4': 'ridge', '0,3': 'ridge', '8,3': 'ridge' } as const;
    expect(dice(['echoTrooper 4,4 scouts', 'snowtrooper 4,3'], ridges)).toBe(3);
    expect(
      dice(['echoTrooper 4,4', 'echoTrooper 0,3 scouts', 'echoTrooper 8,3 scouts', 'snowtrooper 4,3'], ridges),
    ).toBe(4);
    expect(dice(['echoTrooper 4,4 scouts', 'echoTrooper 0,3 scouts', 'snowtrooper 4,3'], ridges)).toBe(4);
  });
});

describe('structures', () => {
  const ion = { id: 'ion', type: 'ionCannon', hex: '4,4', attackableBy: 'empire' } as const;
  const siege = (more: { terrain?: Terrain; units?: string[] } = {}) =>
    battle({
      active: 'empire',
      units: ['snowtrooper 4,3 assault', 'echoTrooper 0,6', ...(more.units ?? [])],
      structures: [ion],
      terrain: more.terrain ?? {},
      hands: { empire: ['empire-direct-from-hq'] },
    })
      .play('empire-direct-from-hq')
      .order('snowtrooper-1')
      .click('done');

  test('BH-13.3 BH-13.5 BH-13.2 BH-13.7 BH-12.19 one explosion destroys it: no medal, no breakthrough, the terrain stays', () => {
    const s = siege({ terrain: { '4,4': 'ridge' } });
    expect(s.diceFor('snowtrooper-1', 'ion')).toBe(2);
    s.attack('snowtrooper-1', 'ion', 'explosion', 'retreat');
    expect([s.g.structures, s.g.destroyed, s.medals('empire'), s.g.terrain['4,4'], s.g.active]).toEqual([
      [],
      ['ionCannon'],
      0,
      'ridge',
      'rebels',
    ]);
  });

  test('BH-13.4 BH-13.5 it is protected by its hex; other symbols do nothing', () => {
    const s = siege({ terrain: { '4,4': 'trench' } });
    expect(s.diceFor('snowtrooper-1', 'ion')).toBe(3);
    expect(s.attack('snowtrooper-1', 'ion', 'infantry', 'vehicle', 'retreat').g.structures).toHaveLength(1);
  });

  test('BH-13.6 scouts give no die against it', () => {
    expect(
      siege({ units: ['snowtrooper 0,3 scouts'], terrain: { '0,3': 'ridge' } }).diceFor('snowtrooper-1', 'ion'),
    ).toBe(3);
  });

  test('BH-13.3 the other side cannot attack it', () => {
    const s = battle({
      units: ['echoTrooper 3,4', 'atat 9,0'],
      structures: [ion],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    expect(s.play('rebels-direct-from-hq').order('echoTrooper-1').click('done').legal).toEqual(['done']);
  });

  test('BH-10.13 as a target it is seen like a unit in its hex, over ridges too', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,2', 'echoTrooper 0,6'],
      structures: [{ ...ion, hex: '6,2' }],
      terrain: { '4,2': 'ridge', '6,2': 'ridge', '5,2': 'rock' },
      hands: { empire: ['empire-direct-from-hq'] },
    });
    expect(s.play('empire-direct-from-hq').order('snowtrooper-1').click('done').diceFor('snowtrooper-1', 'ion')).toBe(
      2,
    );
  });
});
