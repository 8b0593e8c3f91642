import { expect, test } from 'vitest';
import { row, seat } from '../../test/support/rows.ts';
import type { Host } from '../play/host.ts';
import { BOTS_WAIT_MS } from '../play/undo-requests.ts';
import { requestMark, requestsOf } from './requests.ts';

const seats = ['p1', 'p2', 'p3'].map((id) => seat(id, { playerId: id, playerName: id }));
/** What is read of a match in play in which p1 has asked to undo, and p2 and p3 have not answered. */
const host = (open: readonly string[], status: 'playing' | 'finished' = 'playing') =>
  ({
    stored: { match: row({ status }), seats, members: [] },
    requests: { request: { open, botsUntil: 1_000 + BOTS_WAIT_MS } },
    live: null,
  }) as unknown as Host;
const store = { acts: async () => [] };

test('players asked for an undo are told from when it was asked until they have answered', async () => {
  expect(await requestsOf(host(['p2', 'p3']), store)).toEqual([
    { seat: 'p2', since: 1_000 },
    { seat: 'p3', since: 1_000 },
  ]);
  expect(await requestsOf(host(['p3']), store)).toEqual([{ seat: 'p3', since: 1_000 }]);
  expect(requestMark(host(['p3']))).not.toEqual(requestMark(host(['p2', 'p3'])));
  expect(await requestsOf(host(['p3'], 'finished'), store)).toEqual([]);
});
