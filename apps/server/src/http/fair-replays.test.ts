import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { longRecord } from '../../test/support/long-record.ts';

test('a guest who asks for forty replays at once waits for them alone; others get theirs', async () => {
  const held: (() => void)[] = [];
  let isHeld = false;
  const { url } = await testServer({
    store: (store) => ({
      ...store,
      async acts(...args) {
        if (isHeld) await new Promise<void>((resolve) => held.push(resolve));
        return store.acts(...args);
      },
    }),
  });
  const [eve, dan] = [await ProtocolClient.guest(url, 'Eve'), await ProtocolClient.guest(url, 'Dan')];
  const bring = async (who: ProtocolClient) =>
    (await who.api('POST', '/api/matches/import', { record: longRecord({ acts: 20 }) })).body.matchId as string;
  const [theirs, own] = [await bring(eve), await bring(dan)];
  isHeld = true;
  const replay = (who: ProtocolClient, id: string) => who.api('GET', `/api/matches/${id}/replay`);
  let refused = 0;
  const flood = Array.from({ length: 40 }, async () => {
    const answer = await replay(eve, theirs);
    if (answer.body.error?.code === 'slow_down') refused += 1;
    return answer;
  });
  await expect.poll(() => refused, { timeout: 20_000 }).toBeGreaterThanOrEqual(20);
  const honest = replay(dan, own);
  await Promise.race([honest, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  isHeld = false;
  for (const go of held) go();
  expect((await honest).status).toBe(200);
  const answers = await Promise.all(flood);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.error?.code === 'slow_down')).toHaveLength(38);
});
