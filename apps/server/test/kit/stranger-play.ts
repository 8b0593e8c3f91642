/** Whole matches of scripted players. */

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { testPick, testRandom, testRandomInt } from '../../../../scripts/test-seed.ts';
import { type Choice, type Decision, type NewMatch, Player, type Reply } from './stranger.ts';

/** Random choice that is not refused and advances the game: `place:*` rather than `back:*`. */
export function choose({ shape, options, min = 0, max = 0 }: Decision): Choice {
  const keys = options.filter((option) => !option.refused).map((option) => option.key);
  if (shape === 'number') return min + testRandomInt(max - min + 1);
  if (shape === 'some') {
    const shuffled = keys.map((key) => ({ key, at: testRandom() })).sort((a, b) => a.at - b.at);
    const most = Math.min(max, keys.length);
    return shuffled.slice(0, min + testRandomInt(most - min + 1)).map(({ key }) => key);
  }
  const forward = keys.filter((key) => !key.startsWith('back:'));
  const placing = forward.filter((key) => key.startsWith('place:'));
  if (placing.length > 0 && testRandom() < 0.7) return testPick(placing);
  return testPick(forward.length > 0 ? forward : keys);
}

export interface Setup {
  readonly options?: object;
  readonly visibility?: 'public' | 'private';
  readonly spectators?: 'open' | 'delayed' | 'closed';
}

/** Creates a galaxy-dice match of the first player; all take seats and watch. */
export async function openMatch(players: readonly Player[], setup: Setup = {}): Promise<NewMatch> {
  const seats = players.map((_one, index) => ({ id: `p${index + 1}`, kind: 'human' }));
  const body = { title: 'galaxy-dice', visibility: 'public', spectators: 'open', seats, ...setup };
  const made = await players[0]!.http<NewMatch>('POST', '/api/matches', body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  const { matchId, inviteCode } = made.body;
  for (const [index, player] of players.entries()) {
    const joined = await player.http('POST', `/api/matches/${matchId}/join`, { seat: `p${index + 1}`, inviteCode });
    expect(joined).toMatchObject({ status: 200, body: { seat: `p${index + 1}` } });
  }
  for (const [index, player] of players.entries())
    expect((await player.watch(matchId)).viewers).toEqual([`p${index + 1}`]);
  return made.body;
}

/** Creates a match with new players. */
export async function enterMatch(url: string, count: number, setup: Setup = {}) {
  const players = await Promise.all(Array.from({ length: count }, (_one, seat) => Player.enter(url, `Player ${seat}`)));
  return { players, ...(await openMatch(players, setup)) };
}

export interface TestAct {
  readonly player: Player;
  readonly decision: Decision;
  readonly choice: Choice;
  readonly id: string;
}

/** Random act of one of the seats that have a decision. */
export function nextAct(matchId: string, players: readonly Player[]): TestAct {
  const asked = players.filter((player) => player.frame(matchId).decisions.length > 0);
  const player = testPick(asked);
  const decision = structuredClone(testPick(player.frame(matchId).decisions));
  return { player, decision, choice: choose(decision), id: randomUUID() };
}

export function perform(matchId: string, { player, decision, choice, id }: TestAct): Promise<Reply> {
  return player.act(matchId, decision, choice, id);
}

/** Sends the act and waits until the actor's frame shows it. Returns the acknowledged version. */
export async function done(matchId: string, act: TestAct): Promise<number> {
  const reply = await perform(matchId, act);
  if (!reply.ok) throw new Error(`${JSON.stringify(act.decision)} ${act.choice}: ${JSON.stringify(reply)}`);
  await act.player.until(() => act.player.frame(matchId).version >= reply.version!, 'the act to show');
  return reply.version!;
}

export const isOver = (matchId: string, players: readonly Player[]) =>
  players.some((player) => player.frame(matchId).outcome !== undefined);

/** Resolves when a seat has a decision or the match is over: deltas reach the others a little later. */
export async function settled(matchId: string, players: readonly Player[]): Promise<void> {
  const isAsked = (player: Player) => player.frame(matchId).decisions.length > 0;
  for (const player of players) {
    const others = () => isOver(matchId, players) || players.some(isAsked);
    if (others()) return;
    await Promise.race([
      player.until(others, 'a seat to be asked'),
      ...players.map((one) => one.until(others, 'a seat to be asked')),
    ]);
  }
}

/** Resolves when everything sent so far has arrived. */
export async function caughtUp(players: readonly Player[]): Promise<void> {
  for (const player of players) {
    await player.send('ping', {});
    player.check();
  }
}

/** Plays at random for at most this many acts. Returns them in order. */
export async function play(
  matchId: string,
  players: readonly Player[],
  most = Number.POSITIVE_INFINITY,
  between: (acts: number) => Promise<void> = async () => undefined,
): Promise<TestAct[]> {
  const acts: TestAct[] = [];
  while (acts.length < most) {
    await settled(matchId, players);
    if (isOver(matchId, players)) break;
    const act = nextAct(matchId, players);
    await done(matchId, act);
    acts.push(act);
    await between(acts.length);
  }
  return acts;
}

/** Asserts that the rebuilt frame equals the one a second device of the session is sent whole. */
export async function compareWithFresh(matchId: string, player: Player, device: Player): Promise<void> {
  const { ok, frames, deltas } = await device.watch(matchId);
  expect(ok).toBe(true);
  expect(deltas).toEqual([]);
  expect(frames!.map((frame) => frame.viewer)).toEqual(player.frames(matchId).map((frame) => frame.viewer));
  for (const [index, fresh] of frames!.entries()) {
    await player.until(() => player.frames(matchId)[index]!.version >= fresh.version, `version ${fresh.version}`);
    expect(player.frames(matchId)[index]).toStrictEqual(fresh);
  }
}
