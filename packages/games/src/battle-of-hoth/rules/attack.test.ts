import { describe, expect, test } from 'vitest';
import type { HexId } from '../../engine/hex/index.ts';
import type { CardId } from '../data/cards.ts';
import { chancesOf } from '../data/chances.ts';
import { FACES, type Face } from '../data/dice.ts';
import type { TerrainId } from '../data/terrain.ts';
import { battle, type Scenario } from '../testing/scenario.ts';

type Terrain = Partial<Record<HexId, TerrainId>>;
/** All units of the Rebels are ordered and stand still; they are to attack. */
function rebels(units: string[], terrain: Terrain = {}, card: CardId = 'rebels-direct-from-hq'): Scenario {
  const s = battle({ units, terrain, hands: { rebels: [card] } }).play(card);
  if (s.question === 'ask.orders') s.click(s.legal.slice(0, s.decision.max));
  return s.question === 'ask.move' ? s.click('done') : s;
}
function empire(units: string[], terrain: Terrain = {}, card: CardId = 'empire-direct-from-hq'): Scenario {
  const s = battle({ active: 'empire', units, terrain, hands: { empire: [card] } }).play(card);
  if (s.question === 'ask.orders') s.click(s.legal.slice(0, s.decision.max));
  return s.question === 'ask.move' ? s.click('done') : s;
}

