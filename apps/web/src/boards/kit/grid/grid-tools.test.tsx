// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { TranslationProvider } from '../../../kit/i18n/translate.tsx';
import type { SeatLook } from '../../../kit/ui/seat-looks.ts';
import { Surface } from '../../../kit/ui/surface/surface.tsx';
import { drawPage } from '../../../testing/draw-page.ts';
import type { Grid } from './grid.ts';
import { GridTools } from './grid-tools.tsx';

const grid: Grid<'a1'> = {
  kind: 'space',
  places: ['a1'],
  size: { width: 1000, height: 500 },
  centreOf: () => ({ x: 0, y: 0 }),
  shift: 0,
  hit: 40,
  shape: 'square',
  outlineOf: () => 'M0 0h40v40h-40z',
  words: 'board.test',
};

test('on the mini map pieces have the looks of seats: the Empire is squares, all others are discs', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  const looks: readonly SeatLook[] = ['plain', 'bars', 'rebel', 'empire'];
  const pieces = looks.map((look, index) => ({ id: look, look, x: 100 * index, y: 100, radius: 20 }));
  await drawPage(
    <TranslationProvider title={null}>
      <Surface
        label="Map"
        size={grid.size}
        start={{ x: 0, y: 0 }}
        tools={<GridTools grid={grid} legal={[]} pieces={pieces} />}
      >
        {null}
      </Surface>
    </TranslationProvider>,
  );
  const drawn = [...document.querySelectorAll<SVGElement>('svg [data-look]')];
  expect(drawn.map(({ tagName, dataset }) => [tagName, dataset.look])).toEqual([
    ['circle', 'plain'],
    ['circle', 'bars'],
    ['circle', 'rebel'],
    ['rect', 'empire'],
  ]);
  expect(new Set(drawn.map((piece) => piece.getAttribute('class'))).size).toBe(4);
});
