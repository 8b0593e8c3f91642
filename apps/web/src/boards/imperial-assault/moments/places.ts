import { type MapInfo, placeOf, type View } from '@echo-base/games/imperial-assault/client';
import { borderMiddle, centreOf, type Point } from '../field/layout.ts';

/** The middle of a door. */
export function doorAt(map: MapInfo, id: string): Point | null {
  const { edges = [] } = map.doors.find((door) => door.id === id) ?? {};
  const [first, last] = [edges[0], edges.at(-1)];
  if (!first || !last) return null;
  const [a, b] = [borderMiddle(first), borderMiddle(last)];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The point on the map of a target of moments: a space, a base over several, a figure, a token, a door; null for others. */
export function pointOf(target: string, map: MapInfo, view: View): Point | null {
  const [kind, id = ''] = target.split(/:(.*)/s);
  if (kind === 'door') return doorAt(map, id);
  if (kind === 'space') {
    const { space, columns, rows } = placeOf(id);
    return centreOf(space, columns, rows);
  }
  const figure = view.figures.find((one) => one.id === id);
  if (figure) return centreOf(figure.space, figure.columns, figure.rows);
  const token = view.tokens.find((one) => one.id === id);
  return token?.space ? centreOf(token.space) : null;
}
