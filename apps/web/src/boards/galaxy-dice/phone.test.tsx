// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../i18n/translate.tsx';
import { TargetsProvider } from '../../match/targets.tsx';
import { board } from './index.tsx';
import { viewOf } from './testing.tsx';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.replaceChildren();
  vi.restoreAllMocks();
  Reflect.deleteProperty(globalThis, 'IS_REACT_ACT_ENVIRONMENT');
});

/** Texts of board and hand on this kind of screen. */
async function words(isPhone: boolean) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as never);
  const view = viewOf('hoth', { dice: [{ id: 1, face: 'walker', state: 'rolled', space: null, locked: false }] });
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root?.render(
      <TranslationProvider title="galaxy-dice">
        <TargetsProvider decision={null} busy={false} onAct={() => undefined}>
          <main>
            <board.Board view={view} viewer="p1" seats={[]} />
          </main>
          <section>
            <board.Hand view={view} viewer="p1" seats={[]} />
          </section>
        </TargetsProvider>
      </TranslationProvider>,
    ),
  );
  const [main, hand] = ['main', 'section'].map((part) => document.querySelector(part));
  return {
    board: main?.textContent ?? '',
    hand: hand?.textContent ?? '',
    dice: hand?.querySelector('[data-place="tray"]'),
  };
}

test("on a phone the hand has the dice, and a player's other things scroll with the board", async () => {
  const { board: shown, hand, dice } = await words(true);
  expect(dice).not.toBeNull();
  expect([shown.includes('Luke'), hand.includes('Luke')]).toEqual([true, false]);
});

test('on other screens the hand has all of them', async () => {
  const { board: shown, hand, dice } = await words(false);
  expect(dice).not.toBeNull();
  expect([shown.includes('Luke'), hand.includes('Luke')]).toEqual([false, true]);
});
