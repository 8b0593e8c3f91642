import { describe, expect, test } from 'vitest';
import type { HexId } from '../../engine/hex/index.ts';
import { GRID } from '../data/board.ts';
import type { TerrainId } from '../data/terrain.ts';
import { battle, type Position } from '../testing/scenario.ts';

type Terrain = Partial<Record<HexId, TerrainId>>;
const rebels = (units: string[], terrain: Terrain = {}) =>
  battle({ units: ['atat 9,0', ...units], terrain, hands: { rebels: ['rebels-direct-from-hq'] } }).play(
    'rebels-direct-from-hq',
  );
const empire = (units: string[], terrain: Terrain = {}) =>
  battle({
    active: 'empire',
    units: ['echoTrooper 9,6', ...units],
    terrain,
    hands: { empire: ['empire-direct-from-hq'] },
  }).play('empire-direct-from-hq');
const within = (from: HexId, steps: number) =>
  GRID.hexes.filter((hex) => hex !== from && GRID.distance(from, hex) <= steps).sort();

describe('allowances', () => {
  test.each([
    ['BH-7.1 snowtrooper', 'snowtrooper', 2, 1],
    ['BH-7.2 atat', 'atat', 1, 1],
    ['BH-7.3 probeDroid', 'probeDroid', 2, 2],
  ] as const)('%s', (_name, type, far, attack) => {
    const s = empire([`${type} 4,3`]).order(`${type}-1`);
    expect(s.reach(`${type}-1`).sort()).toEqual(within('4,3', far));
    const after = (hex: HexId) => s.option(`move:${type}-1:${hex}`)?.detail?.key;
    for (const hex of within('4,3', far))
      expect(after(hex)).toBe(GRID.distance('4,3', hex) <= attack ? 'move.thenAttack' : 'move.only');
  });

  test('BH-7.1 echoTrooper, BH-12.17 eliteTroopers may attack after two hexes', () => {
    const s = rebels(['echoTrooper 4,3', 'echoTrooper 0,6 eliteTroopers']).order('echoTrooper-1', 'echoTrooper-2');
    expect(s.reach('echoTrooper-1').sort()).toEqual(within('4,3', 2));
    expect(s.option('move:echoTrooper-1:4,1')?.detail?.key).toBe('move.only');
    expect(s.option('move:echoTrooper-2:0,4')?.detail?.key).toBe('move.thenAttack');
  });

  test('BH-7.4 snowspeeder three hexes, BH-7.5 rebelArtillery none', () => {
    const s = rebels(['snowspeeder 4,3', 'rebelArtillery 0,6']).order('snowspeeder-1', 'rebelArtillery-1');
    expect(s.reach('snowspeeder-1').sort()).toEqual(within('4,3', 3));
    expect(s.option('move:snowspeeder-1:4,0')?.detail?.key).toBe('move.thenAttack');
    expect(s.legalFor('move:rebelArtillery-1')).toEqual([]);
  });

  test('BH-19.7 a unit that moved too far cannot attack', () => {
    const s = rebels(['echoTrooper 8,3']);
    s.order('echoTrooper-1').move('echoTrooper-1', '8,1');
    expect([s.question, s.refusal('attack:echoTrooper-1:atat-1')]).toEqual(['ask.attack', 'moved_too_far BH-7.1']);
  });

  test('BH-6.9 empire-imperial-assault: one hex more, with an attack too; BH-6.13 empire-pressing-forward bars attacks', () => {
    const units = ['echoTrooper 4,4', 'snowtrooper 4,1'];
    const one = battle({ active: 'empire', units, hands: { empire: ['empire-imperial-assault'] } });
    one.play('empire-imperial-assault').order('snowtrooper-1');
    expect([one.reach('snowtrooper-1').length, one.option('move:snowtrooper-1:4,3')?.detail?.key]).toEqual([
      within('4,1', 3).length - 1,
      'move.thenAttack',
    ]);
    const two = battle({ active: 'empire', units, hands: { empire: ['empire-pressing-forward'] } });
    two.play('empire-pressing-forward').order('snowtrooper-1').move('snowtrooper-1', '4,3');
    expect(two.refusal('attack:snowtrooper-1:echoTrooper-1')).toBe('card_bars_attack BH-6.13');
  });

  test('BH-6.13 BH-6.32 rebels-defensive-position: no question about moves', () => {
    const s = battle({ units: ['atat 4,2', 'echoTrooper 4,4'], hands: { rebels: ['rebels-defensive-position'] } });
    s.play('rebels-defensive-position').order('echoTrooper-1');
    expect([s.question, s.diceFor('echoTrooper-1', 'atat-1')]).toEqual(['ask.attack', 3]);
  });
});

