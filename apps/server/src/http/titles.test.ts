import { smugglers } from '@echo-base/games/engine/testing/smugglers';
import { titles } from '@echo-base/games/titles';
import { expect, test } from 'vitest';
import { titleRoutes } from './titles.ts';

const idsOf = async (isBuilt: boolean) => {
  const [list] = titleRoutes([...titles, smugglers], isBuilt);
  const answer = (await list?.handle({} as never)) as { titles: { id: string }[] };
  return answer.titles.map(({ id }) => id);
};

test('a title that is not complete is offered in development only', async () => {
  expect(smugglers.complete).toBe(false);
  expect(await idsOf(false)).toEqual([...titles.map(({ id }) => id), 'smugglers']);
  expect(await idsOf(true)).toEqual(titles.map(({ id }) => id));
});
