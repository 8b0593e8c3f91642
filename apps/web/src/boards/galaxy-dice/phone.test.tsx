// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../kit/i18n/translate.tsx';
import { SelectionProvider } from '../../question/selection/selection-provider.tsx';
import { drawPage } from '../../testing/draw-page.ts';
import { board } from './index.tsx';
import { viewOf } from './testing/part.tsx';

/** Texts of board and hand on this kind of screen. */
async function words(isPhone: boolean, active = 'p1') {
  const list = { matches: isPhone, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as never);
  const view = viewOf('hoth', {
    active,
    dice: [{ id: 1, face: 'walker', state: 'rolled', space: null, locked: false }],
  });
  await drawPage(
    <TranslationProvider title="galaxy-dice">
      <SelectionProvider decision={null} busy={false} onAct={() => undefined}>
        <main>
          <board.Board view={view} viewer="p1" seats={[]} />
        </main>
        <section>
          <board.Hand view={view} viewer="p1" seats={[]} />
        </section>
      </SelectionProvider>
    </TranslationProvider>,
  );
  const [main, hand] = ['main', 'section'].map((part) => document.querySelector(part));
  return {
    board: main?.textContent ?? '',
    hand: hand?.textContent ?? '',
    dice: hand?.querySelector('[data-place="tray"]'),
    scales: [...document.querySelectorAll<HTMLElement>('[data-penalty]')].map((one) => ({
      of: one.dataset.penalty,
      isBesideDice: one.closest('[data-place="tray"]') !== null,
    })),
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

test('on a phone the scale of another player is beside their dice, which it counts', async () => {
  expect((await words(true, 'p2')).scales).toEqual([{ of: 'p2', isBesideDice: true }]);
  expect((await words(true)).scales).toEqual([{ of: 'p1', isBesideDice: false }]);
});

test('on other screens the scale has a place of its own in the hand', async () => {
  expect((await words(false, 'p2')).scales).toEqual([{ of: 'p2', isBesideDice: false }]);
});
