import { describe, expect, test } from 'vitest';
import { groundOf, type SpaceId, type SquareGrid, squareGrid } from '../../engine/grid/index.ts';
import { skirmish } from '../testing/scenario.ts';
import { distanceOf, isBesideSpace, isNextTo, spacesOfPiece } from './board.ts';
import { canSee } from './sight.ts';

const TROOPER = 'p1-stormtrooper-1-1';
const VADER = 'p1-darth-vader-1-1';
const CHEWIE = 'p2-chewbacca-1-1';
const DROID = 'p2-probe-droid-1-1';
const FAR = 'p2 gideon-argus n18';

/** A map drawn in rows, with walls such as `a1-b1`. */
function drawn(rows: readonly string[], ...walls: string[]): SquareGrid {
  return squareGrid({
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    ground: groundOf(rows, { '.': 'open', D: 'difficult', I: 'impassable', B: 'blocking' }),
    borders: walls.map((wall) => ({ between: wall.split('-') as [SpaceId, SpaceId], border: 'wall' })),
  });
}
const sees = (grid: SquareGrid, from: SpaceId, to: SpaceId, ...figures: SpaceId[]) =>
  grid.sight([from], [to], figures) !== null;

describe('line of sight', () => {
  test('IA-8.6 the spaces of looker and target never block', () => {
    expect(sees(drawn(['B.B']), 'a1', 'c1')).toBe(true);
    expect(sees(drawn(['...']), 'a1', 'c1', 'a1', 'c1')).toBe(true);
  });

  test('IA-8.7 a line along a wall, or past its end, is not broken', () => {
    const open = ['....', '....'];
    expect(sees(drawn(open, 'a1-a2', 'b1-b2', 'c1-c2', 'd1-d2'), 'a1', 'd1')).toBe(true);
    expect(sees(drawn(open, 'b1-b2'), 'a1', 'd1')).toBe(true);
  });

  test('IA-8.8 a wall on the target is seen past from its own side only', () => {
    const grid = drawn(['...'], 'a1-b1');
    expect([sees(grid, 'c1', 'b1'), sees(grid, 'a1', 'b1')]).toEqual([true, false]);
  });

  test('IA-8.9 no figure sees between two obstacles that meet at the own corner; figures do not close it', () => {
    expect(sees(drawn(['.B', 'B.']), 'a1', 'b2')).toBe(false);
    expect(sees(drawn(['..', '..'], 'a1-b1', 'a1-a2'), 'a1', 'b2')).toBe(false);
    expect(sees(drawn(['..', '..']), 'a1', 'b2', 'b1', 'a2')).toBe(true);
  });

  test('IA-8.14 IA-11.10 difficult and impassable terrain and objects block neither sight nor steps', () => {
    expect([sees(drawn(['.D.']), 'a1', 'c1'), sees(drawn(['.I.']), 'a1', 'c1')]).toEqual([true, true]);
    const s = skirmish({
      options: { mission: 'moisture-farm-b' },
      figures: ['p1 stormtrooper g8', 'p2 chewbacca g10', 'p2 gideon-argus c4'],
    }).activate(TROOPER);
    // A raider lies in g9.
    expect([canSee(s.g, TROOPER, CHEWIE), s.legal.includes('to:g9')]).toEqual([true, true]);
  });

  test('IA-8.10 the attack shows the two lines that establish sight', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p1 stormtrooper d4', 'p2 chewbacca c8', FAR] });
    s.activate(TROOPER).dice('blue 3 2', 'green 2 2', 'black 1', 'white 0').aim(CHEWIE);
    const [from, one, other] = s.view().attack?.lines ?? [];
    expect([from, one?.[1], other?.[1]]).toEqual([[2, 4], 7, 7]);
  });

  test('IA-8.13 a further space of the same base does not hide one: nexu', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 nexu c8/2x2', FAR] }).activate(TROOPER);
    expect(s.legalFor('attack:p2-nexu-1-1:').sort()).toEqual(
      ['c8', 'c9', 'd8', 'd9'].map((space) => `attack:p2-nexu-1-1:${space}`),
    );
  });

  test('IA-8.17 figures hide no Massive figure and nothing from it: at-st', () => {
    const figures = ['p1 stormtrooper a12', 'p1 darth-vader b12', 'p2 at-st c12/2x3', FAR];
    const s = skirmish({ figures });
    expect([canSee(s.g, TROOPER, 'p2-at-st-1-1'), canSee(s.g, 'p2-at-st-1-1', TROOPER)]).toEqual([true, true]);
    const small = skirmish({ figures: ['p1 stormtrooper a15', 'p1 darth-vader b15', 'p2 chewbacca c15', FAR] });
    expect(canSee(small.g, TROOPER, CHEWIE)).toBe(false);
  });

  test('IA-8.18 a figure on blocking terrain sees and is seen; further blocking spaces still block', () => {
    const s = skirmish({ figures: ['p1 stormtrooper h10', 'p2 probe-droid i10', 'p2 chewbacca k10', FAR] });
    expect([canSee(s.g, TROOPER, DROID), canSee(s.g, DROID, TROOPER)]).toEqual([true, true]);
    expect([canSee(s.g, DROID, CHEWIE), canSee(s.g, TROOPER, CHEWIE)]).toEqual([false, false]);
  });

  test('IA-8.19 sight is drawn to the chosen space, accuracy is measured to the nearest one', () => {
    const s = skirmish({ figures: ['p1 stormtrooper c5', 'p2 nexu c8/2x2', FAR] }).activate(TROOPER);
    // c9 is 4 spaces away, the nearest space 3.
    s.dice('blue 2 1', 'green 1 2', 'white 0').click('attack:p2-nexu-1-1:c9').pass().noSurges().pass();
    expect(s.damage('p2-nexu-1-1')).toBe(3);
  });
});

