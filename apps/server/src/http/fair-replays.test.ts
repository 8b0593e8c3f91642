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
  const isRefused = ({ body }: Awaited<ReturnType<typeof replay>>) => body.error?.code === 'slow_down';
  /** Asks as many times at once; resolves when all but one that is answered and one that waits are refused. */
  const flood = async (who: ProtocolClient, id: string, times: number) => {
    let refused = 0;
    const answers: Promise<Awaited<ReturnType<typeof replay>>>[] = [];
    await new Promise<void>((resolve) => {
      for (let time = 0; time < times; time++) {
        const answer = replay(who, id);
        answers.push(answer);
        void answer.then((given) => {
          if (isRefused(given)) refused += 1;
          if (refused === times - 2) resolve();
        });
      }
    });
    return answers;
  };
  const greedy = await flood(eve, theirs, 40);
  // The refusal of a third request tells that the two before it are in the queue.
  const honest = await flood(dan, own, 3);
  isHeld = false;
  for (const go of held) go();
  for (const asked of [greedy, honest]) {
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.filter(isRefused)).toHaveLength(answers.length - 2);
  }
});
