import { describe, expect, test } from 'vitest';
import { placeOf, reachWithin, type SpaceId } from '../../engine/grid/index.ts';
import facts from '../testing/facts/sight-vectors.json' with { type: 'json' };
import { gridOf, type MapId, mapInfo } from './maps.ts';

const pairs = (line: string) => line.split(' ').map((pair) => pair.split('-') as [SpaceId, SpaceId]);
const opened = (id: MapId) =>
  gridOf(
    id,
    mapInfo(id).doors.map((door) => door.id),
  );

describe.each(facts)('$map', ({ map, ...vectors }) => {
  const id = map as MapId;
  const [open, closed] = [opened(id), gridOf(id, [])];
  const sees = (from: SpaceId, to: SpaceId, figures: SpaceId[] = []) => open.sight([from], [to], figures) !== null;

  test('IA-8.1 IA-8.2 IA-8.4 IA-8.11 sight between single spaces is that of the listed pairs, also one way only', () => {
    expect(pairs(vectors.sees).filter(([from, to]) => !sees(from, to))).toEqual([]);
    expect(pairs(vectors.blind).filter(([from, to]) => sees(from, to))).toEqual([]);
    expect(pairs(vectors.oneWay).filter(([from, to]) => sees(to, from))).toEqual([]);
  });

  test('IA-8.3 IA-8.5 IA-8.15 figures between two spaces block sight as listed', () => {
    for (const line of vectors.pastFigures) {
      const [pair = '', answer, ...figures] = line.split(' ');
      const [[from, to] = ['a1', 'a1']] = pairs(pair);
      expect([line, sees(from as SpaceId, to as SpaceId, figures as SpaceId[])]).toEqual([line, answer === 'sees']);
    }
  });

  test('IA-8.3 IA-11.7 closed doors block sight as listed, and open ones do not', () => {
    for (const line of vectors.closedDoors) {
      const [pair = '', whenClosed, whenOpen] = line.split(' ');
      const [[from, to] = ['a1', 'a1']] = pairs(pair);
      const seen = [closed, open].map((grid) => grid.sight([from as SpaceId], [to as SpaceId], []) !== null);
      expect([line, ...seen]).toEqual([line, whenClosed === 'sees', whenOpen === 'sees']);
    }
  });

  test('IA-11.7 the order in which doors opened makes no difference', () => {
    const doors = mapInfo(id).doors.map((door) => door.id);
    expect(gridOf(id, doors.toReversed())).toBe(open);
  });

  test('IA-7.4 IA-7.7 IA-11.7 distances are those of the list, with doors open and closed', () => {
    for (const line of vectors.distances) {
      const [pair = '', doors, spaces] = line.split(' ');
      const [[from, to] = ['a1', 'a1']] = pairs(pair);
      const grid = doors === 'closed' ? closed : open;
      expect([line, grid.distance(from as SpaceId, to as SpaceId)]).toEqual([line, Number(spaces)]);
    }
  });

  test('IA-6.17 IA-7.4 impassable edges stop steps but neither counting nor adjacency', () => {
    for (const line of vectors.walking) {
      const [pair = '', counted, walked] = line.split(' ');
      const [[from, to] = ['a1', 'a1']] = pairs(pair);
      const gait = { passage: 'walk', mayTurn: false, cost: () => 1 } as const;
      const walk = reachWithin(open, placeOf(from), 20, gait).find(({ place }) => place === placeOf(to));
      expect([line, open.distance(from as SpaceId, to as SpaceId)]).toEqual([line, Number(counted)]);
      expect([line, walk?.cost]).toEqual([line, Number(walked)]);
    }
  });

  test('IA-7.1 IA-7.2 IA-7.3 IA-8.12 the map has the listed numbers of spaces, seen pairs and neighbours', () => {
    const spaces = open.spaces.filter((space) => open.ground(space) !== 'blocking');
    const ordered = spaces.flatMap((one) =>
      spaces.filter((other) => other !== one).map((other) => [one, other] as const),
    );
    const inSight = new Map(spaces.map((space) => [space, new Set(open.seenFrom([space], []))]));
    const isSeen = (from: SpaceId, to: SpaceId) => inSight.get(from)?.has(to) ?? false;
    const seen = ordered.filter(([from, to]) => isSeen(from, to));
    const neighbours = ordered.filter(([one, other]) => open.isAdjacent(one, other));
    expect({
      nonBlockingSpaces: spaces.length,
      orderedPairsWithLosDoorsOpen: seen.length,
      oneWayPairs: seen.filter(([from, to]) => !isSeen(to, from)).length,
      adjacentPairsDoorsOpen: neighbours.length / 2,
    }).toEqual(vectors.checksums);
    expect(neighbours.filter(([one, other]) => !isSeen(one, other))).toEqual([]);
  });
});
