import { frame } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';
import { catchUp } from '../../test/kit/undo.ts';

test('a match of three goes on when one concedes, and every frame names who did', async () => {
  const server = await testServer();
  const [ann, bob] = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob');
  const [cas, eve] = await ProtocolClient.joinAll(server.url, 'Cas', 'Eve');
  const seats = ['p1', 'p2', 'p3'].map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([ann, bob, cas], { title: 'galaxy-dice', seats });
  await eve.watch(matchId);
  const viewers = [
    [ann, 'p1'],
    [bob, 'p2'],
    [cas, 'p3'],
    [eve, 'spectator'],
  ] as const;
  for (const [who, viewer] of viewers) expect(who.frame(matchId, viewer)?.conceded).toBeUndefined();
  expect((await bob.api('POST', `/api/matches/${matchId}/concede`, {})).status).toBe(200);
  await catchUp([ann, bob, cas, eve]);
  for (const [who, viewer] of viewers) {
    const shown = who.frame(matchId, viewer);
    expect([shown?.conceded, shown?.outcome]).toEqual([['p2'], undefined]);
    expect(frame.safeParse(shown).success).toBe(true);
  }
  expect(bob.frame(matchId, 'p2')?.waitingFor).not.toContain('p2');
});