describe('distance', () => {
  test('IA-7.12 for distance and sight a door is in each empty space along it', () => {
    // The door lies between n7, o7 and n8, o8.
    const s = skirmish({ figures: ['p1 darth-vader n5', 'p1 stormtrooper n7', 'p2 chewbacca n10', FAR] });
    expect(spacesOfPiece(s.g, 'door-1')).toEqual(['n8', 'o7', 'o8']);
    expect([VADER, TROOPER, CHEWIE].map((id) => distanceOf(s.g, id, 'door-1'))).toEqual([2, 1, 2]);
    expect([VADER, CHEWIE].map((id) => canSee(s.g, id, 'door-1'))).toEqual([true, true]);
    s.change((g) => {
      g.openDoors = ['door-1'];
    });
    expect(spacesOfPiece(s.g, 'door-1')).toEqual([]);
  });

  test('IA-7.6 what speaks of the target space does not reach a blocking space beside it: Blast of fenn-signis', () => {
    const s = skirmish({
      figures: ['p1 fenn-signis c9', 'p2 chewbacca h9', 'p2 probe-droid i10', 'p2 gaarkhan g9', FAR],
    });
    expect([isBesideSpace(s.g, DROID, 'h9'), isBesideSpace(s.g, 'p2-gaarkhan-1-1', 'h9')]).toEqual([false, true]);
  });

  test('IA-7.8 IA-7.10 both ends of a distance may be blocking; a figure is within 0 spaces of itself but not adjacent', () => {
    const s = skirmish({ figures: ['p1 darth-vader i9', 'p2 probe-droid j10', FAR] });
    expect([distanceOf(s.g, VADER, 'launch-panel-1'), distanceOf(s.g, DROID, VADER)]).toEqual([1, 1]);
    expect([isNextTo(s.g, VADER, VADER), distanceOf(s.g, VADER, VADER)]).toEqual([false, 0]);
  });

  test('IA-7.13 without a way the distance is unlimited, so that no accuracy is enough', () => {
    const s = skirmish({ figures: ['p1 darth-vader c5', FAR] });
    s.change((g) => {
      g.figures[VADER]!.place = 'i10';
      g.figures['p2-gideon-argus-1-1']!.place = 'i10';
    });
    expect(drawn(['.#.']).distance('a1', 'c1')).toBe(Number.POSITIVE_INFINITY);
    expect(drawn(['.B.']).distance('a1', 'c1')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a large figure on blocking terrain', () => {
  test('IA-8.6 IA-8.13 IA-8.18 it is seen into one of its spaces, never through another: darth-vader and nexu', () => {
    const s = skirmish({ figures: ['p1 darth-vader a12', 'p2 nexu i9/2x2'] }).activate('p1-darth-vader-1-1');
    expect(s.legalFor('special:force-choke:')).toEqual([]);
    const shot = skirmish({ figures: ['p1 stormtrooper a12', 'p2 nexu i9/2x2'] }).activate(TROOPER);
    expect([canSee(shot.g, TROOPER, 'p2-nexu-1-1'), shot.legalFor('attack:')]).toEqual([false, []]);
  });
});
