// @vitest-environment happy-dom
import type { Face } from '@echo-base/games/battle-of-hoth/client';
import { expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { centreOf } from '../field/layout.ts';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { DIE, dicePlaces } from './dice-places.ts';
import { SnowDice } from './snow-dice.tsx';

/** An attack of troopers on snowtroopers, drawn for its own player in one phase. */
async function attacked(phase: Staged['phase'], ...faces: readonly Face[]) {
  const match = battle({
    units: ['echoTrooper 4,4', 'snowtrooper 4,3', 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match
    .play('rebels-direct-from-hq')
    .order('echoTrooper-1')
    .attack('echoTrooper-1', 'snowtrooper-1', ...faces);
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const moment = moments(log, 'rebels').find(({ kind }) => kind === 'attack');
  const staged = moment ? { moment, phase, isAgain: false } : null;
  await openPart(
    (props) => (
      <StageProvider value={{ staged, time: null, next: null, skip: () => {} }}>
        <SceneProvider board={props}>
          <SnowDice />
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

test('dice lie neither on the target nor on the attacker, and within the field', () => {
  const [at, from] = [centreOf('9,2', 'rebels'), centreOf('7,2', 'rebels')];
  const dice = dicePlaces(at, 4, { kept: [at, from], taken: [], width: 900 });
  for (const die of dice) {
    expect(die.x).toBeLessThan(900);
    for (const one of [at, from]) expect(Math.hypot(die.x - one.x, die.y - one.y)).toBeGreaterThan(DIE / 2);
  }
});
