import { createHash } from 'node:crypto';
import { hashOf } from '@echo-base/games/engine';
import { boardgameMatch, type Move } from '@echo-base/games/engine/boardgame';
import { titleById } from '@echo-base/games/titles';
import { matchRecord, type RecordedAct } from '@echo-base/protocol';
import { expect, test } from 'vitest';
import { ProtocolClient } from '../../test/kit/client.ts';
import { openMatch, playAtRandom } from '../../test/kit/play.ts';
import { testServer } from '../../test/kit/setup.ts';

const SEATS = { title: 'galaxy-dice', seats: ['p1', 'p2', 'p3'].map((id) => ({ id, kind: 'human' })) };

function moveOf({ seat, decision, choice }: RecordedAct): Move {
  if (decision === 'undo' || decision === 'concede') return { move: decision, seat, args: [] };
  return { move: 'act', seat, args: [decision, choice ?? ''] };
}

test('after the end the record is complete, and every roll can be checked with it', async () => {
  const server = await testServer();
  const players = await ProtocolClient.joinAll(server.url, 'Ann', 'Bob', 'Cat');
  const [ann, bob, cat] = players;
  const matchId = await openMatch(players, SEATS);
  const path = `/api/matches/${matchId}/record`;
  await playAtRandom(players, matchId, { most: 40 });
  for (const player of players) {
    await player.watch(matchId);
    const frame = player.framesOf(matchId).find((one) => one.canUndo);
    if (frame) expect((await player.undo(matchId, frame.viewer)).ok).toBe(true);
  }
  const early = await ann.api('GET', path);
  expect([early.status, early.body.error.code]).toEqual([403, 'not_finished']);
  expect(JSON.stringify(early.body)).not.toMatch(/[0-9a-f]{64}/);
  await cat.api('POST', `/api/matches/${matchId}/concede`, {});
  await bob.api('POST', `/api/matches/${matchId}/concede`, {});

  const record = matchRecord.parse((await ann.api('GET', path)).body);
  expect(createHash('sha256').update(Buffer.from(record.seed, 'hex')).digest('hex')).toBe(record.seedHash);
  expect(record.seedHash).toBe((await ann.api('GET', `/api/matches/${matchId}`)).body.seedHash);
  expect(record.acts.map((act) => act.seq)).toEqual(record.acts.map((_act, index) => index));
  expect(record.acts.filter((act) => act.decision === 'concede').map((act) => [act.seat, act.choice])).toEqual([
    ['p3', null],
    ['p2', null],
  ]);
  expect(record.outcome.winners).toEqual(['p1']);

  const title = titleById(record.title);
  if (!title) throw new Error('no title');
  const match = boardgameMatch(title, { seats: record.seats, options: record.options, seed: record.seed });
  const hashes = record.acts.map((act) => {
    const result = match.play(moveOf(act));
    if (!result.ok) throw new Error(result.refusal.code);
    result.commit?.();
    return hashOf({ ...match.g, undo: undefined, log: undefined });
  });
  expect(hashes).toEqual(record.hashes);
});
