import { placeKey, type Reach, reachWithin, type SpaceId } from '../../engine/grid/index.ts';
import { note } from '../../engine/log.ts';
import type { Option } from '../../engine/rule.ts';
import { text } from '../../engine/text.ts';
import { missionOf } from '../data/missions.ts';
import { type Call, callOf } from '../rules/ability-book.ts';
import { distanceOf, gridNow, mapOf, tokenOf } from '../rules/board.ts';
import { book } from '../rules/book.ts';
import { type Hit, suffer } from '../rules/damage.ts';
import type { MissionHooks } from '../rules/mission-book.ts';
import { pieceName, spaceName } from '../rules/names.ts';
import { canSee } from '../rules/sight.ts';
import { score } from '../rules/victory.ts';
import type { State } from '../state.ts';
import { lying } from './tokens.ts';

const DAMAGE = 2;
const SPACES = 3;
const POINTS = 4;

/** The nearest figures that a raider sees; all of them where they are equally near. */
function victimsOf(g: State, raider: string): string[] {
  const seen = Object.keys(g.figures).filter((id) => canSee(g, raider, id));
  const least = Math.min(...seen.map((id) => distanceOf(g, raider, id)));
  return seen.filter((id) => distanceOf(g, raider, id) === least);
}

/** The damage of all raiders, at once: a figure nearest to two of them suffers both. */
function shots(g: State): Hit[] {
  const sums = new Map<string, number>();
  for (const { id } of lying(g, 'raider'))
    for (const figure of victimsOf(g, id)) sums.set(figure, (sums.get(figure) ?? 0) + DAMAGE);
  return [...sums].map(([piece, n]) => ({ piece, n }));
}

/** Spaces a raider can move to: as a small figure without keywords; figures and raiders do not stop it. */
function waysOf(g: State, raider: string): readonly Reach[] {
  const space = tokenOf(g, raider)?.space;
  if (!space) return [];
  const start = { space, columns: 1, rows: 1 };
  const gait = { passage: 'walk', mayTurn: false, cost: () => 1 } as const;
  return reachWithin(gridNow(g), start, SPACES, gait);
}

/** Spaces of the camp where a raider can arrive. */
function campSpaces(g: State): SpaceId[] {
  const grid = gridNow(g);
  return (mapOf(g).areas.camp ?? []).filter((space) => grid.ground(space) !== 'blocking');
}

/** Raiders that the mission begins with. */
function printedRaiders({ mission }: State): number {
  return missionOf(mission ?? '').tokens.find(({ type }) => type === 'raider')?.spaces.length ?? 0;
}

/** A new raider; numbers are never used again. */
function arrive(g: State, space: SpaceId): void {
  const n = Number(g.memory.raiders ?? printedRaiders(g)) + 1;
  g.memory.raiders = n;
  const token = { type: 'raider', space, carrier: null, coloured: false, claims: [], damage: 0 } as const;
  g.tokens.push({ ...token, claims: [], id: `raider-${n}` });
  note(g, 'log.placed', { figure: pieceName(g, `raider-${n}`), space: spaceName(space) }, { at: `space:${space}` });
}

/** `left`: raiders that still move. */
type RaidVars = { seat: string; left: string[] };

/** End of a round: raiders shoot, then the initiative holder moves all of them or deploys one. */
const raid = book.rule<RaidVars, 'choose' | 'next' | 'move'>('raid', {
  start: {
    run(g, at) {
      const hits = shots(g);
      return hits.length > 0 ? at.call(suffer, null, { hits, seat: null }, 'choose') : at.goto('choose');
    },
  },
  choose: {
    ask: () => text('ask.raiders'),
    who: (_g, { vars }) => [vars.seat],
    options: (g): Option[] => [
      ...(lying(g, 'raider').length > 0 ? [{ key: 'move', label: text('raiders.move', { n: SPACES }) }] : []),
      ...campSpaces(g).map((space) => ({ key: `deploy:${space}`, label: spaceName(space), at: `space:${space}` })),
    ],
    chosen(g, at, key) {
      if (key !== 'move') {
        arrive(g, key.slice('deploy:'.length) as SpaceId);
        return at.end();
      }
      at.vars.left = lying(g, 'raider').map(({ id }) => id);
      return at.goto('next');
    },
  },
  next: { run: (_g, at) => (at.vars.left.length > 0 ? at.goto('move') : at.end()) },
  move: {
    ask: () => text('ask.raider', { n: SPACES }),
    who: (_g, { vars }) => [vars.seat],
    pieces: (g, { vars: { left } }) => left.slice(0, 1).map((id) => ({ id: `piece:${id}`, label: pieceName(g, id) })),
    options: (g, { vars: { left } }) => [
      ...waysOf(g, left[0] ?? '').map(({ place }) => ({
        key: `to:${placeKey(place)}`,
        label: spaceName(place.space),
        from: `piece:${left[0]}`,
        at: `space:${place.space}`,
      })),
      { key: 'stay', label: text('move.stay'), kind: 'plain' as const },
    ],
    chosen(g, at, key) {
      const token = tokenOf(g, at.vars.left.shift() ?? '');
      if (token && key !== 'stay') {
        const before = token.space;
        token.space = key.slice('to:'.length) as SpaceId;
        const way = `${before} ${token.space}`;
        note(g, 'log.moves', { figure: pieceName(g, token.id), space: spaceName(token.space), way });
      }
      return at.goto('next');
    },
  },
});

/** Raiding Party: raiders are attacked for points, and shoot at the end of each round. */
export const raiders: MissionHooks = {
  attackable: { type: 'raider', health: 5, defence: ['black'] },
  destroyed: (g, seat) => score(g, seat, POINTS, 'mission'),
  roundEnd: (g): Call => callOf(raid, { seat: g.initiative ?? '', left: [] }),
};
