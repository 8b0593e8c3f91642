import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HexId, hexId } from '../../engine/hex/index.ts';
import { GRID } from '../data/board.ts';
import { battle } from '../testing/scenario.ts';
import { blockersOf, canSee, sightRefusal } from './sight.ts';

type Pair = readonly [number, number];
interface Vector {
  readonly from: Pair;
  readonly to: Pair;
  readonly distance: number;
  readonly crossed: readonly Pair[];
  readonly borderOneSide: readonly Pair[];
  readonly borderOtherSide: readonly Pair[];
}
const file = new URL('../testing/facts/sight-lines.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vector[];
const ids = (pairs: readonly Pair[]) => pairs.map(([col, row]) => hexId(col, row)).sort();
const hex = ([col, row]: Pair) => hexId(col, row);

/** Two units that look at each other, others in the way. */
function looking(
  from: HexId,
  to: HexId,
  terrain: Partial<Record<HexId, 'ridge' | 'rock' | 'serac' | 'trench'>>,
  more: string[] = [],
) {
  return battle({ units: [`echoTrooper ${from}`, `snowtrooper ${to}`, ...more], terrain }).g;
}

describe('lines', () => {
  test.each(vectors.map((vector) => [`${vector.from} to ${vector.to}`, vector] as const))(
    'BH-10.1 BH-10.11 %s',
    (_name, { from, to, distance, crossed, borderOneSide, borderOtherSide }) => {
      const line = GRID.line(hex(from), hex(to));
      expect(GRID.distance(hex(from), hex(to))).toBe(distance);
      expect([...line.crossed].sort()).toEqual(ids(crossed));
      expect([[...line.left].sort(), [...line.right].sort()].sort()).toEqual(
        [ids(borderOneSide), ids(borderOtherSide)].sort(),
      );
    },
  );

  test('there are twelve of them', () => expect(vectors).toHaveLength(12));
});

describe('obstructions', () => {
  test.each(['ridge', 'rock', 'serac'] as const)('BH-10.4 BH-8.14 a %s that the line crosses blocks', (terrain) => {
    expect(canSee(looking('4,3', '7,3', {}), '4,3', '7,3')).toBe(true);
    expect(canSee(looking('4,3', '7,3', { '5,3': terrain }), '4,3', '7,3')).toBe(false);
  });

  test('BH-8.14 BH-8.1 trench and crevasse do not block; building and wreckage do', () => {
    const sees = (terrain: 'trench' | 'crevasse' | 'building' | 'wreckage') =>
      canSee(battle({ units: ['echoTrooper 4,3', 'snowtrooper 7,3'], terrain: { '6,3': terrain } }).g, '4,3', '7,3');
    expect((['trench', 'crevasse', 'building', 'wreckage'] as const).map(sees)).toEqual([true, true, false, false]);
  });

  test('BH-10.2 units of both sides and structures block; BH-10.3 the hexes of the two ends never do', () => {
    const ends = { '4,3': 'rock', '7,3': 'rock' } as const;
    expect(canSee(looking('4,3', '7,3', ends), '4,3', '7,3')).toBe(true);
    expect(blockersOf(looking('4,3', '7,3', ends, ['echoTrooper 5,3']), '4,3', '7,3')).toEqual(['5,3']);
    expect(blockersOf(looking('4,3', '7,3', ends, ['atat 6,3']), '4,3', '7,3')).toEqual(['6,3']);
    const { g } = battle({
      units: ['echoTrooper 4,3', 'snowtrooper 7,3'],
      structures: [{ id: 'ion', type: 'ionCannon', hex: '5,3', attackableBy: null }],
    });
    expect(canSee(g, '4,3', '7,3')).toBe(false);
  });

  test('BH-10.5 on one side of a border line nothing blocks; BH-10.6 one on each side does, also at different points', () => {
    const sees = (...rocks: HexId[]) =>
      canSee(looking('2,0', '2,4', Object.fromEntries(rocks.map((rock) => [rock, 'rock']))), '2,0', '2,4');
    expect([sees('1,1', '1,3'), sees('2,1', '2,3')]).toEqual([true, true]);
    expect([sees('1,1', '2,1'), sees('1,1', '2,3'), sees('1,3', '2,1')]).toEqual([false, false, false]);
    expect(sees('2,2')).toBe(false);
  });

  test('BH-10.12 BH-2.3 along the west edge any obstruction in (0,1) blocks, for the half-hex always obstructs', () => {
    expect(canSee(looking('0,0', '0,2', {}), '0,0', '0,2')).toBe(true);
    expect(blockersOf(looking('0,0', '0,2', { '0,1': 'rock' }), '0,0', '0,2')).toEqual(['0,1', '-1,1']);
  });

  test('BH-10.7 a hex the line touches at a corner only never blocks; BH-10.14 between neighbours nothing does', () => {
    fc.assert(
      fc.property(fc.constantFrom(...GRID.hexes), fc.constantFrom(...GRID.hexes), (from, to) => {
        const { crossed, left, right } = GRID.line(from, to);
        const met = new Set([...crossed, ...left, ...right, from, to]);
        const rest = GRID.hexes.filter((one) => !met.has(one));
        const g = looking(from, to, Object.fromEntries(rest.map((one) => [one, 'serac'])));
        // Units of the position stand at the ends; nothing obstructs that the line meets but the edge of the board.
        const edge = [left, right].every((side) => side.some((one) => !GRID.has(one)));
        expect(from === to || canSee(g, from, to)).toBe(from === to || !edge);
      }),
      { numRuns: 60 },
    );
    expect(canSee(looking('4,3', '5,3', {}), '4,3', '5,3')).toBe(true);
  });
});

describe('ridges', () => {
  const both = { '4,3': 'ridge', '7,3': 'ridge' } as const;

  test('BH-10.8 over two ridges only seracs and units on ridges block', () => {
    const sees = (terrain: Parameters<typeof looking>[2], ...units: string[]) =>
      canSee(looking('4,3', '7,3', { ...both, ...terrain }, units), '4,3', '7,3');
    expect([sees({ '5,3': 'rock' }), sees({ '5,3': 'ridge' }), sees({}, 'atat 5,3')]).toEqual([true, true, true]);
    expect([sees({ '5,3': 'serac' }), sees({ '5,3': 'ridge' }, 'snowtrooper 5,3')]).toEqual([false, false]);
  });

  test('BH-10.9 half-hexes block over ridges too', () => {
    const ends = { '0,0': 'ridge', '0,2': 'ridge', '0,1': 'serac' } as const;
    expect(canSee(looking('0,0', '0,2', ends), '0,0', '0,2')).toBe(false);
    expect(canSee(looking('0,0', '0,2', { ...ends, '0,1': 'rock' }), '0,0', '0,2')).toBe(true);
  });

  test('BH-10.10 with one of them off the ridges the normal rule holds', () => {
    expect(canSee(looking('4,3', '7,3', { '4,3': 'ridge', '5,3': 'rock' }), '4,3', '7,3')).toBe(false);
  });

  test('a refusal names what blocks and where', () => {
    expect(sightRefusal(looking('4,3', '7,3', { '5,3': 'rock' }), '4,3', '7,3')).toEqual({
      code: 'no_sight',
      params: { what: { key: 'obstacle.in', params: { what: { key: 'terrain.rock' }, hex: 'F4' } } },
      clause: 'BH-10.4',
    });
    expect(sightRefusal(looking('0,0', '0,2', { '0,1': 'rock' }), '0,0', '0,2')).toMatchObject({
      code: 'no_sight_between',
      params: { other: { key: 'obstacle.edge' } },
      clause: 'BH-10.6',
    });
  });
});
