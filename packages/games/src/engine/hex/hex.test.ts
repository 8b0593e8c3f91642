import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS, type HexId, hexGrid, hexId, offsetOf, pathsOrBlindAlleys, reachable } from './index.ts';

const WIDTHS = [10, 9, 10, 9, 10, 9, 10];
const grid = hexGrid(WIDTHS);
const anyHex = fc.constantFrom(...grid.hexes);
const anyBlocked = fc.uniqueArray(anyHex, { maxLength: 30 }).map((hexes) => new Set<HexId>(hexes));

/** Steps by breadth-first search over neighbours. */
function stepsFrom(start: HexId, blocked: ReadonlySet<HexId> = new Set()): Map<HexId, number> {
  const steps = new Map([[start, 0]]);
  for (const [hex, count] of steps)
    for (const next of grid.neighbours(hex)) if (!steps.has(next) && !blocked.has(next)) steps.set(next, count + 1);
  return steps;
}

describe('grid', () => {
  test('rows of different widths, ids and offsets', () => {
    expect(grid.hexes).toHaveLength(67);
    expect([grid.has('8,1'), grid.has('9,1'), grid.has('-1,1'), grid.has('0,7'), grid.has('x')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([hexId(3, 4), offsetOf('3,4'), grid.offset('3,4')]).toMatchObject(['3,4', { col: 3, row: 4 }, { row: 4 }]);
    expect(() => grid.neighbours('9,1')).toThrow('not on the grid');
    expect(() => grid.distance('0,0', '9,1')).toThrow('not on the grid');
  });

  test('hexes within some steps', () => {
    for (const steps of [1, 2, 3]) {
      const near = grid.hexes.filter((hex) => hex !== '4,3' && grid.distance('4,3', hex) <= steps);
      expect(grid.within('4,3', steps)).toEqual(near);
    }
  });

  test('neighbours in an even and in an odd row', () => {
    expect(grid.neighbours('4,2')).toEqual(['4,1', '5,2', '4,3', '3,3', '3,2', '3,1']);
    expect(grid.neighbours('4,3')).toEqual(['5,2', '5,3', '5,4', '4,4', '3,3', '4,2']);
    expect([grid.neighbour('0,0', 'W'), grid.neighbour('0,0', 'SW'), grid.neighbour('8,1', 'E')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('going one way and back again leads to the start', () => {
    fc.assert(
      fc.property(anyHex, fc.constantFrom(...DIRECTIONS), (hex, direction) => {
        const next = grid.neighbour(hex, direction);
        const back = DIRECTIONS[(DIRECTIONS.indexOf(direction) + 3) % 6] ?? 'E';
        expect(next === null || grid.neighbour(next, back)).toBe(next === null || hex);
      }),
    );
  });

  test('the distance is the number of steps on the open grid', () => {
    fc.assert(
      fc.property(anyHex, (start) => {
        for (const [hex, steps] of stepsFrom(start)) expect(grid.distance(start, hex)).toBe(steps);
      }),
    );
  });
});

describe('lines', () => {
  test('read backwards a line crosses the same hexes and has its sides exchanged', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (one, other) => {
        const [there, back] = [grid.line(one, other), grid.line(other, one)];
        expect(there).toEqual({ crossed: back.crossed, left: back.right, right: back.left });
      }),
    );
  });

  test('a line meets neither its ends nor a hex farther off than its other end; between neighbours it meets none', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (one, other) => {
        const { crossed, left, right } = grid.line(one, other);
        const met = [...crossed, ...left, ...right];
        expect(new Set([...met, one, other]).size).toBe(met.length + new Set([one, other]).size);
        if (grid.distance(one, other) <= 1) expect(met).toEqual([]);
        for (const hex of met.filter((candidate) => grid.has(candidate)))
          expect(grid.distance(one, hex)).toBeLessThan(grid.distance(one, other));
      }),
    );
  });

  test('each step of the distance is met: crossed, or with a border on each side', () => {
    fc.assert(
      fc.property(anyHex, anyHex, (one, other) => {
        const { crossed, left, right } = grid.line(one, other);
        expect(left).toHaveLength(right.length);
        expect(crossed.length + left.length).toBeGreaterThanOrEqual(grid.distance(one, other) - 1);
      }),
    );
  });

  test('along a column of borders the hex beyond the edge counts as met', () => {
    expect(grid.line('0,0', '0,2')).toEqual({ crossed: [], left: ['0,1'], right: ['-1,1'] });
    expect(grid.line('4,3', '7,3')).toEqual({ crossed: ['5,3', '6,3'], left: [], right: [] });
  });
});

describe('paths', () => {
  test('with equal costs every hex within the budget is reached in as few steps as by breadth-first search', () => {
    fc.assert(
      fc.property(anyHex, anyBlocked, fc.nat(6), (start, blocked, budget) => {
        const found = reachable(grid, start, { budget, cost: (hex) => (blocked.has(hex) ? null : 1) });
        const steps = [...stepsFrom(start, blocked)].filter(([hex, count]) => hex !== start && count <= budget);
        expect(new Map([...found].map(([hex, { cost }]) => [hex, cost]))).toEqual(new Map(steps));
      }),
    );
  });

  test('a path goes from neighbour to neighbour, enters no hex twice, costs what it says and ends where it must', () => {
    const dear = (hex: HexId) => (grid.offset(hex).col % 3 === 0 ? 2 : 1);
    fc.assert(
      fc.property(anyHex, anyBlocked, fc.nat(5), (start, stops, budget) => {
        const walk = { budget, cost: dear, stops: (hex: HexId) => stops.has(hex) };
        for (const [hex, { cost, path }] of reachable(grid, start, walk)) {
          expect(path.at(-1)).toBe(hex);
          expect(new Set([start, ...path]).size).toBe(path.length + 1);
          for (const [index, step] of path.entries()) expect(grid.neighbours(path[index - 1] ?? start)).toContain(step);
          expect(path.slice(0, -1).filter((step) => stops.has(step))).toEqual([]);
          expect(path.reduce((sum, step) => sum + dear(step), 0)).toBe(cost);
          expect(cost).toBeLessThanOrEqual(budget);
        }
      }),
    );
  });

  test('among equally short paths the one of the highest value is taken', () => {
    const pathVia = (valued: HexId) =>
      reachable(grid, '4,0', { budget: 2, cost: () => 1, value: (hex) => (hex === valued ? 1 : 0) }).get('4,2')?.path;
    expect([pathVia('4,1'), pathVia('3,1')]).toEqual([
      ['4,1', '4,2'],
      ['3,1', '4,2'],
    ]);
  });

  test('paths or blind alleys: all of full length, else all that lead nowhere, the longest first, else the empty one', () => {
    const south = (blocked: readonly HexId[]) => (hex: HexId) =>
      (['SW', 'SE'] as const).flatMap((direction) => {
        const next = grid.neighbour(hex, direction);
        return next && !blocked.includes(next) ? [next] : [];
      });
    expect(pathsOrBlindAlleys('4,4', 2, south([]))).toHaveLength(4);
    expect(pathsOrBlindAlleys('4,5', 2, south([]))).toEqual([['4,6'], ['5,6']]);
    expect(pathsOrBlindAlleys('4,4', 2, south(['3,6', '4,6']))).toEqual([['4,5', '5,6']]);
    expect(pathsOrBlindAlleys('4,4', 3, south(['4,6', '5,6']))).toEqual([['3,5', '3,6'], ['4,5']]);
    expect(pathsOrBlindAlleys('4,6', 3, south([]))).toEqual([[]]);
  });
});