describe('paths', () => {
  test('BH-7.6 never through or into another unit, friend or enemy, flying or not', () => {
    const s = rebels(['snowspeeder 0,6', 'echoTrooper 1,6', 'echoTrooper 0,5']).order('snowspeeder-1');
    expect(s.reach('snowspeeder-1')).toEqual([]);
    expect(s.question).toBe('ask.attack');
  });

  test('BH-7.6 a hex that is taken is refused with the unit in it', () => {
    const s = rebels(['snowspeeder 4,5', 'echoTrooper 4,4']).order('snowspeeder-1');
    expect([s.refusal('move:snowspeeder-1:4,4'), s.legal.includes('move:snowspeeder-1:4,3')]).toEqual([
      'occupied BH-7.6',
      true,
    ]);
  });

  test('BH-7.7 BH-7.9 BH-5.4 over a section line; one after the other, each once', () => {
    const s = rebels(['echoTrooper 2,6', 'echoTrooper 5,6']).order('echoTrooper-1', 'echoTrooper-2');
    s.move('echoTrooper-1', '3,6');
    expect([s.legalFor('move:echoTrooper-1'), s.reach('echoTrooper-2').length > 0]).toEqual([[], true]);
    s.click('done');
    expect(s.question).toBe('ask.attack');
  });

  test('BH-19.3 BH-7.10 a path of the player’s choice, hex by hex, never back', () => {
    const s = rebels(['snowspeeder 4,5']).order('snowspeeder-1').click('trace:snowspeeder-1', 'step:4,4');
    expect(s.view().tracing).toEqual(['4,4']);
    expect(s.legal).not.toContain('step:4,5');
    s.click('step:5,4');
    expect(s.legal).not.toContain('step:4,4');
    s.click('here');
    expect([s.hexOf('snowspeeder-1'), s.view().order?.units[0]?.path]).toEqual(['5,4', ['4,4', '5,4']]);
    const back = rebels(['snowspeeder 4,5']).order('snowspeeder-1').click('trace:snowspeeder-1', 'step:4,4', 'back');
    expect([back.hexOf('snowspeeder-1'), back.question]).toEqual(['4,5', 'ask.move']);
    const whole = rebels(['snowspeeder 4,5'])
      .order('snowspeeder-1')
      .click('trace:snowspeeder-1', 'step:4,4', 'step:4,3', 'step:4,2');
    expect([whole.hexOf('snowspeeder-1'), whole.question]).toEqual(['4,2', 'ask.attack']);
  });

  describe('BH-7.10 a move may end where it began', () => {
    const walk = (position: Position) =>
      battle({ active: 'empire', hands: { empire: ['empire-direct-from-hq'] }, ...position })
        .play('empire-direct-from-hq')
        .order('snowtrooper-1')
        .click('trace:snowtrooper-1');
    const units = ['snowtrooper 4,2', 'echoTrooper 9,6'];

    test('after a permanent objective that is not won yet', () => {
      const s = walk({ scenario: 'last-stand', units }).click('step:4,3');
      expect(s.legal).toContain('step:4,2');
      s.click('step:4,2');
      expect([s.hexOf('snowtrooper-1'), s.medals('empire'), s.question]).toEqual(['4,2', 2, 'ask.attack']);
      s.endTurn().pass().give('empire', 'empire-direct-from-hq').play('empire-direct-from-hq').order('snowtrooper-1');
      expect(s.click('trace:snowtrooper-1', 'step:4,3').legal).not.toContain('step:4,2');
    });

    test('after a hex of the own secondary objective', () => {
      const s = walk({ campaign: 'outpost-delta', node: 'E1', units: ['snowtrooper 4,5', 'echoTrooper 9,0'] });
      expect(s.click('step:4,6').legal).toContain('step:4,5');
      s.click('step:4,5');
      expect([s.hexOf('snowtrooper-1'), s.g.campaign?.met.empire]).toEqual(['4,5', true]);
    });

    test('nowhere else, as it would change nothing', () => {
      expect(walk({ scenario: 'last-stand', units }).click('step:3,2').legal).not.toContain('step:4,2');
    });

    test('also where no other hex is two steps away', () => {
      const s = walk({
        scenario: 'last-stand',
        units: [...units, ...['3,2', '3,1', '4,1', '5,2', '3,3', '5,4', '4,4', '5,3'].map((hex) => `atat ${hex}`)],
      });
      s.click('step:4,3').legalExactly('step:4,2', 'here', 'back');
    });
  });

  test('BH-7.8 BH-5.13 only ordered units move, and with all their figures', () => {
    const s = rebels(['echoTrooper 4,5', 'echoTrooper 1,6']).order('echoTrooper-1').move('echoTrooper-1', '4,4');
    expect([s.figures('echoTrooper-1'), s.question]).toEqual([3, 'ask.attack']);
    expect(s.legalFor('attack:echoTrooper-2')).toEqual([]);
  });
});

