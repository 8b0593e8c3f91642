import { expect, inject, onTestFinished, test } from 'vitest';
import { ProtocolClient } from './kit/client.ts';
import { openMatch } from './kit/play.ts';
import { testServer } from './kit/setup.ts';
import { newDatabase } from './support/databases.ts';

const SEATS = ['rebel-admiral', 'imperial-admiral', 'imperial-general', 'rebel-general'];

test('what a player plans on one server is shown to the mate on another, and to no one else there', async () => {
  const database = await newDatabase('postgres');
  // Hooks run in reverse order: the servers close before their database is removed.
  onTestFinished(database.remove);
  const node = () => testServer({ env: { ...database.env, REDIS_URL: inject('redis') } });
  const [here, there] = [await node(), await node()];
  const [cy] = await ProtocolClient.joinAll(here.url, 'Cy');
  const [ann, bob, dee, eve] = await ProtocolClient.joinAll(there.url, 'Ann', 'Bob', 'Dee', 'Eve');
  const seats = SEATS.map((id) => ({ id, kind: 'human' }));
  const matchId = await openMatch([ann, cy, dee, bob], { title: 'rebellion', seats, spectators: 'open' });
  for (const one of [ann, bob, cy, dee, eve]) await one.watch(matchId);
  await cy.until(() => cy.frame(matchId, 'imperial-admiral')?.decisions.length === 1, 'the first question');
  const asked = cy.frame(matchId, 'imperial-admiral')!.decisions[0]!;
  const key = asked.options.find(({ refused }) => !refused)!.key;

  expect(await cy.plan(matchId, asked, [key])).toEqual({ ok: true });
  await dee.until(() => dee.plans.length === 1, 'the plan at the other server');
  const told = { matchId, seat: asked.seat, decision: asked.id, picked: [key] };
  expect(dee.plans).toEqual([told]);
  expect(await cy.plan(matchId, asked, [])).toEqual({ ok: true });
  await dee.until(() => dee.plans.length === 2, 'the plan put back');
  expect(dee.plans[1]).toEqual({ ...told, picked: [] });
  for (const one of [ann, bob, eve]) await one.emit('ping');
  expect([ann, bob, eve].flatMap(({ plans }) => plans)).toEqual([]);

  // The server that has stored it stops; the other one knows it.
  await cy.plan(matchId, asked, [key]);
  await dee.until(() => dee.plans.length === 3, 'the plan again');
  await here.close();
  expect((await dee.watch(matchId)).plans).toEqual([told]);
});
