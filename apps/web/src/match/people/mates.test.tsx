// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Decision, Frame } from '../../kit/net/types.ts';
import { mount } from '../testing/mount.ts';
import { Mates } from './mates.tsx';

const NAMES = { 'rebel-general': 'Jonas' };
let page: ReturnType<typeof mount<Frame>>;
beforeAll(() => loadTitle('rebellion', 'en'));
beforeEach(() => {
  page = mount<Frame>((frame) => (
    <TranslationProvider title="rebellion" names={NAMES}>
      <Mates frame={frame} />
    </TranslationProvider>
  ));
});

const turn: Decision = {
  id: 'q1',
  seat: 'rebel-general',
  shape: 'one',
  canUndo: false,
  prompt: { key: 'ask.roleTurn', params: { role: { key: 'role.general' } } },
  options: [
    { key: 'pass', label: { key: 'option.pass' } },
    { key: 'place:hoth', label: { key: 'system.hoth' }, refused: { code: 'no_arrival' } },
  ],
};

test('the question of a mate is told by its step, not in the words that are put to the mate', async () => {
  await page.draw({
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
  expect(document.querySelector('summary')?.textContent).toBe('Jonas: choosing a mission or a system');
  expect([...document.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Pass']);
});
