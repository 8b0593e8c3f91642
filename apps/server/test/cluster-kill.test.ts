import { expect, inject, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch, randomChoice } from './kit/play.ts';
import { emptyDatabase, type TestDatabase } from './support/databases.ts';
import { startBuilt } from './support/server.ts';

const MATCH = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', options: { short: true } };

async function twoServers(database: TestDatabase) {
  const env = { ...database.env, REDIS_URL: inject('redis'), BOT_DELAY_MS: '0' };
  const servers = [await startBuilt(env), await startBuilt(env)] as const;
  onTestFinished(async () => {
    for (const server of servers) await server.remove();
  });
  return servers;
}

test('when a server is killed its players continue on the other, no acknowledged act is missing, bots play on', async () => {
  const database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
  const [first, second] = await twoServers(database);
  const ann = await ProtocolClient.join(first.url, 'Ann');
  const bob = await ProtocolClient.join(second.url, 'Bob');
  const seats = [
    { id: 'p1', kind: 'human' },
    { id: 'p2', kind: 'human' },
  ];
  const matchId = await openMatch([ann, bob], { ...MATCH, seats });
  await ann.watch(matchId);
  const bots = ['p1', 'p2'].map((id) => ({ id, kind: 'bot' }));
  const botMatches = [];
  for (let number = 0; number < 2; number++)
    botMatches.push((await ann.api('POST', '/api/matches', { ...MATCH, seats: bots })).body.matchId);
  const acknowledged: string[] = [];
  const play = async (people: ProtocolClient[], most: number) => {
    for (let acts = 0; acts < most; ) {
      const found = people
        .flatMap((one) =>
          one.framesOf(matchId).flatMap((frame) => frame.decisions.map((decision) => ({ one, decision }))),
        )
        .at(0);
      if (!found) await new Promise((resolve) => setTimeout(resolve, 10));
      else if (people.some((one) => one.framesOf(matchId).some((frame) => frame.outcome))) return;
      else {
        const id = `k${acknowledged.length}`;
        const answer = await found.one.act(matchId, found.decision, randomChoice(found.decision), id);
        if (answer.ok) acknowledged.push(id);
        if (answer.ok) acts += 1;
        await found.one.emit('ping');
      }
    }
  };
  await play([ann, bob], 6);
  await first.kill();
  ann.close();
  const annBack = ann.at(second.url);
  await annBack.connect();
  const answer = await annBack.emit('watch', { matchId, since: { p1: ann.frame(matchId, 'p1')!.version } });
  expect(answer.ok).toBe(true);
  await annBack.watch(matchId);
  await play([annBack, bob], 6);
  const db = await database.open();
  expect((await db.acts(matchId)).map((act) => act.clientId)).toEqual(acknowledged);
  await db.close();
  const status = async (id: string) => (await bob.api('GET', `/api/matches/${id}`)).body.status;
  for (const id of botMatches) await expect.poll(() => status(id), { timeout: 40_000, interval: 100 }).toBe('finished');
  annBack.close();
  await first.start();
  const third = ann.at(first.url);
  await third.connect();
  await third.watch(matchId);
  expect(third.frame(matchId, 'p1')).toEqual(annBack.frame(matchId, 'p1'));
});

test('players connected to a server that was killed are shown as away', async () => {
  const database = await emptyDatabase('postgres');
  onTestFinished(database.remove);
  const [first, second] = await twoServers(database);
  const ann = await ProtocolClient.join(first.url, 'Ann');
  const bob = await ProtocolClient.join(second.url, 'Bob');
  const matchId = await openMatch([ann, bob], { ...MATCH, seats: ['p1', 'p2'].map((id) => ({ id, kind: 'human' })) });
  const annIsThere = () => bob.tables.at(-1)?.match.seats[0].connected;
  await bob.until(() => annIsThere() === true, 'Ann to be there');
  await first.kill();
  await bob.until(() => annIsThere() === false, 'Ann to be gone', 15_000);
  expect((await bob.api('GET', `/api/matches/${matchId}`)).body.seats[0].connected).toBe(false);
});
