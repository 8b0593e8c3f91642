/** Whole matches of scripted players. */

import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { testPick, testRandom, testRandomInt } from '../../../../scripts/test-seed.ts';
import { type Choice, type Decision, type NewMatch, Player, type Reply } from './stranger.ts';

/** Any unrefused answer that brings the game forward: never `back:*` without need, rather `place:*`. */
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

/** The first player sets a galaxy-dice match up, all sit down and watch. */
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

/** A match with players of its own. */
export async function enterMatch(url: string, count: number, setup: Setup = {}) {
  const players = await Promise.all(Array.from({ length: count }, (_one, seat) => Player.enter(url, `Player ${seat}`)));
  return { players, ...(await openMatch(players, setup)) };
}

export interface Deed {
  readonly player: Player;
  readonly decision: Decision;
  readonly choice: Choice;
  readonly id: string;
}

/** What one of those who are asked could do now. */
export function nextDeed(matchId: string, players: readonly Player[]): Deed {
  const asked = players.filter((player) => player.frame(matchId).decisions.length > 0);
  const player = testPick(asked);
  const decision = structuredClone(testPick(player.frame(matchId).decisions));
  return { player, decision, choice: choose(decision), id: randomUUID() };
}

export function perform(matchId: string, { player, decision, choice, id }: Deed): Promise<Reply> {
  return player.act(matchId, decision, choice, id);
}

/** Performs it and waits until the actor's frame shows it; the answered version. */
export async function done(matchId: string, deed: Deed): Promise<number> {
  const reply = await perform(matchId, deed);
  if (!reply.ok) throw new Error(`${JSON.stringify(deed.decision)} ${deed.choice}: ${JSON.stringify(reply)}`);
  await deed.player.until(() => deed.player.frame(matchId).version >= reply.version!, 'the act to show');
  return reply.version!;
}

export const isOver = (matchId: string, players: readonly Player[]) =>
  players.some((player) => player.frame(matchId).outcome !== undefined);

/** Whether somebody is asked or the match is over: what comes of an act reaches the others a little later. */
export async function settled(matchId: string, players: readonly Player[]): Promise<void> {
  const isAsked = (player: Player) => player.frame(matchId).decisions.length > 0;
  for (const player of players) {
    const others = () => isOver(matchId, players) || players.some(isAsked);
    if (others()) return;
    await Promise.race([
      player.until(others, 'somebody to be asked', 5_000),
      ...players.map((one) => one.until(others, 'somebody to be asked', 5_000)),
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

/** Plays at random, at most so many acts; what was done, in order. */
export async function play(
  matchId: string,
  players: readonly Player[],
  most = Number.POSITIVE_INFINITY,
  between: (acts: number) => Promise<void> = async () => undefined,
): Promise<Deed[]> {
  const deeds: Deed[] = [];
  while (deeds.length < most) {
    await settled(matchId, players);
    if (isOver(matchId, players)) break;
    const deed = nextDeed(matchId, players);
    await done(matchId, deed);
    deeds.push(deed);
    await between(deeds.length);
  }
  return deeds;
}

/** What was rebuilt from deltas is what a second device of the session is sent whole. */
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
