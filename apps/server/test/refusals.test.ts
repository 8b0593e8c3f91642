import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Decision, Player } from './kit/stranger.ts';
import { caughtUp, compareWithFresh, done, enterMatch, nextAct, perform, play, settled } from './kit/stranger-play.ts';
import { type BuiltServer, startBuilt } from './support/server.ts';

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuilt();
});
afterAll(() => server.remove());

const dealt = { options: { rebels: 'dealt', short: true } };
const refusal = (code: string) => ({ ok: false, error: { code } });

/** A player who has a decision, another player, and the decision. */
async function turn(matchId: string, players: readonly Player[]) {
  await settled(matchId, players);
  const { player } = nextAct(matchId, players);
  const other = players.find((one) => one !== player)!;
  return { player, other, decision: structuredClone(player.frame(matchId).decisions[0]!) };
}

test('an act repeated with its id is answered the same and changes nothing', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, dealt);
  const device = await players[0]!.twin();
  await settled(matchId, players);
  const act = nextAct(matchId, players);
  const [first, twice] = await Promise.all([perform(matchId, act), perform(matchId, act)]);
  expect(first).toMatchObject({ ok: true, version: expect.any(Number) });
  expect(twice).toEqual(first);
  await play(matchId, players, 5);
  await caughtUp(players);
  const before = players.map((player) => structuredClone(player.frame(matchId)));
  expect(await perform(matchId, act)).toEqual(first);
  expect(await perform(matchId, { ...act, choice: 'something else' })).toEqual(first);
  await compareWithFresh(matchId, players[0]!, device);
  await caughtUp(players);
  expect(players.map((player) => player.frame(matchId))).toEqual(before);
});

test('an answer that does not fit the decision is refused and changes nothing', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, dealt);
  await play(matchId, players, 3);
  const { player, other, decision } = await turn(matchId, players);
  await caughtUp(players);
  const before = structuredClone(player.frame(matchId));
  const key = decision.options.find((option) => !option.refused)!.key;
  const otherSeat = other.frame(matchId).viewer;
  const act = (who: Player, change: Partial<Decision>, choice: string | string[] | number) =>
    who.act(matchId, { ...decision, ...change }, choice);
  expect(await act(player, {}, 'no such key')).toMatchObject(refusal('not_an_option'));
  expect(await act(player, {}, [key])).toMatchObject(refusal('bad_choice'));
  expect(await act(player, {}, 3)).toMatchObject(refusal('bad_choice'));
  expect(await act(player, { id: `${decision.id}9` }, key)).toMatchObject(refusal('stale_decision'));
  expect(await act(other, { seat: otherSeat }, key)).toMatchObject(refusal('not_your_decision'));
  expect(await act(other, {}, key)).toMatchObject(refusal('not_seated'));
  expect(await act(player, { seat: 'p9' }, key)).toMatchObject(refusal('not_seated'));
  const stranger = await Player.enter(server.url, 'Stranger');
  expect(await act(stranger, {}, key)).toMatchObject(refusal('not_seated'));
  expect(await stranger.undo(matchId, decision.seat)).toMatchObject(refusal('not_seated'));
  const fresh = await (await player.twin()).watch(matchId);
  expect(fresh.frames).toEqual([before]);
});

test('a decision that has been answered is stale', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, dealt);
  await settled(matchId, players);
  const act = nextAct(matchId, players);
  await done(matchId, act);
  const isAskedAgain = act.player.frame(matchId).decisions.some(({ id }) => id === act.decision.id);
  expect(isAskedAgain).toBe(false);
  const late = await act.player.act(matchId, act.decision, act.choice);
  expect(late).toMatchObject(refusal('stale_decision'));
});

