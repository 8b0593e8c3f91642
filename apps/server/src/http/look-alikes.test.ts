import { peopleAtTable } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

test('in a match the second of two names that look alike is numbered for all, in seats, chat and lists', async () => {
  const { url, registry } = await testServer();
  const [ida, idа, Іda] = await ProtocolClient.joinAll(url, 'Ida', 'Idа', 'Іda');
  if (!ida || !idа || !Іda) throw new Error('no one there');
  const matchId = await openMatch([ida, idа], {
    ...{ title: 'galaxy-dice', visibility: 'public', spectators: 'open' },
    seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })),
  });
  await Іda.watch(matchId);
  const names = async (who: ProtocolClient) =>
    (await who.api('GET', `/api/matches/${matchId}`)).body.seats.map((seat: { playerName: string }) => seat.playerName);
  for (const who of [ida, idа, Іda]) expect(await names(who)).toEqual(['Ida', 'Idа (2)']);
  await Іda.emit('say', { matchId, text: 'It is me' });
  await ida.emit('say', { matchId, text: 'No' });
  await expect.poll(() => idа.said.map(({ from }) => from)).toEqual(['Іda (3)', 'Ida']);
  const path = `/api/moderation/matches/${matchId}/people`;
  const people = peopleAtTable.parse((await ida.api('GET', path)).body).people;
  expect(people.map(({ name }) => name).sort()).toEqual(['Ida', 'Idа (2)', 'Іda (3)'].sort());
  registry.evict(matchId);
  expect(await names(ida), 'after a restart too').toEqual(['Ida', 'Idа (2)']);
});

test('a notice in the chat names who has acted as all read it in the match', async () => {
  const { url } = await testServer();
  const [ida, idа] = await ProtocolClient.joinAll(url, 'Ida', 'Idа');
  if (!ida || !idа) throw new Error('no one there');
  const matchId = await openMatch([ida, idа], {
    ...{ title: 'galaxy-dice', clock: { kind: 'bank', bank: 60, increment: 0, atZero: 'claim' } },
    seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })),
  });
  const path = `/api/matches/${matchId}`;
  expect((await idа.api('POST', `${path}/propose`, { proposal: { kind: 'pause' } })).status).toBe(200);
  const { id } = (await ida.api('GET', path)).body.proposal;
  await ida.api('POST', `${path}/answer`, { id, agree: true });
  await expect
    .poll(() => ida.said.map(({ from, notice }) => [from, notice?.key]))
    .toEqual([['Idа (2)', 'notice.paused']]);
});
