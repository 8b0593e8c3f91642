// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { loadTitle } from '../../../kit/i18n/texts.ts';
import { button } from '../../../match/testing/question.tsx';
import { HighlightProvider, useShowRequest } from '../../../question/log/highlight.tsx';
import { press } from '../../../testing/press.ts';
import { Rail } from '../rail.tsx';
import { entriesOf, type Written } from '../testing/log.ts';
import { decisionOf, openPart, viewOf } from '../testing/part.tsx';
import { RefreshPanel } from './refresh-panel.tsx';
import { refreshSteps } from './refresh-steps.ts';

beforeAll(() => loadTitle('rebellion', 'en'));

const PHASE: readonly Written[] = [
  ['retrieved'],
  ['round', { n: 4 }],
  ['retrieved'],
  ['drawnMissions', { side: 'side.rebel', n: 2 }],
  ['drew', { card: 'mission.sabotage' }],
  ['drawnProbes', { side: 'side.imperial', n: 2 }],
  ['drawnObjectives', { side: 'side.rebel', n: 1 }],
  ['time', { n: 6 }],
  ['built', { side: 'side.rebel', unit: 'unit.x-wing', from: 'system.naboo' }, 'place:naboo'],
  ['built', { side: 'side.rebel', unit: 'unit.x-wing', from: 'system.naboo' }, 'place:naboo'],
];
const view = viewOf({ units: { deploying: { 'x-wing': 1 } }, more: { phase: 'refresh', time: 6 } });
const statesOf = (written: readonly Written[], seen = view) =>
  refreshSteps(seen, entriesOf(written)).map(({ id, state }) => `${id} ${state}`);

test('steps are done, in progress or to come; a step without an icon in the box of the time marker is skipped', () => {
  expect(statesOf(PHASE)).toEqual([
    'leaders done',
    'missions done',
    'probes done',
    'objectives done',
    'time done',
    'recruit skipped',
    'build done',
    'deploy now',
  ]);
  const drawing = viewOf({ more: { phase: 'refresh', time: 2 } });
  expect(statesOf(PHASE.slice(0, 4), drawing).slice(1, 3)).toEqual(['missions now', 'probes later']);
});

test('RB-14.0.16 while a side chooses what to build, building is the current step', () => {
  const asking = viewOf({ more: { phase: 'refresh', time: 6 } });
  expect(statesOf(PHASE.slice(0, 8), asking).slice(4)).toEqual([
    'time done',
    'recruit skipped',
    'build now',
    'deploy later',
  ]);
});

test('only entries of the refresh phase of this round count: before its first step all are to come', () => {
  const [, missions] = refreshSteps(view, entriesOf(PHASE));
  expect(missions?.entries.map(({ seq }) => seq)).toEqual([3, 4]);
  const asking = viewOf({ more: { phase: 'refresh', time: 6 } });
  expect(statesOf(PHASE.slice(0, 2), asking)).not.toContain('missions done');
});

function Shown() {
  return <output>{useShowRequest()?.target}</output>;
}

test('the panel lists results, and a walk shows each step on the map', async () => {
  await openPart(
    (props) => (
      <HighlightProvider>
        <RefreshPanel view={props.view} log={entriesOf(PHASE)} />
        <Shown />
      </HighlightProvider>
    ),
    { view },
  );
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Deploy');
  expect(document.body.textContent).toContain('Built: 2 X-wings');
  await press(button('Walk through', document.body));
  for (let n = 0; n < 5; n++) await press(document.querySelector<HTMLElement>('[aria-label="Next step"]')!);
  expect(document.body.textContent).toContain('Step 7 of 8');
  expect(document.querySelector('output')?.textContent).toBe('place:naboo');
});

test('outside the refresh phase there is no panel', async () => {
  await openPart((props) => <RefreshPanel view={props.view} log={entriesOf(PHASE)} />, {
    view: viewOf(),
  });
  expect(document.querySelector('[data-refresh]')).toBeNull();
});

test('while units are built or deployed the build queues come before the steps', async () => {
  const pieces = [{ id: 'type:x-wing', label: { key: 'unit.x-wing' } }];
  const orderWith = async (asked: boolean) => {
    const decision = asked ? { ...decisionOf([]), pieces } : undefined;
    const panel = await openPart((props) => <Rail {...props} log={entriesOf(PHASE)} />, {
      view,
      ...(decision && { decision }),
    });
    const text = document.body.textContent ?? '';
    await panel.close();
    return text.indexOf('Build queue') < text.indexOf('Built: 2 X-wings');
  };
  expect([await orderWith(true), await orderWith(false)]).toEqual([true, false]);
});
