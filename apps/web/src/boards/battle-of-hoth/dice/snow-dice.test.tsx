// @vitest-environment happy-dom
import { type Face, GRID, type HexId } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { centreOf, MAP, WIDE } from '../field/layout.ts';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { dicePlaces, dieEdge, edgeAt } from './dice-places.ts';
import { SnowDice } from './snow-dice.tsx';

/** An attack of troopers on snowtroopers, drawn for its own player in one phase. */
const attacked = (phase: Staged['phase'], ...faces: readonly Face[]) => attackedOn('snowtrooper', { phase }, ...faces);

async function attackedOn(target: string, part: Pick<Staged, 'phase' | 'roll'>, ...faces: readonly Face[]) {
  const match = battle({
    units: ['echoTrooper 4,4', `${target} 4,3`, 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match
    .play('rebels-direct-from-hq')
    .order('echoTrooper-1')
    .attack('echoTrooper-1', `${target}-1`, ...faces);
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const moment = moments(log, 'rebels').find(({ kind }) => kind === 'attack');
  const staged = moment ? { moment, ...part, isAgain: false } : null;
  await openPart(
    (props) => (
      <StageProvider value={{ staged, time: null, next: null, skip: () => {} }}>
        <SceneProvider board={props}>
          <Surface label="Field" size={MAP} start={{ x: 0, y: 0 }}>
            <SnowDice />
          </Surface>
        </SceneProvider>
      </StageProvider>
    ),
    seenBy(match, 'rebels'),
  );
  const all = (selector: string) => [...document.querySelectorAll(selector)];
  return { dice: all('[data-die]').length, counting: all('[data-counts=true]').length, lost: all('[data-lost]') };
}

test('an own attack has its dice on the snow, and what they did only with the result', async () => {
  const rolled = ['infantry', 'infantry', 'miss'] as const;
  expect(await attacked('opening', ...rolled)).toMatchObject({ dice: 0 });
  expect(await attacked('dice', ...rolled)).toMatchObject({ dice: 3, counting: 0, lost: [] });
  const { dice, counting, lost } = await attacked('result', ...rolled);
  expect([dice, counting, lost.map(({ textContent }) => textContent)]).toEqual([3, 2, ['−2']]);
});

test('35 the dice of a second roll against an AT-AT fall after the first, and beside it', async () => {
  const rolled = ['vehicle', 'explosion', 'retreat', 'miss', 'explosion'] as const;
  expect((await attackedOn('atat', { phase: 'dice' }, ...rolled)).dice).toBe(3);
  expect((await attackedOn('atat', { phase: 'dice', roll: 1 }, ...rolled)).dice).toBe(5);
  expect((await attackedOn('atat', { phase: 'result' }, ...rolled)).dice).toBe(5);
});

test('seen from afar dice are no wider than a hex, so that they hide no units', () => {
  for (const scale of [2, 1, 0.7, 0.4, 0.25]) expect(edgeAt(390, scale)).toBeLessThan(WIDE);
  expect(edgeAt(390, 1)).toBe(58);
});

test('dice lie in two rows from the fourth on, never on attacker, target or where it retreats to, in windows of all widths', () => {
  const edges = [360, 390, 1_120, 2_200].map(dieEdge);
  expect(edges).toEqual([52, 58, 68, 96]);
  const beside = (hex: HexId) => GRID.hexes.filter((other) => GRID.distance(hex, other) === 1);
  // A phone has the field at 0.6 of its size at least.
  for (const edge of [...edges, 58 / 0.6, 52 / 0.6])
    for (const hex of GRID.hexes.filter((_hex, index) => index % 7 === 0))
      for (const from of beside(hex)) {
        const kept = [hex, from, ...beside(hex).slice(0, 2)].map((one) => centreOf(one, 'rebels'));
        const dice = dicePlaces(centreOf(hex, 'rebels'), 6, { kept, taken: [], field: MAP, edge });
        expect(new Set(dice.map(({ y }) => y)).size).toBe(2);
        for (const { x, y } of dice) {
          expect(x >= edge / 2 && x <= MAP.width - edge / 2 && y >= edge / 2 && y <= MAP.height - edge / 2).toBe(true);
          const near = kept.filter((one) => Math.abs(one.x - x) < edge / 2 + 20 && Math.abs(one.y - y) < edge / 2 + 20);
          expect([hex, from, edge, near]).toEqual([hex, from, edge, []]);
        }
      }
});
