import { expect, onTestFinished, test, vi } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { testServer } from '../../test/kit/setup.ts';
import { longRecord } from '../../test/support/long-record.ts';
import { Budget } from '../record/slices.ts';

/** From now on each millisecond counts for an hour. */
function slowDown(): void {
  const { spend } = Budget.prototype;
  vi.spyOn(Budget.prototype, 'spend').mockImplementation(function (this: Budget, ms) {
    spend.call(this, ms * 3_600_000);
  });
  onTestFinished(() => void vi.restoreAllMocks());
}

test('a replay, a fork and an import that take too much of the processor are refused', async () => {
  const { url } = await testServer();
  const [ann, bob] = [await ProtocolClient.guest(url, 'Ann'), await ProtocolClient.guest(url, 'Bob')];
  const record = longRecord({ acts: 60 });
  const { body } = await ann.api('POST', '/api/matches/import', { record });
  slowDown();
  const path = `/api/matches/${body.matchId}`;
  const refused = { body: { error: { code: 'too_costly', params: { seconds: 20 } } } };
  expect(await ann.api('GET', `${path}/replay`)).toMatchObject(refused);
  expect(await ann.api('POST', `${path}/fork`, { step: 1 })).toMatchObject(refused);
  expect(await bob.api('POST', '/api/matches/import', { record })).toMatchObject(refused);
});
