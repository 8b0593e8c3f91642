// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MomentsProvider, NO_MOMENTS } from '../../../question/log/moments-context.ts';
import { AttackPanel } from '../attack/attack-panel.tsx';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { inWindow, openPart, seenBy, skirmish } from '../testing/match.tsx';
import { Harm } from './layers.tsx';
import { StagedDice } from './staged-dice.tsx';

const STRONG = ['red 0 3', 'red 0 2', 'yellow 0 1 2', 'black 1', 'white 1'] as const;
const FIGURES = ['p1 darth-vader c5', 'p2 chewbacca c6 12', 'p2 gideon-argus n18'];

test('a result has its dice, the damage beside the figure, and the defeated figure struck where it stood', async () => {
  const match = skirmish({ figures: FIGURES }).activate('p1-darth-vader-1-1');
  match.attack('p2-chewbacca-1-1', ...STRONG);
  const entries = match.entries.map((entry, seq) => ({ ...entry, seq }));
  const opened = moments(entries as never, 'p2').find(({ kind }) => kind === 'attack') ?? null;
  await openPart(
    (board) => (
      <SceneProvider board={board}>
        <MomentsProvider value={{ ...NO_MOMENTS, opened }}>
          <svg aria-hidden="true">
            <Harm />
          </svg>
          <StagedDice />
        </MomentsProvider>
      </SceneProvider>
    ),
    seenBy(match),
  );
  expect(document.querySelector('[data-harm]')?.textContent).toBe('−2');
  expect(document.querySelector('[data-fallen]')?.getAttribute('data-fallen')).toBe('p2-chewbacca-1-1');
  expect(document.querySelectorAll('[data-dice] svg')).toHaveLength(5);
});

test('on a phone an attack shows its step and its dice before what is at stake', async () => {
  inWindow(390);
  const match = skirmish({ figures: FIGURES, hands: { p1: ['deadeye'] } }).activate('p1-darth-vader-1-1');
  match.dice(...STRONG).aim('p2-chewbacca-1-1');
  await openPart(
    (board) => (
      <SceneProvider board={board}>
        <AttackPanel />
      </SceneProvider>
    ),
    seenBy(match),
  );
  const text = document.querySelector('[data-attack]')?.textContent ?? '';
  expect(text).toMatch(/\d of 8/);
  expect(text.indexOf('defence')).toBeLessThan(text.indexOf('suffers'));
});
