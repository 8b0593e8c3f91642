// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { SceneProvider } from '../scene.ts';
import { openPart, viewOf } from '../testing/part.tsx';
import { Ruler } from './ruler.tsx';

test('the ruler of time and reputation heads the board, so that no step of the recap lies over it', async () => {
  await openPart(
    (props) => (
      <SceneProvider board={props}>
        <Ruler />
      </SceneProvider>
    ),
    { view: viewOf({}), viewer: 'rebel' },
  );
  expect(document.querySelectorAll('[data-board-head] ol > li')).toHaveLength(16);
});
