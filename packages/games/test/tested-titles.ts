import type { AnyTestedTitle } from '../src/engine/testing/index.ts';
import { titles } from '../src/titles.ts';

/** Every title with what tests need of it, which is in its folder. */
export const testedTitles: readonly AnyTestedTitle[] = await Promise.all(
  titles.map(async ({ id }) => {
    const { tested } = (await import(`../src/${id}/testing/title.ts`)) as { readonly tested: AnyTestedTitle };
    return tested;
  }),
);

/** The title of an id with what tests need of it. */
export function testedTitleById(id: string): AnyTestedTitle | undefined {
  return testedTitles.find((title) => title.id === id);
}
