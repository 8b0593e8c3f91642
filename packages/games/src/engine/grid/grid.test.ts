import { describe, expect, test } from 'vitest';
import { placeKey, placeOf, placesOver, spacesOf, stepsOf, turns } from './base.ts';
import { type SquareGrid, squareGrid } from './grid.ts';
import { type Border, columnAndRow, groundOf, type SpaceId, spaceId } from './plan.ts';
import { reachWithin } from './reach.ts';

const LEGEND = { '.': 'open', D: 'difficult', I: 'impassable', B: 'blocking' } as const;

/** A grid drawn in rows, with borders such as `a1-b1 wall`. */
function drawn(rows: readonly string[], ...borders: string[]): SquareGrid {
  return squareGrid({
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    ground: groundOf(rows, LEGEND),
    borders: borders.map((line) => {
      const [edge = '', border] = line.split(' ');
      return { between: edge.split('-') as [SpaceId, SpaceId], border: border as Border };
    }),
  });
}

const OPEN = ['....', '....', '....', '....'];
const sees = (grid: SquareGrid, from: SpaceId, to: SpaceId, ...figures: SpaceId[]) =>
  grid.sight([from], [to], figures) !== null;

test('a space is its column letter and row number', () => {
  expect([spaceId(2, 3), columnAndRow('c4')]).toEqual(['c4', [2, 3]]);
  expect(() => spaceId(26, 0)).toThrow('column 26');
});

test('a space that is not on the grid is an error, not a guess', () => {
  expect(() => drawn(['.#']).distance('a1', 'b1')).toThrow('b1');
});

describe('steps and distances', () => {
  test('one obstacle at the corner does not stop a diagonal step, two do, and so does a straight wall', () => {
    const grids = [
      drawn(OPEN),
      drawn(['.B..', '....', '....', '....']),
      drawn(['.B..', 'B...', '....', '....']),
      drawn(OPEN, 'a1-b1 wall'),
      drawn(OPEN, 'a1-b1 wall', 'a2-b2 wall'),
      drawn(OPEN, 'a1-b1 wall', 'a1-a2 wall'),
    ];
    expect(grids.map((grid) => grid.steps('a1', 'walk').includes('b2'))).toEqual([
      true,
      true,
      false,
      true,
      false,
      false,
    ]);
  });

  test('orthogonal steps are those across an edge, clockwise from north, unless a border closes it', () => {
    const grid = drawn(['...', '...', '...'], 'b2-c2 wall');
    expect([grid.orthogonalSteps('b2', 'walk'), grid.orthogonalSteps('a1', 'walk')]).toEqual([
      ['b1', 'b3', 'a2'],
      ['b1', 'a2'],
    ]);
  });

  test('impassable ground stops steps but not counting; blocking ground stops both but ends a count', () => {
    const impassable = drawn(['.I.']);
    expect([impassable.steps('a1', 'count'), impassable.distance('a1', 'c1')]).toEqual([['b1'], 2]);
    expect(stepsOf(impassable, placeOf('a1'), 'walk')).toEqual([]);
    const blocking = drawn(['.B.']);
    expect([blocking.distance('a1', 'b1'), blocking.distance('b1', 'c1'), blocking.distance('a1', 'c1')]).toEqual([
      1,
      1,
      Number.POSITIVE_INFINITY,
    ]);
    expect([blocking.isAdjacent('a1', 'b1'), impassable.isAdjacent('a1', 'b1')]).toEqual([false, true]);
  });

  test('a border closes an edge for those that may not pass it', () => {
    const grid = drawn(['..'], 'a1-b1 blocking');
    expect([grid.isOpen('a1', 'b1', 'count'), grid.isOpen('a1', 'b1', 'free')]).toEqual([false, true]);
    expect(drawn(['..'], 'a1-b1 wall').isOpen('a1', 'b1', 'free')).toBe(false);
  });
});

