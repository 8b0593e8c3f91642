// @vitest-environment happy-dom
import type { Face, View } from '@echo-base/games/battle-of-hoth/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { LogEntry } from '../../../kit/net/types.ts';
import type { BoardProps } from '../../../question/board-set.ts';
import { type Staged, StageProvider } from '../../../question/log/moments-context.ts';
import { moments } from '../log/moments.ts';
import { MedalFlight } from '../medals/flight.tsx';
import { SceneProvider } from '../scene.ts';
import { battle, openPart, seenBy } from '../testing/match.tsx';
import { Units } from './units.tsx';

const root = document.documentElement;
beforeEach(() => root.setAttribute('data-motion', 'full'));
afterEach(() => root.removeAttribute('data-motion'));

const all = (selector: string) => [...document.querySelectorAll(selector)];

/** An attack on snowtroopers that have so many figures: what is seen of it after its result, and once it is over. */
async function attacked(figures: number, ...faces: readonly Face[]) {
  const match = battle({
    units: ['echoTrooper 4,4', `snowtrooper 4,3 ${figures}`, 'snowtrooper 0,0'],
    hands: { rebels: ['rebels-direct-from-hq'] },
  });
  match.play('rebels-direct-from-hq').order('echoTrooper-1').click('done');
  let staged: Staged | null = null;
  const Part = (props: BoardProps<View>) => (
    <StageProvider value={{ staged, time: null, next: null, skip: () => undefined }}>
      <SceneProvider board={props}>
        <Units />
        <MedalFlight />
      </SceneProvider>
    </StageProvider>
  );
  const page = await openPart(Part, seenBy(match, 'rebels'));
  match.attack('echoTrooper-1', 'snowtrooper-1', ...faces);
  const log = match.entries.map((entry, seq) => ({ ...entry, seq }) as unknown as LogEntry);
  const moment = moments(log, 'rebels').find(({ kind }) => kind === 'attack');
  if (!moment) throw new Error('no attack');
  staged = { moment, phase: 'result', isAgain: false };
  await page.draw(seenBy(match, 'rebels'));
  const seen = {
    halves: all('[data-halves]').length,
    outlines: all('[data-outline]').map((one) => one.getAttribute('data-outline')),
    flights: all('[data-flight]').length,
  };
  staged = null;
  await page.draw(seenBy(match, 'rebels'));
  return { ...seen, after: all('[data-outline], [data-flight]').length };
}

test('figures that are lost split, and those that were lost before do not', async () => {
  const seen = await attacked(3, 'infantry', 'infantry', 'miss');
  expect(seen).toEqual({ halves: 2, outlines: [], flights: 0, after: 0 });
});

test('a unit that is gone leaves its outline until the stage folds, and its medal flies', async () => {
  const { outlines, flights, after } = await attacked(1, 'infantry', 'miss', 'miss');
  expect({ outlines, flights, after }).toEqual({ outlines: ['fallen'], flights: 1, after: 0 });
});
