// @vitest-environment happy-dom
import type { GalaxyView } from '@echo-base/games/galaxy-dice/client';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadTitle } from '../../kit/i18n/texts.ts';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import type { Moment } from '../../question/log/moment.ts';
import { type Staged, StageProvider } from '../../question/log/moments-context.ts';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { SceneProvider } from './scene.ts';
import { viewOf } from './testing/part.tsx';
import { Tray } from './tray.tsx';

const roll = {
  seq: 4,
  key: 'log.rolled',
  params: {
    seat: { key: 'seat.p2' },
    dice: { key: 'list.2', params: { item1: { key: 'symbol.tie' }, item2: { key: 'symbol.walker' } } },
  },
};
const ROLL: Moment = { kind: 'turn', from: 4, seq: 4, dice: 2, title: { key: roll.key }, entries: [roll] };

const die = (id: number, face: 'tie' | 'walker') =>
  ({ id, face, state: 'rolled', space: null, locked: false }) as const;

/** The tray for Ida, in front of whom Jonas rolls. */
const draw = (phase: Staged['phase'] | null, isKnown: boolean, known: Partial<GalaxyView> = {}) => {
  const more = isKnown ? { active: 'p2', rollId: 2, dice: [die(1, 'tie'), die(2, 'walker')], ...known } : {};
  const seats = ['p1', 'p2'].map((id) => ({
    id,
    name: id === 'p1' ? 'Ida' : 'Jonas',
    connected: true,
    isBot: false,
    isMine: id === 'p1',
  }));
  return drawPage(
    <TranslationProvider title="galaxy-dice" names={{ p1: 'Ida', p2: 'Jonas' }}>
      <StageProvider
        value={{
          staged: phase && { moment: ROLL, phase, isAgain: false },
          time: null,
          next: null,
          skip: () => undefined,
        }}
      >
        <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
          <SceneProvider board={{ view: viewOf('endor', more), viewer: 'p1', seats }}>
            <Tray />
          </SceneProvider>
        </SelectionProvider>
      </StageProvider>
    </TranslationProvider>,
  );
};

beforeEach(async () => {
  await loadTitle('galaxy-dice', 'en');
  document.documentElement.dataset.motion = 'full';
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-motion');
});

const rolling = () => document.querySelectorAll('[style*="--roll:"]').length;

test('a roll of another player falls in the tray before the view has it, and does not fall again with it', async () => {
  await draw(null, false);
  expect(document.querySelector('[data-place="tray"]')).toBeNull();
  await draw('dice', false);
  expect([document.querySelectorAll('[data-falling="2"]').length, rolling()]).toEqual([1, 2]);
  expect(document.body.textContent).toContain('Jonas');
  await act(async () => vi.advanceTimersByTime(2_000));
  expect(rolling()).toBe(0);
  await draw('result', true);
  expect([document.querySelectorAll('[data-falling]').length, rolling()]).toEqual([0, 0]);
});

test('a roll that was not staged falls in the tray as the view has it', async () => {
  await draw(null, false);
  await draw(null, true);
  expect(rolling()).toBe(2);
});

test('dice lie with the sentence that names them, however soon it comes', async () => {
  await draw(null, false);
  await draw('dice', false);
  expect(rolling()).toBe(2);
  await draw('result', true);
  expect(rolling()).toBe(0);
});

test('before a roll falls the tray has its owner, and a place for each die', async () => {
  await draw('opening', false);
  expect(document.querySelector('[data-place="tray"]')?.textContent).toContain('Jonas');
  expect([rolling(), document.querySelectorAll('[data-place="tray"] [aria-hidden] > span').length]).toEqual([0, 2]);
});

test('a die that was not used says so', async () => {
  await draw(null, true, { dice: [{ ...die(1, 'tie'), state: 'unused' }] });
  const unused = document.querySelector('[data-place="tray"] [role="img"]');
  expect(unused?.getAttribute('aria-label')).toContain('not used');
  expect(unused?.textContent).toBe('not used');
});

test('dice that were named at once do not fall afterwards', async () => {
  await draw(null, false);
  await draw('result', true);
  expect(rolling()).toBe(0);
  await draw(null, true);
  expect(rolling()).toBe(0);
});