test('an option shown as refused is refused with its own reason', async () => {
  const { players, matchId } = await enterMatch(server.url, 3, dealt);
  const codes = new Set<string>();
  for (let acts = 0; acts < 60 && codes.size < 2; acts++) {
    const { player, decision } = await turn(matchId, players);
    for (const { key, refused } of decision.options) {
      if (!refused || codes.has(refused.code)) continue;
      const { ok, error } = await player.act(matchId, decision, key);
      expect(ok).toBe(false);
      expect(error).toMatchObject({ code: 'option_refused', params: { code: refused.code, ...refused.params } });
      expect(refused.clause).toMatch(/^GD-/);
      expect(error!.clause).toBe(refused.clause);
      codes.add(refused.code);
    }
    await play(matchId, players, 1);
  }
  expect(codes.size).toBeGreaterThan(0);
});

test('no act is possible in a match that is over', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, dealt);
  const acts = await play(matchId, players);
  const last = acts.at(-1)!;
  const { choice, decision, player } = last;
  expect(await player.act(matchId, decision, choice)).toMatchObject(refusal('match_over'));
  expect(await player.undo(matchId, decision.seat)).toMatchObject({ ok: false, error: { code: expect.any(String) } });
  expect(await perform(matchId, last), 'the last act repeated').toMatchObject({ ok: true });
});

test('undo: nothing to undo at the start, then once within the boundary', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, dealt);
  for (const [index, player] of players.entries())
    expect(await player.undo(matchId, `p${index + 1}`)).toMatchObject(refusal('nothing_to_undo'));
  for (let acts = 0; acts < 200; acts++) {
    const { player, decision } = await turn(matchId, players);
    const place = decision.options.find((option) => option.key.startsWith('place:') && !option.refused);
    if (!place) {
      await play(matchId, players, 1);
      continue;
    }
    const before = structuredClone(player.frame(matchId));
    await done(matchId, { player, decision, choice: place.key, id: `place ${acts}` });
    if (!player.frame(matchId).decisions[0]?.canUndo) continue;
    const undone = await player.undo(matchId, decision.seat, 'take back');
    expect(undone).toEqual({ ok: true, version: before.version + 2 });
    await player.until(() => player.frame(matchId).version === undone.version, 'the undo');
    expect(player.frame(matchId).view).toEqual(before.view);
    expect(await player.undo(matchId, decision.seat, 'take back'), 'repeated').toEqual(undone);
    await play(matchId, players, 3);
    return;
  }
  throw new Error('nothing could be undone');
});

test('a private match is open to invited players only', async () => {
  const { players, matchId, inviteCode } = await enterMatch(server.url, 2, { ...dealt, visibility: 'private' });
  const stranger = await Player.enter(server.url, 'Stranger');
  expect(await stranger.watch(matchId)).toMatchObject(refusal('private_match'));
  expect(stranger.frames(matchId)).toEqual([]);
  const join = (code?: string) =>
    stranger.http('POST', `/api/matches/${matchId}/join`, code === undefined ? {} : { inviteCode: code });
  const refused = { status: 403, body: { error: { code: 'private_match' } } };
  expect(await join()).toMatchObject(refused);
  expect(await join(`${inviteCode.slice(1)}x`)).toMatchObject(refused);
  expect(await stranger.http('GET', `/api/matches/${matchId}`)).toMatchObject(refused);
  expect(await stranger.http('GET', `/api/matches/${matchId}/record`)).toMatchObject(refused);
  expect(await join(inviteCode)).toMatchObject({ status: 409, body: { error: { code: 'already_started' } } });
  const before = stranger.events.length;
  await play(matchId, players, 3);
  expect(stranger.deltas).toEqual([]);
  expect(stranger.events).toHaveLength(before);
});

test('a match without spectators is open to its seats only', async () => {
  const { players, matchId } = await enterMatch(server.url, 2, { ...dealt, spectators: 'closed' });
  const stranger = await Player.enter(server.url, 'Stranger');
  expect(await stranger.watch(matchId)).toMatchObject(refusal('spectators_closed'));
  const visitor = new Player(server.url);
  await visitor.connect();
  expect(await visitor.watch(matchId)).toMatchObject(refusal('spectators_closed'));
  await play(matchId, players, 3);
  expect([...stranger.deltas, ...visitor.deltas]).toEqual([]);
});
