// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Frame } from '../../kit/net/types.ts';
import { overlays } from '../../kit/ui/use-overlays.ts';
import { HighlightProvider, useHighlighted } from '../../question/log/highlight.tsx';
import { MatesContext, matesOf, useMatesShown } from '../../question/mates.ts';
import { mount } from '../../testing/mount.ts';
import { press } from '../../testing/press.ts';
import { until } from '../../testing/until.ts';
import { button } from '../testing/question.tsx';
import { Mates } from './mates.tsx';

const NAMES = { 'rebel-general': 'Jonas' };
let page: ReturnType<typeof mount<Frame>>;
let picked: readonly string[] = [];
const Lit = () => <output>{useHighlighted()}</output>;
beforeAll(async () => {
  await loadTitle('rebellion', 'en');
  await overlays.load();
});
beforeEach(() => {
  picked = [];
  useMatesShown.setState({ isShown: true });
  page = mount<Frame>((frame) => {
    const plan = { matchId: 'm', seat: 'rebel-general', decision: 'q1', picked };
    return (
      <TranslationProvider title="rebellion" names={NAMES}>
        <HighlightProvider>
          <MatesContext value={matesOf(frame, { 'rebel-general': plan })}>
            <Mates
              frame={frame}
              chancesOf={({ key }) => (key === 'place:hoth' ? [{ label: { key: 'skill.intel' }, chance: 0.5 }] : [])}
            />
          </MatesContext>
          <Lit />
        </HighlightProvider>
      </TranslationProvider>
    );
  });
});

const turn: Decision = {
  id: 'q1',
  seat: 'rebel-general',
  shape: 'one',
  canUndo: false,
  prompt: { key: 'ask.roleTurn', params: { role: { key: 'role.general' } } },
  options: [
    { key: 'pass', label: { key: 'option.pass' } },
    { key: 'place:hoth', label: { key: 'system.hoth' }, at: 'place:hoth' },
    { key: 'at-st-1', label: { key: 'unit.at-st' } },
    { key: 'at-st-2', label: { key: 'unit.at-st' } },
    { key: 'place:naboo', label: { key: 'system.naboo' }, refused: { code: 'no_arrival' } },
  ],
};

const draw = () =>
  page.draw({
    matchId: 'm',
    viewer: 'rebel-admiral',
    version: 1,
    view: {},
    decisions: [],
    canUndo: false,
    log: [],
    logLength: 0,
    waitingFor: ['rebel-general'],
    pending: [{ seat: 'rebel-general', kind: { key: 'step.turn' } }],
    mates: [turn],
  });

const panel = () => document.querySelector('[role="dialog"]');

async function open(): Promise<Element> {
  await draw();
  await press(button('Options of Jonas', document.body));
  return until(panel);
}

test('the question of a mate is told by its step, not in the words that are put to the mate', async () => {
  const shown = await open();
  expect(shown.querySelector('h2')?.textContent).toBe('Jonas: choosing a mission or a system');
  const lines = [...shown.querySelectorAll('li')].map((one) => one.textContent);
  expect(lines).toEqual(['Pass', expect.stringMatching(/^Hoth.*50/), 'AT-ST× 2']);
});

test('what the mate has picked but not sent is said first, and marked in the list', async () => {
  picked = ['place:hoth'];
  const shown = await open();
  expect(shown.textContent).toContain('Jonas plans: Hoth');
  expect([...shown.querySelectorAll('[data-picked]')].map((one) => one.querySelector('b')?.textContent)).toEqual([
    'Hoth',
  ]);
});

test('an option with a place is shown on the board, which marks all of them until that is switched off', async () => {
  const shown = await open();
  button('Hoth', shown).focus();
  await until(() => document.querySelector('output')?.textContent === 'place:hoth');
  await press(button('Marked on the board', shown));
  expect(useMatesShown.getState().isShown).toBe(false);
});
