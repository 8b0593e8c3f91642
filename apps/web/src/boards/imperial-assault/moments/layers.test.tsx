// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { MomentsProvider, NO_MOMENTS } from '../../../question/log/moments-context.ts';
import { AttackPanel } from '../attack/attack-panel.tsx';
import { centreOf } from '../field/layout.ts';
import { moments } from '../log/moments.ts';
import { SceneProvider } from '../scene.ts';
import { inWindow, openPart, seenBy, skirmish } from '../testing/match.tsx';
import { Harm } from './layers.tsx';
import { StagedDice } from './staged-dice.tsx';

const STRONG = ['red 0 3', 'red 0 2', 'yellow 0 1 2', 'black 1', 'white 1'] as const;
/** The parts of the board that show the result of an attack on Chewbacca. */
async function resultOf(match: ReturnType<typeof skirmish>) {
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
}
const FIGURES = ['p1 darth-vader c5', 'p2 chewbacca c6 12', 'p2 gideon-argus n18'];

test('a result has its dice, the damage beside the figure, and the defeated figure struck where it stood', async () => {
  const match = skirmish({ figures: FIGURES }).activate('p1-darth-vader-1-1');
  await resultOf(match);
  expect(document.querySelector('[data-harm]')?.textContent).toBe('−2');
  expect(document.querySelector('[data-fallen]')?.getAttribute('data-fallen')).toBe('p2-chewbacca-1-1');
  expect(document.querySelectorAll('[data-dice] svg')).toHaveLength(5);
});

test.each([
  ['west of it', [], 'c6'],
  ['east of it where a figure stands in the west', ['p2 luke-skywalker c6'], 'e6'],
  ['south of it between two', ['p2 luke-skywalker c6', 'p2 fenn-signis e6'], 'd7'],
] as const)('the damage stands beside the figure and covers no other one: %s', async (_where, others, space) => {
  await resultOf(
    skirmish({ figures: ['p1 darth-vader d5', 'p2 chewbacca d6', ...others, 'p2 gideon-argus n18'] }).activate(
      'p1-darth-vader-1-1',
    ),
  );
  const { x, y } = centreOf(space);
  expect(document.querySelector('[data-harm]')?.getAttribute('transform')).toBe(`translate(${x} ${y + 14})`);
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