describe('dice', () => {
  test.each([
    ['echoTrooper', [3, 2, 1, null]],
    ['snowspeeder', [4, 2, null, null]],
    ['rebelArtillery', [4, 3, 2, 1]],
  ] as const)('BH-9.4 %s by distance', (type, dice) => {
    const found = (['5,3', '6,3', '7,3', '8,3'] as const).map((hex) =>
      rebels([`${type} 4,3`, `snowtrooper ${hex}`, 'echoTrooper 0,6', 'atat 0,5']).diceFor(
        `${type}-1`,
        'snowtrooper-1',
      ),
    );
    expect(found).toEqual(dice);
  });

  test.each([
    ['snowtrooper', [3, 2, 1, null]],
    ['atat', [3, 3, 3, null]],
    ['probeDroid', [2, 1, null, null]],
  ] as const)('BH-9.4 %s by distance', (type, dice) => {
    const found = (['5,3', '6,3', '7,3', '8,3'] as const).map((hex) =>
      empire([`${type} 4,3`, `echoTrooper ${hex}`, 'echoTrooper 0,6', 'atat 0,5']).diceFor(
        `${type}-1`,
        'echoTrooper-1',
      ),
    );
    expect(found).toEqual(dice);
  });

  test('BH-9.4 BH-9.22 out of range, and without sight: the refusal says why', () => {
    const s = rebels(['echoTrooper 4,3', 'snowtrooper 8,3', 'snowtrooper 4,1', 'snowtrooper 5,3'], {
      '5,2': 'rock',
      '4,2': 'rock',
    });
    expect([s.refusal('attack:echoTrooper-1:snowtrooper-1'), s.refusal('attack:echoTrooper-1:snowtrooper-2')]).toEqual([
      'out_of_range BH-9.4',
      'no_sight_between BH-10.6',
    ]);
  });

  test('BH-9.4 the nearest enemy comes first, so that the reason a unit shows is why it cannot attack that one', () => {
    const s = rebels(['echoTrooper 4,5', 'echoTrooper 4,4', 'snowtrooper 9,6', 'snowtrooper 4,3']);
    const named = s.decision.options.filter(({ from }) => from === 'unit:echoTrooper-1').map(({ key }) => key);
    expect(named).toEqual(['attack:echoTrooper-1:snowtrooper-2', 'attack:echoTrooper-1:snowtrooper-1']);
  });

  test('BH-9.5 BH-9.21 a unit next to an enemy may attack another farther away', () => {
    const s = rebels(['echoTrooper 4,3', 'snowtrooper 5,3', 'snowtrooper 3,1']);
    expect([s.diceFor('echoTrooper-1', 'snowtrooper-1'), s.diceFor('echoTrooper-1', 'snowtrooper-2')]).toEqual([3, 2]);
  });

  test('BH-8.3 a target on a ridge takes a die off, unless the attacker is on one; BH-8.16 never for an AT-AT', () => {
    const dice = (terrain: Terrain, target = 'snowtrooper') =>
      rebels(['echoTrooper 4,3', `${target} 5,3`], terrain).diceFor('echoTrooper-1', `${target}-1`);
    expect([
      dice({ '5,3': 'ridge' }),
      dice({ '4,3': 'ridge', '5,3': 'ridge' }),
      dice({ '5,3': 'rock' }, 'atat'),
    ]).toEqual([2, 3, 3]);
  });

  test.each(['rock', 'building', 'wreckage'] as const)(
    'BH-8.8 BH-8.9 BH-8.15 %s protects, and hinders vehicles inside',
    (terrain) => {
      const s = rebels(['echoTrooper 4,4', 'snowspeeder 5,4', 'snowtrooper 4,3'], { '4,3': terrain });
      expect([s.diceFor('echoTrooper-1', 'snowtrooper-1'), s.diceFor('snowspeeder-1', 'snowtrooper-1')]).toEqual([
        2, 2,
      ]);
      const inside = rebels(['snowspeeder 5,4', 'snowtrooper 4,3'], { '5,4': terrain });
      expect(inside.diceFor('snowspeeder-1', 'snowtrooper-1')).toBe(terrain === 'rock' ? 4 : 2);
      const both = rebels(['snowspeeder 5,4', 'snowtrooper 4,3'], { '5,4': terrain, '4,3': 'building' });
      expect(both.refusal('attack:snowspeeder-1:snowtrooper-1') ?? both.diceFor('snowspeeder-1', 'snowtrooper-1')).toBe(
        terrain === 'rock' ? 2 : 'no_dice BH-9.7',
      );
    },
  );

  test('BH-8.10 a trench protects infantry only; BH-9.7 with no die left there is no attack', () => {
    const dice = (target: string, from: HexId = '4,4') =>
      rebels([`echoTrooper ${from}`, `${target} 4,3`], { '4,3': 'trench' }).diceFor('echoTrooper-1', `${target}-1`);
    expect([dice('snowtrooper'), dice('probeDroid')]).toEqual([2, 3]);
    const far = rebels(['echoTrooper 7,3', 'snowtrooper 4,3'], { '4,3': 'trench' });
    expect(far.refusal('attack:echoTrooper-1:snowtrooper-1')).toBe('no_dice BH-9.7');
  });

  test('BH-9.8 lost figures take no dice off', () => {
    expect(rebels(['echoTrooper 4,3 1', 'snowtrooper 5,3']).diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(3);
  });

  test('BH-19.8 BH-9.6 the dice by reason stand in the view', () => {
    const s = rebels(
      ['echoTrooper 4,4', 'snowtrooper 4,3', 'atat 5,4'],
      { '4,3': 'rock' },
      'rebels-defensive-position',
    );
    expect(s.view().aims).toEqual([
      {
        attacker: 'echoTrooper-1',
        target: 'snowtrooper-1',
        dice: 3,
        parts: [
          { why: 'base', dice: 3 },
          { why: 'card', dice: 1 },
          { why: 'protection', dice: -1 },
        ],
        escape: { first: ['4,2', '5,2'], room: 3, holds: false },
      },
      expect.objectContaining({ target: 'atat-1', dice: 4, escape: null }),
    ]);
  });
});

describe('hits', () => {
  const shots = (target: string, ...faces: Face[]) => {
    const s = rebels(['echoTrooper 4,4', 'echoTrooper 0,6', `${target} 4,3`, 'atat 9,0']);
    return s.attack('echoTrooper-1', `${target}-1`, ...faces);
  };

  test('BH-9.10 BH-9.12 BH-9.14 BH-9.16 BH-9.23 infantry and explosions hit infantry, each a figure', () => {
    expect(shots('snowtrooper', 'infantry', 'explosion', 'miss').figures('snowtrooper-1')).toBe(2);
    expect(shots('snowtrooper', 'vehicle', 'vehicle', 'miss').figures('snowtrooper-1')).toBe(4);
  });

  test('BH-9.11 vehicle symbols hit vehicles only', () => {
    const s = empire(['atat 4,3', 'snowspeeder 4,4', 'echoTrooper 0,6']).attack(
      'atat-1',
      'snowspeeder-1',
      'vehicle',
      'infantry',
      'explosion',
    );
    expect(s.figures('snowspeeder-1')).toBe(1);
  });

  test('BH-9.13 droids and artillery are hit by explosions only', () => {
    expect(shots('probeDroid', 'infantry', 'vehicle', 'explosion').figures('probeDroid-1')).toBe(1);
  });

  test('BH-4.2 BH-9.24 the last figure is a medal; an eliminated target does not retreat, surplus hits are lost', () => {
    const s = rebels(['echoTrooper 4,4', 'snowtrooper 4,3 1', 'atat 9,0']).attack(
      'echoTrooper-1',
      'snowtrooper-1',
      'infantry',
      'infantry',
      'retreat',
    );
    expect([s.figures('snowtrooper-1'), s.medals('rebels'), s.g.fallen]).toEqual([0, 1, ['snowtrooper']]);
  });

  test('BH-4.3 probe droids and artillery give no medal', () => {
    const s = rebels(['echoTrooper 4,4', 'probeDroid 4,3 1', 'atat 9,0']).attack(
      'echoTrooper-1',
      'probeDroid-1',
      'explosion',
      'miss',
      'miss',
    );
    expect([s.figures('probeDroid-1'), s.medals('rebels')]).toEqual([0, 0]);
  });

  test('BH-9.1 BH-9.2 BH-9.3 BH-5.5 BH-5.6 one attack each, none needed, and no unit moves after the first', () => {
    const s = rebels(['echoTrooper 4,4', 'echoTrooper 5,4', 'snowtrooper 4,3']).attack(
      'echoTrooper-1',
      'snowtrooper-1',
      'miss',
      'miss',
      'miss',
    );
    expect([s.legalFor('attack:echoTrooper-1'), s.legalFor('move:'), s.legal]).toEqual([
      [],
      [],
      ['attack:echoTrooper-2:snowtrooper-1', 'done'],
    ]);
    expect(s.click('done').g.active).toBe('empire');
  });
});

describe('AT-AT', () => {
  const against = (...faces: Face[]) =>
    rebels(['echoTrooper 4,4', 'atat 4,3', 'snowtrooper 9,0']).attack('echoTrooper-1', 'atat-1', ...faces);

  test('BH-9.17 BH-9.18 the dice that hit are rolled again; one explosion eliminates it', () => {
    const s = against('vehicle', 'explosion', 'infantry', 'miss', 'explosion');
    expect([s.figures('atat-1'), s.medals('rebels'), s.g.attack?.confirmation]).toEqual([0, 1, ['miss', 'explosion']]);
  });

  test('BH-9.18 BH-9.19 BH-11.10 otherwise nothing happens, and it ignores retreats', () => {
    const s = against('vehicle', 'retreat', 'infantry', 'retreat');
    expect([s.figures('atat-1'), s.hexOf('atat-1'), s.g.attack?.confirmation]).toEqual([1, '4,3', ['retreat']]);
  });
});

describe('cards in an attack', () => {
  test('BH-6.14 rebels-artillery-barrage: two attacks with a die more, at different targets', () => {
    const s = rebels(['rebelArtillery 4,4', 'snowtrooper 4,3', 'snowtrooper 3,3'], {}, 'rebels-artillery-barrage');
    s.attack('rebelArtillery-1', 'snowtrooper-1', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(s.diceFor('rebelArtillery-1', 'snowtrooper-2')).toBe(5);
    s.attack('rebelArtillery-1', 'snowtrooper-2', 'miss', 'miss', 'miss', 'miss', 'miss');
    expect(s.g.active).toBe('empire');
  });

  test('BH-6.10 BH-6.29 rebels-trooper-assault: a die more, but no longer range', () => {
    const s = battle({
      units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'snowtrooper 8,4'],
      hands: { rebels: ['rebels-trooper-assault'] },
    });
    s.play('rebels-trooper-assault').click('section:centre').order('echoTrooper-1').click('done');
    expect([s.diceFor('echoTrooper-1', 'snowtrooper-1'), s.refusal('attack:echoTrooper-1:snowtrooper-2')]).toEqual([
      4,
      'out_of_range BH-9.4',
    ]);
  });

  test('BH-6.16 BH-6.31 rebels-speeder-assault: each that attacked may move a hex, once, directly afterwards', () => {
    const s = rebels(['snowspeeder 4,4', 'snowspeeder 8,4', 'snowtrooper 4,3'], {}, 'rebels-speeder-assault');
    s.attack('snowspeeder-1', 'snowtrooper-1', 'miss', 'miss', 'miss', 'miss');
    expect([s.question, s.legal.length]).toEqual(['ask.moveOn', 6]);
    s.move('snowspeeder-1', '4,5');
    expect([s.hexOf('snowspeeder-1'), s.g.active]).toEqual(['4,5', 'empire']);
  });

  test('BH-6.16 empire-search-and-destroy: up to two hexes after the attack, or none', () => {
    const s = empire(['snowtrooper 4,3', 'echoTrooper 4,4'], {}, 'empire-search-and-destroy').attack(
      'snowtrooper-1',
      'echoTrooper-1',
      'miss',
      'miss',
      'miss',
    );
    expect(s.legal).toContain('move:snowtrooper-1:4,1');
    expect(s.click('stay').hexOf('snowtrooper-1')).toBe('4,3');
  });

  test('BH-6.9 empire-precision-fire: a vehicle with a hex and a die more', () => {
    const s = battle({
      active: 'empire',
      units: ['atat 4,1', 'echoTrooper 4,4'],
      hands: { empire: ['empire-precision-fire'] },
    });
    s.play('empire-precision-fire').order('atat-1').move('atat-1', '4,3');
    expect(s.diceFor('atat-1', 'echoTrooper-1')).toBe(4);
  });

  test('empire-trooper-assault orders all infantry of a section, without a die more', () => {
    const s = battle({
      active: 'empire',
      units: ['snowtrooper 4,3', 'atat 5,2', 'echoTrooper 4,4'],
      hands: { empire: ['empire-trooper-assault'] },
    });
    s.play('empire-trooper-assault').click('section:centre').legalExactly('unit:snowtrooper-1');
    s.order('snowtrooper-1').click('done');
    expect(s.diceFor('snowtrooper-1', 'echoTrooper-1')).toBe(3);
  });
});

describe('chances before the roll', () => {
  /** All rolls of so many dice, each as likely as the others. */
  const rolls = (dice: number): readonly (readonly Face[])[] =>
    dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));
  const shareOf = (dice: number, counts: (roll: readonly Face[]) => boolean) =>
    rolls(dice).filter(counts).length / FACES.length ** dice;

  test.each([
    { target: 'snowtrooper', of: ['infantry', 'explosion'], retreats: true },
    { target: 'snowspeeder', of: ['vehicle', 'explosion'], retreats: true },
    { target: 'rebelArtillery', of: ['explosion'], retreats: false },
    { target: null, of: ['explosion'], retreats: false },
  ] as const)('BH-19.8 of 1 to 4 dice against $target they are those of all rolls', ({ target, of, retreats }) => {
    const hitsOf = (roll: readonly Face[]) => roll.filter((face) => of.some((one) => one === face)).length;
    for (const dice of [1, 2, 3, 4]) {
      const { hit, two, retreat, explosion } = chancesOf(dice, target, false);
      expect(hit).toBeCloseTo(shareOf(dice, (roll) => hitsOf(roll) > 0));
      if (target) expect(two).toBeCloseTo(shareOf(dice, (roll) => hitsOf(roll) > 1));
      if (retreats) expect(retreat).toBeCloseTo(shareOf(dice, (roll) => roll.includes('retreat')));
      else expect(retreat).toBeUndefined();
      expect(explosion).toBeUndefined();
    }
  });

  test('BH-19.8 BH-9.17 an AT-AT falls to an explosion in the second roll of the dice that hit', () => {
    const { hit, two, retreat, explosion } = chancesOf(4, 'atat', false);
    expect(hit).toBeCloseTo(1 - (2 / 3) ** 4);
    expect(two).toBeCloseTo(1 - (2 / 3) ** 4 - 4 * (1 / 3) * (2 / 3) ** 3);
    expect(explosion).toBeCloseTo(1 - (1 - (1 / 3) * (1 / 6)) ** 4);
    expect(retreat).toBeUndefined();
  });

  test('BH-19.8 BH-6.19 where a retreat is a hit it is counted as one, and nothing is driven back', () => {
    const { hit, retreat } = chancesOf(2, 'echoTrooper', true);
    expect([hit, retreat]).toEqual([expect.closeTo(1 - (1 / 3) ** 2), undefined]);
  });
});