describe('sight', () => {
  test('figures block, blocking ground blocks, difficult and impassable ground do not', () => {
    expect(sees(drawn(['...']), 'a1', 'c1')).toBe(true);
    expect(sees(drawn(['...']), 'a1', 'c1', 'b1')).toBe(false);
    expect(sees(drawn(['.B.']), 'a1', 'c1')).toBe(false);
    expect([sees(drawn(['.D.']), 'a1', 'c1'), sees(drawn(['.I.']), 'a1', 'c1')]).toEqual([true, true]);
  });

  test('the spaces of both ends never block, blocking ground of their own included', () => {
    const grid = drawn(['B.B']);
    expect(sees(grid, 'a1', 'c1')).toBe(true);
    expect(drawn(['....']).sight(['a1', 'b1'], ['d1'], ['b1'])).not.toBeNull();
  });

  test('the lines that establish sight are named', () => {
    expect(drawn(['..']).sight(['a1'], ['b1'], [])).toEqual({
      from: { x: 0, y: 0 },
      to: [
        { x: 2, y: 0 },
        { x: 2, y: 1 },
      ],
    });
  });

  test('two obstacles that meet at the corner block sight, a wall beside the lines does not', () => {
    expect(sees(drawn(['.B', 'B.']), 'a1', 'b2')).toBe(false);
    expect(sees(drawn(['.B', '..']), 'a1', 'b2')).toBe(true);
    expect(sees(drawn(OPEN, 'a1-a2 wall', 'b1-b2 wall', 'c1-c2 wall'), 'a1', 'd1')).toBe(true);
    expect(sees(drawn(OPEN, 'a1-a2 wall', 'b1-b2 wall', 'c1-c2 wall'), 'a1', 'a2')).toBe(false);
  });

  test('sight is the same after more pairs of spaces than are kept', () => {
    const grid = drawn(
      ['..B........', ...Array<string>(9).fill('....B...D..'), '.....B.....'],
      'c3-d3 wall',
      'e6-e7 blocking',
    );
    const { spaces } = grid;
    const seenBy = (from: SpaceId) => spaces.map((to) => grid.sight([from], [to], ['d4', 'g7']));
    const first = spaces.slice(0, 12).map(seenBy);
    expect(first.flat().filter(Boolean).length).toBeGreaterThan(500);
    for (const from of spaces) seenBy(from);
    expect(spaces.length ** 2).toBeGreaterThan(8_192);
    expect(spaces.slice(0, 12).map(seenBy)).toEqual(first);
  });

  test('all spaces in sight are those seen one by one', () => {
    const grid = drawn(['..B.', '....', '.B..', '....'], 'c2-c3 wall');
    const one = grid.spaces.filter((space) => grid.sight(['a1'], [space], ['b2']));
    expect(grid.seenFrom(['a1'], ['b2'])).toEqual(one);
  });
});

describe('bases of several spaces', () => {
  test('they step as a whole, never diagonally, and not over a border inside or under them', () => {
    const steps = (grid: SquareGrid, key: string) => stepsOf(grid, placeOf(key), 'walk').map(placeKey);
    expect(steps(drawn(OPEN), 'b2/2x2')).toEqual(['b1/2x2', 'c2/2x2', 'b3/2x2', 'a2/2x2']);
    expect(steps(drawn(OPEN, 'b3-b4 wall'), 'b2/2x2')).not.toContain('b3/2x2');
    expect(steps(drawn(['....', '....', '...B', '....']), 'b2/2x2')).not.toContain('c2/2x2');
  });

  test('oblong bases turn and keep half of their spaces; square ones do not', () => {
    const turned = turns(drawn(OPEN), placeOf('b2/1x2'), 'walk').map(placeKey);
    expect(turned).toEqual(['a2/2x1', 'b2/2x1', 'a3/2x1', 'b3/2x1']);
    const shared = turns(drawn(['.....', '.....', '.....', '.....', '.....']), placeOf('b2/2x3'), 'walk').map(
      (place) => spacesOf(place).filter((space) => spacesOf(placeOf('b2/2x3')).includes(space)).length,
    );
    expect([Math.min(...shared), turns(drawn(OPEN), placeOf('b2/2x2'), 'walk')]).toEqual([4, []]);
  });

  test('they may be placed over a space in every way that fits', () => {
    const keys = placesOver(drawn(OPEN), 'a1', { columns: 1, rows: 2 }, 'walk').map(placeKey);
    expect(keys).toEqual(['a1/1x2', 'a1/2x1']);
  });
});

test('reach: the cheapest path wins, a budget ends it, and dear places cost what the caller says', () => {
  const grid = drawn(['...', '...']);
  const cost = ([cell]: readonly number[]) => (cell === grid.cell('b1') ? 3 : 1);
  const reach = reachWithin(grid, placeOf('a1'), 2, { passage: 'walk', mayTurn: false, cost });
  expect(reach.map(({ place }) => placeKey(place)).sort()).toEqual(['a2', 'b2', 'c1', 'c2']);
  const found = reach.find(({ place }) => place === placeOf('c1'));
  expect([found?.cost, found?.path.map(placeKey)]).toEqual([2, ['b2', 'c1']]);
});
