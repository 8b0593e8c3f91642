// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { Opponents } from './opponents.tsx';
import { openPart, viewOf } from './testing/part.tsx';

/** Renders the strip as if it needed this much width at each level of `data-tight`. */
async function tightOf(needs: readonly number[]) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return needs[Number(this.dataset.tight)] ?? 0;
  });
  const strip = await openPart(Opponents, { view: viewOf() });
  const step = document.querySelector<HTMLElement>('[data-tight]')?.dataset.tight;
  await strip.close();
  return step;
}

test('the strip shortens only as far as needed to stay on one line', async () => {
  expect(await tightOf([900])).toBe('0');
  expect(await tightOf([1400, 1100, 980])).toBe('2');
  expect(await tightOf([1400, 1300, 1200, 1100, 1050])).toBe('4');
});