describe('terrain', () => {
  test('BH-8.2 an AT-AT never enters a ridge, others do without stopping', () => {
    const s = empire(['atat 4,3', 'snowtrooper 1,3'], { '5,3': 'ridge', '2,3': 'ridge' }).order(
      'atat-1',
      'snowtrooper-1',
    );
    expect(s.refusal('move:atat-1:5,3')).toBe('impassable BH-8.2');
    expect([s.reach('snowtrooper-1').includes('2,3'), s.reach('snowtrooper-1').includes('3,3')]).toEqual([true, true]);
  });

  test.each(['rock', 'building', 'wreckage'] as const)('BH-8.4 BH-8.5 BH-8.6 BH-8.7 %s', (terrain) => {
    const walls: Terrain = { '1,6': terrain, '0,5': terrain };
    const s = rebels(['snowspeeder 0,6', 'echoTrooper 5,6'], walls).order('snowspeeder-1', 'echoTrooper-1');
    expect(s.reach('snowspeeder-1').sort()).toEqual(['0,5', '1,6']);
    expect(s.option('move:snowspeeder-1:1,6')?.detail?.key).toBe('move.only');
    const inside = rebels(['snowspeeder 8,2', 'echoTrooper 7,1'], { '8,2': terrain, '8,1': terrain });
    inside.order('snowspeeder-1', 'echoTrooper-1').move('echoTrooper-1', '8,1').click('done');
    expect(inside.refusal('attack:echoTrooper-1:atat-1')).toBe('entered_terrain BH-8.6');
    // The speeders began their turn inside: they may attack (2 dice at distance 2, less 2 inside a building).
    expect(inside.refusal('attack:snowspeeder-1:atat-1')?.startsWith('entered')).toBe(false);
  });

  test('BH-8.11 a trench neither stops nor silences', () => {
    const s = rebels(['echoTrooper 4,5'], { '4,4': 'trench' }).order('echoTrooper-1');
    expect([s.option('move:echoTrooper-1:4,4')?.detail?.key, s.reach('echoTrooper-1').includes('4,3')]).toEqual([
      'move.thenAttack',
      true,
    ]);
  });

  test('BH-8.12 only flying units enter a crevasse, and may stop there; BH-8.13 no unit enters a serac', () => {
    const terrain: Terrain = { '4,4': 'crevasse', '1,5': 'crevasse', '5,5': 'serac' };
    const s = rebels(['snowspeeder 4,5', 'echoTrooper 1,6'], terrain).order('snowspeeder-1', 'echoTrooper-1');
    expect(s.reach('snowspeeder-1')).toContain('4,4');
    expect([s.refusal('move:echoTrooper-1:1,5'), s.refusal('move:snowspeeder-1:5,5')]).toEqual([
      'impassable BH-8.12',
      'impassable BH-8.13',
    ]);
  });

  test('BH-6.17 BH-6.18 rebels-rebel-spearhead: no forced stop, an attack after entering; a serac stays shut', () => {
    const s = battle({
      units: ['snowtrooper 4,2', 'echoTrooper 4,5'],
      terrain: { '4,4': 'rock', '3,5': 'serac' },
      hands: { rebels: ['rebels-rebel-spearhead'] },
    });
    s.play('rebels-rebel-spearhead').order('echoTrooper-1');
    expect([s.option('move:echoTrooper-1:4,4')?.detail?.key, s.refusal('move:echoTrooper-1:3,5')]).toEqual([
      'move.thenAttack',
      'impassable BH-8.13',
    ]);
    s.move('echoTrooper-1', '4,4');
    expect(s.diceFor('echoTrooper-1', 'snowtrooper-1')).toBe(2);
  });

  test('BH-13.1 a structure is impassable', () => {
    const s = battle({
      units: ['atat 0,0', 'snowspeeder 4,5'],
      structures: [{ id: 'ion', type: 'ionCannon', hex: '4,4', attackableBy: 'empire' }],
      hands: { rebels: ['rebels-direct-from-hq'] },
    });
    s.play('rebels-direct-from-hq').order('snowspeeder-1');
    expect(s.refusal('move:snowspeeder-1:4,4')).toBe('impassable BH-13.1');
  });
});
